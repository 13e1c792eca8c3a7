/** One member below an agent: who that is, the rates, and what can be done (TEAM-12). Needs no DOM. */
import type { CallError, Model } from 'lobbykit';
import { parseFlag, parseNumber, parseText } from 'lobbykit/domain';
import { latestOnly, toCallError } from 'lobbykit/forms';
import { downline, promoteToAgent, type ResponseOf, updateDownlineRebates } from 'lobbykit/wire';
import { atom, type ReadableAtom } from 'nanostores';
import { singleFlight } from '../../../shared/forms/single-flight.ts';
import type { TeamLobby } from '../list-model.ts';
import { parseTeamMember, type TeamMember } from './members-model.ts';

/** A rate of a category of play, in tenths of a percent of the qualifying stake. */
export interface Rate {
  readonly category: string;
  readonly tenths: number;
}

type RatesResponse = ResponseOf<typeof downline>['value']['rebates'];

export const parseRates = (value: RatesResponse): readonly Rate[] =>
  value?.map(one => ({ category: parseText(one.gameType), tenths: parseNumber(one.rebate) ?? 0 })) ?? [];

export interface MemberCard extends TeamMember {
  readonly rates: readonly Rate[];
  /** The agent's own, which the rates may not pass. */
  readonly maxRates: readonly Rate[];
  /** What the member gives on, which the rates may not fall below. */
  readonly minRates: readonly Rate[];
  /** The member is direct, so that rates can be set. */
  readonly canRate: boolean;
  /** A contract with the member is in force: rates are raised, and not lowered. */
  readonly isBound: boolean;
  /** Contracts can be offered. */
  readonly canOffer: boolean;
  /** The merchant allows it, and the member is direct and no agent yet. */
  readonly canUpgrade: boolean;
  readonly path: readonly string[];
}

export interface MemberCardState {
  readonly card: MemberCard | null;
  /** Why the card did not come. */
  readonly error: CallError | null;
  readonly busy: boolean;
  /** Why the upgrade or the rates were refused. */
  readonly refusal: CallError | null;
}

export interface MemberCardActions {
  refresh(): void;
  /** True when the member is an agent now; else `refusal` says why not. */
  upgrade(): Promise<boolean>;
  /** Gives the member these rates from now on; true when they hold, else `refusal` says why not. */
  rate(rates: readonly Rate[]): Promise<boolean>;
}

export interface MemberCardModel extends Model<MemberCardState, MemberCardActions> {
  readonly $state: ReadableAtom<MemberCardState>;
}

/** The card of a member; it is asked for at once. */
export function createMemberCard(lobby: Pick<TeamLobby, 'call'>, userName: string): MemberCardModel {
  const $state = atom<MemberCardState>({ card: null, error: null, busy: false, refusal: null });
  const change = (part: Partial<MemberCardState>) => $state.set({ ...$state.get(), ...part });
  const latest = latestOnly();
  const ask = async () => {
    const isLast = latest.begin();
    change({ error: null });
    try {
      const { value } = await lobby.call(downline, { query: { userName } });
      if (!isLast()) return;
      change({
        card: {
          ...parseTeamMember(value),
          rates: parseRates(value.rebates),
          maxRates: parseRates(value.maxRebates),
          minRates: parseRates(value.minRebates),
          canRate: parseFlag(value.canRate),
          isBound: parseFlag(value.isBound),
          canOffer: parseFlag(value.canOffer),
          canUpgrade: parseFlag(value.canUpgrade),
          path: value.path?.map(one => parseText(one.userName)) ?? [],
        },
      });
    } catch (reason) {
      if (isLast()) change({ error: toCallError(reason) });
    }
  };
  const step = singleFlight($state);
  void ask();
  return {
    $state,
    actions: {
      refresh: () => void ask(),
      upgrade: () =>
        step(async () => {
          await lobby.call(promoteToAgent, { body: { userName } });
          await ask();
        }),
      rate: rates =>
        step(async () => {
          const rebates = rates.map(({ category, tenths }) => ({ gameType: category, rebate: tenths }));
          await lobby.call(updateDownlineRebates, { body: { userName, rebates } });
          await ask();
        }),
    },
  };
}
