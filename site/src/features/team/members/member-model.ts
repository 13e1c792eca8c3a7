/** Details of one downline member: profile, rates, and the agent's actions (TEAM-12). Requires no DOM. */
import type { CallError, Model } from 'lobbykit';
import { parseFlag, parseNumber, parseText } from 'lobbykit/domain';
import { latestOnly, toCallError } from 'lobbykit/forms';
import { downline, promoteToAgent, type ResponseOf, updateDownlineRebates } from 'lobbykit/wire';
import { atom, type ReadableAtom } from 'nanostores';
import { singleFlight } from '../../../shared/forms/single-flight.ts';
import type { TeamLobby } from '../list-model.ts';
import { parseTeamMember, type TeamMember } from './members-model.ts';

/** Rebate rate of one game category, in tenths of a percent of the qualifying stake. */
export interface Rate {
  readonly category: string;
  readonly tenths: number;
}

type RatesResponse = ResponseOf<typeof downline>['value']['rebates'];

export const parseRates = (value: RatesResponse): readonly Rate[] =>
  value?.map(one => ({ category: parseText(one.gameType), tenths: parseNumber(one.rebate) ?? 0 })) ?? [];

export interface MemberCard extends TeamMember {
  readonly rates: readonly Rate[];
  /** Maximum rates that the agent can set: the agent's own rates. */
  readonly maxRates: readonly Rate[];
  /** Minimum rates that the agent can set: the highest rates that the member has granted to others. */
  readonly minRates: readonly Rate[];
  /** True if the member is in the agent's direct downline, so that the agent can set the rates. */
  readonly canRate: boolean;
  /** True while a contract with the member is in force. The agent can then raise the rates but not lower them. */
  readonly isBound: boolean;
  /** True if the agent can offer contracts to the member. */
  readonly canOffer: boolean;
  /**
   * True if the agent can make the member an agent: the merchant allows it, and the member is in the direct downline
   * and not an agent yet.
   */
  readonly canUpgrade: boolean;
  readonly path: readonly string[];
}

export interface MemberCardState {
  readonly card: MemberCard | null;
  /** Error of the last loading request, or null. */
  readonly error: CallError | null;
  readonly busy: boolean;
  /** Error of the last upgrade or rate change, or null. */
  readonly actionError: CallError | null;
}

export interface MemberCardActions {
  refresh(): void;
  /**
   * Makes the member an agent.
   * @returns true if the request succeeded; otherwise `actionError` contains the error
   */
  upgrade(): Promise<boolean>;
  /**
   * Sets the rates of the member, effective immediately.
   * @returns true if the request succeeded; otherwise `actionError` contains the error
   */
  rate(rates: readonly Rate[]): Promise<boolean>;
}

export interface MemberCardModel extends Model<MemberCardState, MemberCardActions> {
  readonly $state: ReadableAtom<MemberCardState>;
}

/** Creates the model of a member and requests the details immediately. */
export function createMemberCard(lobby: Pick<TeamLobby, 'call'>, userName: string): MemberCardModel {
  const $state = atom<MemberCardState>({ card: null, error: null, busy: false, actionError: null });
  const change = (part: Partial<MemberCardState>) => $state.set({ ...$state.get(), ...part });
  const latest = latestOnly();
  const load = async () => {
    const isLast = latest.start();
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
  void load();
  return {
    $state,
    actions: {
      refresh: () => void load(),
      upgrade: () =>
        step(async () => {
          await lobby.call(promoteToAgent, { body: { userName } });
          await load();
        }),
      rate: rates =>
        step(async () => {
          const rebates = rates.map(({ category, tenths }) => ({ gameType: category, rebate: tenths }));
          await lobby.call(updateDownlineRebates, { body: { userName, rebates } });
          await load();
        }),
    },
  };
}
