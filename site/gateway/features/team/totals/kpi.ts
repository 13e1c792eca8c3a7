/** Totals of an agent's team for a date range in the merchant's time zone (AGENT-07, AGENT-25, AGENT-26, TEAM-10). */
import { toAmount, toUnits } from 'lobbykit/domain';
import type { teamKpi, teamKpiB, teamKpiC, teamOverview } from 'lobbykit/wire';
import type { InferInput, InferOutput } from 'valibot';
import type { Database } from '../../../platform/db/schema.ts';
import type { MemberSession } from '../../../platform/http/session.ts';
import { readTerms } from '../../merchants/merchants-repository.ts';
import { type Days, daysBefore, eachDay, requireDays } from '../../records/days.ts';
import { countOnline } from '../members/downline-repository.ts';
import { readAsOf } from './rollup-repository.ts';
import {
  countMembers,
  countMembersByDay,
  type MemberCounts,
  readSize,
  sumDays,
  type Totals,
} from './totals-repository.ts';

/** Time after a member's last call in which the member counts as online, ms. */
export const ONLINE_MS = 5 * 60_000;

export type Agent = Pick<MemberSession, 'memberId' | 'merchantCode'>;
type Dates = Pick<InferOutput<(typeof teamKpi)['query']>, 'startDate' | 'endDate'>;

export interface Money {
  readonly deposit: string;
  readonly withdrawal: string;
  readonly fees: string;
  readonly bonus: string;
  readonly rebate: string;
}

export interface Play {
  readonly stake: string;
  readonly qualifyingStake: string;
  readonly win: string;
  readonly result: string;
}

const amountOf = (decimal: string) => toAmount(toUnits(decimal));

export const moneyOf = ({ deposit, withdrawal, fees, bonus, rebate }: Totals): Money => ({
  deposit: amountOf(deposit),
  withdrawal: amountOf(withdrawal),
  fees: amountOf(fees),
  bonus: amountOf(bonus),
  rebate: amountOf(rebate),
});

/** Returns the totals of bets. `result` is the stakes less wins, rebates and bonuses. */
export const playOf = ({ stake, qualifying_stake, win, rebate, bonus }: Totals): Play => ({
  stake: amountOf(stake),
  qualifyingStake: amountOf(qualifying_stake),
  win: amountOf(win),
  result: toAmount(toUnits(stake) - toUnits(win) - toUnits(rebate) - toUnits(bonus)),
});

export const ZERO_TOTALS: Totals = {
  stake: '0',
  qualifying_stake: '0',
  win: '0',
  rebate: '0',
  bonus: '0',
  deposit: '0',
  withdrawal: '0',
  fees: '0',
};

const NAMES = Object.keys(ZERO_TOTALS) as (keyof Totals)[];

const addUp = (rows: readonly Totals[]): Totals =>
  rows.reduce(
    (sum, row) =>
      Object.fromEntries(
        NAMES.map(name => [name, toAmount(toUnits(sum[name]) + toUnits(row[name]))]),
      ) as unknown as Totals,
    ZERO_TOTALS,
  );

const daysOf = async (db: Database, { merchantCode }: Agent, dates: Dates, now: number): Promise<Days> =>
  requireDays(dates, (await readTerms(db, merchantCode)).zone, now);

/** Returns the number of members who are online now, independent of the date range. */
const onlineOf = (db: Database, { memberId }: Agent, now: number) =>
  countOnline(db, memberId, { seenAfter: now - ONLINE_MS, now });

const toMemberCounts = ({ registered, loggedIn, bet }: MemberCounts) => ({
  teamRegisterMemberCount: registered,
  teamLoginMemberCount: loggedIn,
  teamBetMemberCount: bet,
});

/**
 * Returns the totals of a date range. Throws ApiError `input.invalid` for an invalid day, an end before the start, or
 * more than 31 days.
 */
export async function readTeamKpi(
  db: Database,
  agent: Agent,
  dates: Dates,
  now: number,
): Promise<InferInput<(typeof teamKpi)['value']>> {
  const memberCounts = await countMembers(db, agent.memberId, await daysOf(db, agent, dates, now));
  return {
    footer: { ...toMemberCounts(memberCounts), teamOnlineCount: await onlineOf(db, agent, now) },
    memberCount: await readSize(db, agent.memberId),
    asOf: await readAsOf(db),
  };
}

/** Returns the team's deposits and withdrawals in a date range. Throws the same errors as `readTeamKpi`. */
export async function readTeamMoney(
  db: Database,
  agent: Agent,
  dates: Dates,
  now: number,
): Promise<InferInput<(typeof teamKpiB)['value']>> {
  const sums = addUp(await sumDays(db, agent.memberId, await daysOf(db, agent, dates, now)));
  return { footer: moneyOf(sums), asOf: await readAsOf(db) };
}

/** Returns the team's bets in a date range. Throws the same errors as `readTeamKpi`. */
export async function readTeamPlay(
  db: Database,
  agent: Agent,
  dates: Dates,
  now: number,
): Promise<InferInput<(typeof teamKpiC)['value']>> {
  const sums = addUp(await sumDays(db, agent.memberId, await daysOf(db, agent, dates, now)));
  return { footer: playOf(sums), asOf: await readAsOf(db) };
}

/**
 * Returns the totals of a date range, of the preceding range of equal length, and of each day. Throws the same errors
 * as `readTeamKpi`.
 */
export async function readOverview(
  db: Database,
  agent: Agent,
  dates: Dates,
  now: number,
): Promise<InferInput<(typeof teamOverview)['value']>> {
  const { zone } = await readTerms(db, agent.merchantCode);
  const days = requireDays(dates, zone, now);
  const before = daysBefore(days, zone);
  const asOf = await readAsOf(db);
  const figuresOf = async (range: Days) => {
    const rows = await sumDays(db, agent.memberId, range);
    const sums = addUp(rows);
    const memberCounts = await countMembers(db, agent.memberId, range);
    const dates = { startDate: range.from, endDate: range.to };
    const counts = { ...toMemberCounts(memberCounts), firstDepositCount: memberCounts.firstDeposits };
    return { figures: { ...dates, ...counts, ...moneyOf(sums), ...playOf(sums) }, rows };
  };
  const current = await figuresOf(days);
  const byDay = new Map(current.rows.map(row => [row.day, row]));
  const memberCounts = await countMembersByDay(db, agent.memberId, days);
  return {
    memberCount: await readSize(db, agent.memberId),
    teamOnlineCount: await onlineOf(db, agent, now),
    current: current.figures,
    before: (await figuresOf(before)).figures,
    days: eachDay(days).map(date => {
      const sums = byDay.get(date) ?? ZERO_TOTALS;
      return {
        date,
        teamRegisterMemberCount: memberCounts.get(date)?.registered ?? 0,
        teamBetMemberCount: memberCounts.get(date)?.bet ?? 0,
        ...moneyOf(sums),
        ...playOf(sums),
      };
    }),
    asOf,
  };
}
