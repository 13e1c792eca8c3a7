/** Totals of a team in a period, by day and compared to the previous period (TEAM-10). Requires no DOM. */
import type { CallError, Model } from 'lobbykit';
import { parseNumber, parseText, type RecordDays } from 'lobbykit/domain';
import { latestOnly, toCallError } from 'lobbykit/forms';
import { teamOverview } from 'lobbykit/wire';
import { atom, type ReadableAtom } from 'nanostores';
import type { RecordFilter } from '../../records/records-model.ts';
import { daysNow, type TeamLobby } from '../list-model.ts';
import { parseTeamMoney, parseTeamTotals, type TeamMoney, type TeamTotalsSummary } from '../totals.ts';

export interface TeamDay extends TeamMoney {
  /** Date, such as `2026-11-20`. */
  readonly date: string;
  readonly registered: number;
  readonly bet: number;
}

export interface TeamOverview {
  readonly members: number;
  /** Number of members who are online now. */
  readonly online: number;
  readonly current: TeamTotalsSummary;
  readonly before: TeamTotalsSummary;
  readonly beforeDays: RecordDays;
  /** Totals of each day of the period, oldest first. */
  readonly byDay: readonly TeamDay[];
  /** Time at which the totals were calculated, ms since 1970; null if unknown. */
  readonly asOf: number | null;
}

export interface OverviewState {
  readonly days: RecordDays;
  /** Loaded totals; null until loaded. `refresh` keeps them during loading, a change of the days removes them. */
  readonly found: TeamOverview | null;
  readonly phase: 'loading' | 'ready' | 'failed';
  readonly error: CallError | null;
}

export interface OverviewModel
  extends Model<OverviewState, { filter(days: RecordFilter['days']): void; refresh(): void }> {
  readonly $state: ReadableAtom<OverviewState>;
}

/** Creates the overview of a period and requests it immediately. */
export function createOverview(lobby: TeamLobby, first: RecordFilter['days']): OverviewModel {
  let chosen = first;
  const initialState = (): OverviewState => ({
    days: daysNow(lobby, chosen),
    found: null,
    phase: 'loading',
    error: null,
  });
  const $state = atom(initialState());
  const latest = latestOnly();
  const load = async () => {
    const isLast = latest.start();
    const days = daysNow(lobby, chosen);
    $state.set({ ...$state.get(), days, phase: 'loading', error: null });
    try {
      const { value } = await lobby.call(teamOverview, { query: { startDate: days.from, endDate: days.to } });
      if (!isLast()) return;
      const { current, before } = value;
      const found: TeamOverview = {
        members: parseNumber(value.memberCount) ?? 0,
        online: parseNumber(value.teamOnlineCount) ?? 0,
        current: parseTeamTotals(current),
        before: parseTeamTotals(before),
        beforeDays: { from: parseText(before.startDate), to: parseText(before.endDate) },
        byDay: value.days.map(day => ({
          ...parseTeamMoney(day),
          date: parseText(day.date),
          registered: parseNumber(day.teamRegisterMemberCount) ?? 0,
          bet: parseNumber(day.teamBetMemberCount) ?? 0,
        })),
        asOf: parseNumber(value.asOf),
      };
      $state.set({ days, found, phase: 'ready', error: null });
    } catch (reason) {
      if (isLast()) $state.set({ ...$state.get(), found: null, phase: 'failed', error: toCallError(reason) });
    }
  };
  void load();
  return {
    $state,
    actions: {
      filter(days) {
        chosen = days;
        $state.set(initialState());
        void load();
      },
      refresh: () => void load(),
    },
  };
}
