/**
 * SQL fragments for team totals: their columns, conditions for rows that are not included yet, and members' activity
 * days recomputed from source rows (TEAM-10).
 */

import { dayOf } from '../../../platform/db/local-day.ts';
import type { TeamDayKind } from '../tables.ts';

/** Columns of the totals, in the order of the array `member_daily_totals.rolled_up`. */
export const TEAM_SUMS = [
  'stake',
  'qualifying_stake',
  'win',
  'rebate',
  'bonus',
  'deposit',
  'withdrawal',
  'fees',
] as const;

/**
 * SQL condition for totals of a member that the team totals do not include yet. Must equal the condition of the index
 * `member_daily_totals_pending`.
 */
export const PENDING = `array[${TEAM_SUMS.join(', ')}] <> rolled_up`;

/**
 * SQL condition for activity days that the team totals do not include yet, or include with another previous day. Must
 * equal the condition of the index `member_activity_days_pending`.
 */
export const DAYS_PENDING = 'rolled_up_previous_day is distinct from previous_day';

const ofMembers = 'join members owner on owner.id = p.member_id join merchants m on m.code = owner.merchant_code';

const SOURCES: Readonly<Record<TeamDayKind, string>> = {
  register: `
    select p.id as member_id, ${dayOf('p.created_at')} as day from members p join merchants m on m.code = p.merchant_code`,
  login: `
    select distinct p.member_id, ${dayOf('p.logged_in_at')} as day from logins p ${ofMembers}`,
  bet: `
    select distinct p.member_id, ${dayOf('p.played_at')} as day from bets p ${ofMembers}`,
  deposit: `
    select distinct a.member_id, ${dayOf('p.posted_at')} as day
    from ledger_entries p join ledger_accounts a on a.id = p.account_id join merchants m on m.code = a.merchant_code
    where p.kind = 'deposit' and a.member_id is not null`,
};

/** SQL query of all activity days of members, recomputed from registrations, logins, bets and deposits. */
export const COUNTED_DAYS = Object.entries(SOURCES)
  .map(([kind, rows]) => `select member_id, '${kind}' as kind, day from (${rows}) ${kind}_days`)
  .join(' union all ');
