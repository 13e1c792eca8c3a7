/**
 * Contracts between an agent and a direct downline member: their states, and the actions of both (TEAM-21 to TEAM-24).
 * Requires no DOM.
 */
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

/** Offered or accepted contract. Times are ms since 1970. */
export interface Agreement {
  readonly offerId: string;
  readonly steps: readonly ContractTier[];
  /**
   * Start of the first period; null for an offer. `ends` is the end of the last period; null unless the contract was
   * ended.
   */
  readonly starts: number | null;
  readonly ends: number | null;
}

/** Current period, with the payout as if the period ended now. Amounts are decimal text. */
export interface CurrentPeriod {
  readonly starts: number | null;
  readonly ends: number | null;
  readonly base: string;
  readonly active: number;
  /** Number of the reached tier, from 1; 0 if no tier is reached. */
  readonly step: number;
  readonly amount: string;
}

export interface ContractStanding {
  readonly kind: ContractKind;
  readonly offered: Agreement | null;
  readonly running: Agreement | null;
  /** Changed contract that replaces the current one from the next period. */
  readonly next: Agreement | null;
  readonly current: CurrentPeriod | null;
  /** Unpaid amount of past periods, decimal text. */
  readonly owed: string;
  /** Outcome of the last offer that is no longer pending; '' if there was no such offer. */
  readonly lastOutcome: string;
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

/**
 * Returns one entry for each contract kind, in the order of CONTRACT-06; a kind that the gateway omits has no contract.
 */
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
      lastOutcome: parseText(found?.lastAnswer),
    };
  });

/** Parses the ids of the pending offers, by contract kind (CONTRACT-03). */
export const parsePending = (value: ResponseOf<typeof contractDividend>['value']): PendingOffers => ({
  dailySalary: parseText(value.dailysalreqtype),
  dividend: parseText(value.divtypecompperiodreq),
  hourlySalary: parseText(value.contracthoursalreq),
});

export interface OwnContractState extends StepState {
  /** Null until loaded. */
  readonly standing: ContractStanding | null;
  /** User name of the agent who offers contracts to the member; '' without an agent. */
  readonly upper: string;
  /** Error of the last loading request, or null. */
  readonly error: CallError | null;
}

export interface OwnContractActions {
  refresh(): Promise<void>;
  /**
   * Accepts or rejects the offer `offerId`.
   * @returns true if the request succeeded; otherwise `actionError` contains the error
   */
  respond(offerId: string, accept: boolean): Promise<boolean>;
  /** Ends the contract when its current period ends. */
  end(offerId: string): Promise<boolean>;
}

export type OwnContractModel = Model<OwnContractState, OwnContractActions> & {
  readonly $state: ReadableAtom<OwnContractState>;
};

/** Creates the model of the member's contract of one kind and sends the first request immediately. */
export function createOwnContract(lobby: Pick<TeamLobby, 'call'>, kind: ContractKind): OwnContractModel {
  const $state = atom<OwnContractState>({ standing: null, upper: '', error: null, busy: false, actionError: null });
  const latest = latestOnly();
  const load = async () => {
    const isLast = latest.start();
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
  /**
   * Loads the contract again after a success, and also after an error, because an error may mean that the contract has
   * changed.
   */
  const runAndReload = async (run: () => Promise<unknown>) => {
    const done = await step(async () => {
      await run();
      return undefined;
    });
    await load();
    return done;
  };
  void load();
  return {
    $state,
    actions: {
      refresh: load,
      respond: (offerId, accept) => runAndReload(() => lobby.call(respondToContract, { body: { offerId, accept } })),
      end: offerId => runAndReload(() => lobby.call(endContract, { body: { offerId } })),
    },
  };
}

/** Maximum number of decimals that the API accepts in a tier amount. */
const MAX_DECIMALS = 2;

export interface MemberContractsState extends StepState {
  /** Null until loaded. */
  readonly standings: readonly ContractStanding[] | null;
  readonly canOffer: boolean;
  /** Number of decimals of a tier amount: that of the currency, but at most 2. */
  readonly decimals: number;
  readonly error: CallError | null;
}

export interface MemberContractsActions {
  refresh(): Promise<void>;
  /**
   * Offers the member a contract.
   * @returns true if the request succeeded; otherwise `actionError` contains the error
   */
  offer(kind: ContractKind, steps: readonly ContractTier[], paymentPassword: string): Promise<boolean>;
  /** Ends a contract when its current period ends, or withdraws a pending offer. */
  end(offerId: string): Promise<boolean>;
}

export type MemberContractsModel = Model<MemberContractsState, MemberContractsActions> & {
  readonly $state: ReadableAtom<MemberContractsState>;
};

/** Creates the model of an agent's contracts with one direct member and sends the first request immediately. */
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
    actionError: null,
  });
  const latest = latestOnly();
  const load = async () => {
    const isLast = latest.start();
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
  void load();
  return {
    $state,
    actions: {
      refresh: load,
      offer: (kind, steps, paymentPassword) =>
        step(async () => {
          const body = { userName, kind, steps: [...steps], paymentPassword, language: lobby.$language.get() };
          await lobby.call(offerContract, { body });
          await load();
          return undefined;
        }),
      end: async offerId => {
        const done = await step(async () => {
          await lobby.call(endContract, { body: { offerId } });
          return undefined;
        });
        await load();
        return done;
      },
    },
  };
}
