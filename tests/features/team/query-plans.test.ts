/**
 * Agent pages use indexes regardless of the number of members (TEAM-20).
 *
 * @module-tag slow
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countOnline, findAllInDownline } from '../../../site/gateway/features/team/members/downline-repository.ts';
import { countDownline, listDownline } from '../../../site/gateway/features/team/members/repository.ts';
import { sumTeamBets, totalTeamLedgerEntries } from '../../../site/gateway/features/team/records/repository.ts';
import {
  countMembers,
  countMembersByDay,
  readPnlPage,
  sumDays,
  sumOwn,
} from '../../../site/gateway/features/team/totals/totals-repository.ts';
import type { Database } from '../../../site/gateway/platform/db/schema.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';
import { nodesOf, plansOf, wholeReads } from '../../helpers/plans.ts';

let server: TestGateway;
let agent = 0;
const SPAN = { from: '2026-10-21', to: '2026-11-20' };

beforeAll(async () => {
  server = await gateway();
  const { db } = server;
  const one = await sql<{
    id: number;
  }>`insert into members (merchant_code, user_name, user_name_folded, type, created_at)
    values ('demo', 'top', 'top', 20, 1) returning id`.execute(db);
  agent = one.rows[0]!.id;
  // Creates 20 direct downline members with 20 downline members each, and 20,000 other members without an upline.
  await sql`insert into members (merchant_code, user_name, user_name_folded, type, created_at, upline_id)
    select 'demo', 'direct' || n, 'direct' || n, 20, 1, ${agent}::bigint from generate_series(1, 20) n`.execute(db);
  await sql`insert into members (merchant_code, user_name, user_name_folded, type, created_at, upline_id)
    select 'demo', m.user_name || '-' || n, m.user_name_folded || '-' || n, 0, 1, m.id
    from members m, generate_series(1, 20) n where m.upline_id = ${agent}`.execute(db);
  await sql`insert into members (merchant_code, user_name, user_name_folded, type, created_at)
    select 'demo', 'many' || n, 'many' || n, 0, 1 from generate_series(1, 20000) n`.execute(db);
  await sql`insert into team_daily_totals (member_id, upline_id, day, category, stake)
    select m.id, m.upline_id, day::date, 'RNG', 5 from members m, generate_series('2026-11-01'::date, '2026-11-03'::date, '1 day') day
    where m.user_name like 'many%' or m.upline_id = ${agent} or m.id = ${agent}`.execute(db);
  await sql`insert into member_daily_totals (member_id, day, category, stake, rolled_up)
    select m.id, '2026-11-01'::date, 'RNG', 5, '{5,0,0,0,0,0,0,0}' from members m`.execute(db);
  await sql`insert into daily_bet_totals (member_id, day, category, state, count, stake, win, first_id, last_id)
    select m.id, '2026-11-01'::date, 'RNG', 'lost', 1, 5, 0, m.id, m.id from members m`.execute(db);
  await sql`insert into ledger_accounts (merchant_code, kind, holder, member_id, balance)
    select 'demo', 'cash', id::text, id, 0 from members m on conflict do nothing`.execute(db);
  await sql`insert into daily_account_totals (account_id, day, kind, count, credits, debits, first_seq, last_seq)
    select id, '2026-11-01'::date, 'bet', 1, 0, 5, 1, 1 from ledger_accounts where kind = 'cash'`.execute(db);
  await sql`insert into team_activity_days (member_id, kind, day, previous_day, count)
    select m.id, 'bet', day::date, '-infinity', 1 from members m, generate_series('2026-11-01'::date, '2026-11-02'::date, '1 day') day
    on conflict do nothing`.execute(db);
  await sql`analyze`.execute(db);
});
afterAll(() => server.stop());

const TABLES = /^(members|\w+_totals|\w+_days)$/;

const members = { search: null, level: null, sort: 'user_name_folded', isUp: true, max: 20, skip: 0 } as const;
const span = { ...SPAN, since: 0, until: 1e13 };

it.each<[string, (db: Database) => Promise<unknown>]>([
  ['the overview', db => sumDays(db, agent, SPAN)],
  ['people of a span', db => countMembers(db, agent, SPAN)],
  ['people by day', db => countMembersByDay(db, agent, SPAN)],
  ['who is online', db => countOnline(db, agent, { seenAfter: 0, now: 1 })],
  ['what a member made alone', db => sumOwn(db, agent, SPAN, null)],
  [
    'a page of profit and loss',
    db => readPnlPage(db, { uplineId: agent, ...SPAN, category: null, sort: 'result', isUp: false, max: 20, skip: 0 }),
  ],
  ['direct members', db => listDownline(db, { ...members, uplineId: agent, isDirect: true })],
  ['everybody below', db => listDownline(db, { ...members, uplineId: agent, isDirect: false })],
  ['how many are below', db => countDownline(db, { ...members, uplineId: agent, isDirect: false })],
  ['members by their names', db => findAllInDownline(db, agent, ['direct1', 'many7', 'nobody'])],
  ['sums of bets', db => sumTeamBets(db, { agentId: agent, memberId: null, ...span, category: null, state: null })],
  [
    'sums of ledger entries',
    db => totalTeamLedgerEntries(db, { agentId: agent, memberId: null, ...span, kinds: null }),
  ],
])('TEAM-20 query of %s scans no table of 20,000 members completely', async (_, work) => {
  const plans = await plansOf(server.db, work);
  expect(plans.length).toBeGreaterThan(0);
  expect(wholeReads(plans, TABLES)).toEqual([]);
});

it('TEAM-07 query for a member of another agent has the same plan as the query for an unknown member', async () => {
  const requestedFor = async (name: string) => {
    const plans = await plansOf(server.db, db => findAllInDownline(db, agent, [name]));
    return nodesOf(plans).map(node => [node['Node Type'], node['Index Name'] ?? node['Relation Name'] ?? '']);
  };
  const stranger = await requestedFor('many7');
  expect(await requestedFor('nobody')).toEqual(stranger);
  expect(stranger.length).toBeGreaterThan(1);
});
