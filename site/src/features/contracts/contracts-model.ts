/** Contracts between an agent and a direct member: what each side sees and does (TEAM-21 to TEAM-24). Needs no DOM. */
import type { CallError, Model } from 'lobbykit';
import {
  CONTRACT_KINDS,
  type ContractKind,
  type ContractTier,
  type PendingOffers,
  parseDecimal,
  parseFlag,
  parseNumber,
  parseText,
} from 'lobbykit/domain';
import { latestOnly, toCallError } from 'lobbykit/forms';
import {
  type contractDividend,
  contracts,
  endContract,
  memberContracts,
  offerContract,
  type ResponseOf,
  respondToContract,
} from 'lobbykit/wire';
import { atom, type ReadableAtom } from 'nanostores';
import { type StepState, singleFlight } from '../../shared/forms/single-flight.ts';
import type { TeamLobby } from '../team/list-model.ts';

/** An offer, or the contract that became of it. Times are ms since 1970. */
export interface Agreement {
  readonly offerId: string;
  readonly steps: readonly ContractTier[];
  /** Of the first period, null for an offer; and the end of the last one, null while nobody has ended it. */
  readonly starts: number | null;
  readonly ends: number | null;
}

/** A period, as it would be paid if it ended now. Amounts are decimal text. */
export interface CurrentPeriod {
  readonly starts: number | null;
  readonly ends: number | null;
  readonly base: string;
  readonly active: number;
  /** The step that is reached, from 1 on; 0 for none. */
  readonly step: number;
  readonly amount: string;
}

export interface ContractStanding {
  readonly kind: ContractKind;
  readonly offered: Agreement | null;
  readonly running: Agreement | null;
  /** Holds from the next period on. */
  readonly next: Agreement | null;
  readonly current: CurrentPeriod | null;
  /** Decimal text. */
  readonly owed: string;
  /** What became of the last offer that waits no more; '' before the first. */
  readonly lastAnswer: string;
}

type Standings = ResponseOf<typeof contracts>['value']['content'];

const parseAgreement = (value: Standings[number]['offered']): Agreement | null =>
  value
    ? {
        offerId: parseText(value.offerId),
        steps: value.steps.map(({ from, active, pay }) => ({
          from: parseText(from),
          active: parseNumber(active) ?? 0,
          pay: parseText(pay),
        })),
        starts: parseNumber(value.startTime),
        ends: parseNumber(value.endTime),
      }
    : null;

export const parseCurrent = (value: Standings[number]['current']): CurrentPeriod | null =>
  value
    ? {
        starts: parseNumber(value.startTime),
        ends: parseNumber(value.endTime),
        base: parseDecimal(value.base),
        active: parseNumber(value.active) ?? 0,
        step: parseNumber(value.step) ?? 0,
        amount: parseDecimal(value.amount),
      }
    : null;

/** Every kind, in the order of CONTRACT-06, whatever the gateway names. */
const parseStandings = (content: Standings): readonly ContractStanding[] =>
  CONTRACT_KINDS.map(kind => {
    const found = content.find(one => parseText(one.kind) === kind);
    return {
      kind,
      offered: parseAgreement(found?.offered),
      running: parseAgreement(found?.running),
      next: parseAgreement(found?.next),
      current: parseCurrent(found?.current),
      owed: parseDecimal(found?.owed),
      lastAnswer: parseText(found?.lastAnswer),
    };
  });

/** Ids of the offers that wait for an answer, by the fields of the wire (CONTRACT-03). */
export const parsePending = (value: ResponseOf<typeof contractDividend>['value']): PendingOffers => ({
  dailySalary: parseText(value.dailysalreqtype),
  dividend: parseText(value.divtypecompperiodreq),
  hourlySalary: parseText(value.contracthoursalreq),
});

export interface OwnContractState extends StepState {
  /** Null until it has come. */
  readonly standing: ContractStanding | null;
  /** Who offers contracts; '' for nobody. */
  readonly upper: string;
  /** Why it did not come. */
  readonly error: CallError | null;
}

export interface OwnContractActions {
  refresh(): Promise<void>;
  /** Accepts or refuses that very offer; true when that is done, else `refusal` says why not. */
  answer(offerId: string, accept: boolean): Promise<boolean>;
  /** Ends the contract at the end of its period. */
  end(offerId: string): Promise<boolean>;
}

export type OwnContractModel = Model<OwnContractState, OwnContractActions> & {
  readonly $state: ReadableAtom<OwnContractState>;
};

/** The member's own contract of a kind; it is asked for at once. */
export function createOwnContract(lobby: Pick<TeamLobby, 'call'>, kind: ContractKind): OwnContractModel {
  const $state = atom<OwnContractState>({ standing: null, upper: '', error: null, busy: false, refusal: null });
  const latest = latestOnly();
  const ask = async () => {
    const isLast = latest.begin();
    try {
      const { value } = await lobby.call(contracts);
      if (!isLast()) return;
      const standing = parseStandings(value.content).find(one => one.kind === kind)!;
      $state.set({ ...$state.get(), standing, upper: parseText(value.upper), error: null });
    } catch (reason) {
      if (isLast()) $state.set({ ...$state.get(), error: toCallError(reason) });
    }
  };
  const step = singleFlight($state);
  /** Whether it was done or refused, what there is now is another. */
  const andAsk = async (run: () => Promise<unknown>) => {
    const done = await step(async () => {
      await run();
      return undefined;
    });
    await ask();
    return done;
  };
  void ask();
  return {
    $state,
    actions: {
      refresh: ask,
      answer: (offerId, accept) => andAsk(() => lobby.call(respondToContract, { body: { offerId, accept } })),
      end: offerId => andAsk(() => lobby.call(endContract, { body: { offerId } })),
    },
  };
}

/** Decimals that an amount of a step has at most on the wire. */
const MAX_DECIMALS = 2;

export interface MemberContractsState extends StepState {
  /** Null until they have come. */
  readonly standings: readonly ContractStanding[] | null;
  readonly canOffer: boolean;
  /** Decimals of an amount: those of the currency, 2 at most. */
  readonly decimals: number;
  readonly error: CallError | null;
}

export interface MemberContractsActions {
  refresh(): Promise<void>;
  /** Offers the member a contract; true when that is done, else `refusal` says why not. */
  offer(kind: ContractKind, steps: readonly ContractTier[], paymentPassword: string): Promise<boolean>;
  /** Ends a contract at the end of its period, or takes back an offer. */
  end(offerId: string): Promise<boolean>;
}

export type MemberContractsModel = Model<MemberContractsState, MemberContractsActions> & {
  readonly $state: ReadableAtom<MemberContractsState>;
};

/** Contracts of the agent with a direct member; they are asked for at once. */
export function createMemberContracts(
  lobby: Pick<TeamLobby, 'call' | '$language'>,
  userName: string,
): MemberContractsModel {
  const $state = atom<MemberContractsState>({
    standings: null,
    canOffer: false,
    decimals: MAX_DECIMALS,
    error: null,
    busy: false,
    refusal: null,
  });
  const latest = latestOnly();
  const ask = async () => {
    const isLast = latest.begin();
    try {
      const { value } = await lobby.call(memberContracts, { query: { userName } });
      if (!isLast()) return;
      $state.set({
        ...$state.get(),
        standings: parseStandings(value.content),
        canOffer: parseFlag(value.canOffer),
        decimals: Math.min(MAX_DECIMALS, parseNumber(value.decimals) ?? MAX_DECIMALS),
        error: null,
      });
    } catch (reason) {
      if (isLast()) $state.set({ ...$state.get(), error: toCallError(reason) });
    }
  };
  const step = singleFlight($state);
  void ask();
  return {
    $state,
    actions: {
      refresh: ask,
      offer: (kind, steps, paymentPassword) =>
        step(async () => {
          const body = { userName, kind, steps: [...steps], paymentPassword, language: lobby.$language.get() };
          await lobby.call(offerContract, { body });
          await ask();
          return undefined;
        }),
      end: async offerId => {
        const done = await step(async () => {
          await lobby.call(endContract, { body: { offerId } });
          return undefined;
        });
        await ask();
        return done;
      },
    },
  };
}
