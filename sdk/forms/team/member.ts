/** One member below an agent: who that is, the rates, and what can be done (TEAM-12). Needs no DOM. */
import { atom, type ReadableAtom } from 'nanostores';
import { toCallError } from '../../api/errors.ts';
import { readFlag, readNumber, readText } from '../../domain/read/read.ts';
import type { CallError, Model } from '../../types.ts';
import { downline, updateDownlineRebates, upgradeDownline } from '../../wire/agent-members.ts';
import type { Answer } from '../../wire/endpoint.ts';
import { latestOnly } from '../latest.ts';
import { oneStep } from '../one-step.ts';
import { readTeamMember, type TeamMember } from './members.ts';
import type { TeamLobby } from './overview.ts';

/** A rate of a category of play, in tenths of a percent of the valid stake. */
export interface Rate {
  readonly category: string;
  readonly tenths: number;
}

type RatesAnswer = Answer<typeof downline>['value']['rebates'];

export const readRates = (value: RatesAnswer): readonly Rate[] =>
  value?.map(one => ({ category: readText(one.gameType), tenths: readNumber(one.rebate) ?? 0 })) ?? [];

export interface MemberCard extends TeamMember {
  readonly rates: readonly Rate[];
  /** The agent's own, which the rates may not pass. */
  readonly mostRates: readonly Rate[];
  /** What the member gives on, which the rates may not fall below. */
  readonly leastRates: readonly Rate[];
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
          ...readTeamMember(value),
          rates: readRates(value.rebates),
          mostRates: readRates(value.mostRebates),
          leastRates: readRates(value.leastRebates),
          canRate: readFlag(value.canRate),
          isBound: readFlag(value.isBound),
          canOffer: readFlag(value.canOffer),
          canUpgrade: readFlag(value.canUpgrade),
          path: value.path?.map(one => readText(one.userName)) ?? [],
        },
      });
    } catch (reason) {
      if (isLast()) change({ error: toCallError(reason) });
    }
  };
  const step = oneStep($state);
  void ask();
  return {
    $state,
    actions: {
      refresh: () => void ask(),
      upgrade: () =>
        step(async () => {
          await lobby.call(upgradeDownline, { body: { userName } });
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
