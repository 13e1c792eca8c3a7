/** Team totals compared with an independent count from the ledger, on both databases (TEAM-08, TEAM-10, TEAM-11). */
import { sql } from 'kysely';
import { toUnits } from 'lobbykit/domain';
import { downline, downlines, subordinates, teamKpiB, teamKpiC, teamOverview, teamPnl } from 'lobbykit/wire';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeSandboxTeam } from '../../../site/gateway/sandbox/seeds/team/team.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { runCommandLine } from '../../helpers/gateway/money-steps.ts';
import {
  downlineOf,
  figuresOf,
  loggedIn,
  memberCountsOf,
  move,
  type Person,
  person,
  range,
} from '../../helpers/gateway/team-steps.ts';

type Row = Readonly<Record<string, string>>;
interface Pnl {
  readonly content: readonly (Row & { readonly teamSize: number })[];
  readonly sums: Row;
  readonly own: Row | null;
  readonly path: readonly { readonly userName: string }[];
  readonly total: number;
  readonly totalPages: number;
}
interface Overview {
  readonly memberCount: number;
  readonly current: Row;
  readonly before: Row;
  readonly days: readonly (Row & { readonly date: string })[];
  readonly asOf: number;
}
interface Members {
  readonly content: readonly {
    readonly userName: string;
    readonly level: number;
    readonly teamSize: number;
    readonly balance: string;
  }[];
  readonly levels: readonly { readonly level: number; readonly count: number }[];
  readonly total: number;
}

const MONEY = ['deposit', 'withdrawal', 'fees', 'bonus', 'rebate'] as const;
const PLAY = ['stake', 'qualifyingStake', 'win', 'result'] as const;
const RANGES = [
  ['today', 1, 0],
  ['yesterday', 1, 1],
  ['7 days', 7, 0],
  ['31 days', 31, 0],
] as const;

const MEMBER_COUNTS = [
  'teamRegisterMemberCount',
  'teamLoginMemberCount',
  'teamBetMemberCount',
  'firstDepositCount',
] as const;

onBothEngines('team totals', twins => {
  let agent: Person;
  beforeAll(async () => {
    const { db, now } = twins.server;
    await makeSandboxTeam(db, now);
    const { id, user_name } = await db
      .selectFrom('members')
      .select(['id', 'user_name'])
      .where('user_name', '=', 'agent1')
      .executeTakeFirstOrThrow();
    agent = await loggedIn(twins.server, id, user_name);
  });

  const count = (members: string, { startDate, endDate }: { startDate: string; endDate: string }) =>
    figuresOf(twins.server.db, members, startDate, endDate);
  /** Counts each member once, from the source rows and not from the totals. */
  const countMembers = (members: string, { startDate, endDate }: { startDate: string; endDate: string }) =>
    memberCountsOf(twins.server.db, members, startDate, endDate);
  const pick = (row: Row, names: readonly string[]) => Object.fromEntries(names.map(name => [name, row[name]]));

  it.each(RANGES)('TEAM-08 TEAM-10 EP-26 team overview of %s equals the ledger', async (_, days, ends) => {
    const params = range(twins.server, days, ends);
    const { current, before, days: lines, memberCount } = (await agent.get<Overview>(teamOverview, params)).body.value;
    expect(memberCount).toBe(300);
    const names = [...MONEY, ...PLAY];
    expect(pick(current, names)).toEqual(await count(downlineOf(agent.id), params));
    expect(pick(current, MEMBER_COUNTS)).toEqual(await countMembers(downlineOf(agent.id), params));
    const earlier = range(twins.server, days, ends + days);
    expect([before.startDate, before.endDate]).toEqual([earlier.startDate, earlier.endDate]);
    expect(pick(before, names)).toEqual(await count(downlineOf(agent.id), earlier));
    expect(pick(before, MEMBER_COUNTS)).toEqual(await countMembers(downlineOf(agent.id), earlier));
    for (const line of lines) {
      const { date } = line;
      const { teamRegisterMemberCount, teamBetMemberCount } = await countMembers(downlineOf(agent.id), {
        startDate: date,
        endDate: date,
      });
      expect(line).toMatchObject({ teamRegisterMemberCount, teamBetMemberCount });
    }
    expect(lines).toHaveLength(days);
    for (const name of names) {
      const sum = lines.reduce((total, line) => total + signed(line[name]!), 0n);
      expect([name, sum]).toEqual([name, signed(current[name]!)]);
    }
    const [money, play] = await Promise.all(
      [teamKpiB, teamKpiC].map(call => agent.get<{ footer: Row }>(call, { ...params, size: 0 })),
    );
    expect(money!.body.value.footer).toEqual(pick(current, MONEY));
    expect(play!.body.value.footer).toEqual(pick(current, PLAY));
  });
  const signed = (text: string) => (text.startsWith('-') ? -toUnits(text.slice(1)) : toUnits(text));

  it.each(RANGES)('TEAM-08 TEAM-11 profit and loss of %s equals the ledger row by row', async (_, days, ends) => {
    const params = { ...range(twins.server, days, ends), pageNo: 1, pageSize: 100 };
    const { content, sums, total, own, path } = (await agent.get<Pnl>(teamPnl, params)).body.value;
    expect([content.length, total, own, path]).toEqual([24, 24, null, []]);
    const names = [...MONEY, ...PLAY];
    expect(pick(sums, names)).toEqual(await count(downlineOf(agent.id), params));
    const results = content.map(({ result }) => signed(result!));
    expect(results).toEqual([...results].sort((a, b) => (a < b ? 1 : a > b ? -1 : 0)));
    for (const row of content.slice(0, 4)) {
      const { id } = await twins.server.db
        .selectFrom('members')
        .select('id')
        .where('user_name', '=', row.userName!)
        .executeTakeFirstOrThrow();
      expect(pick(row, names)).toEqual(await count(`select ${id}::bigint union all (${downlineOf(id)})`, params));
    }
  });

  it('TEAM-11 profit and loss opens the team of a member and sorts by every column', async () => {
    const params = { ...range(twins.server, 31), pageNo: 1, pageSize: 100 };
    const { content } = (await agent.get<Pnl>(teamPnl, { ...params, sort: 'teamSize' })).body.value;
    const largest = content[0]!;
    const down = (await agent.get<Pnl>(teamPnl, { ...params, userName: largest.userName! })).body.value;
    expect(down.path).toEqual([{ userName: largest.userName }]);
    expect(down.content.length).toBeGreaterThan(10);
    for (const name of [...MONEY, ...PLAY]) {
      expect([name, signed(down.sums[name]!) + signed(down.own![name]!)]).toEqual([name, signed(largest[name]!)]);
      const sorted = (await agent.get<Pnl>(teamPnl, { ...params, sort: name, order: 'asc' })).body.value.content;
      const values = sorted.map(row => signed(row[name]!));
      expect(values).toEqual([...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
    }
    const second = (
      await agent.get<Pnl>(teamPnl, { ...params, pageSize: 10, pageNo: 2, sort: 'userName', order: 'asc' })
    ).body.value;
    const all = (await agent.get<Pnl>(teamPnl, { ...params, sort: 'userName', order: 'asc' })).body.value.content;
    expect(second.content).toEqual(all.slice(10, 20));
    expect(second.totalPages).toBe(3);
  });

  it('TEAM-08 team totals contain all entries posted before the job and the recount finds no difference', async () => {
    const { server } = twins;
    const top = await person(server, { type: 20 });
    const middle = await person(server, { type: 20, upper: top });
    const low = await person(server, { upper: middle });
    await twins.advance(1_000);
    const params = range(server, 1);
    const read = async (actor: Person) => (await actor.get<Overview>(teamOverview, params)).body.value;
    const before = await read(top);
    await move(server, low.id, 'deposit', '70.00');
    await move(server, low.id, 'bet', '-30.00', server.now(), 'RNG');
    await move(server, middle.id, 'bet', '-5.00', server.now(), 'FISH');
    expect(await read(top)).toEqual(before);
    await twins.advance(30_000);
    const after = await read(top);
    expect(after.asOf).toBe(server.now());
    expect([after.memberCount, after.current.deposit, after.current.stake]).toEqual([2, '70.00', '35.00']);
    expect((await read(middle)).current.stake).toBe('30.00');
    expect((await low.get(teamOverview, params)).status).toBe(403);
    expect(await runCommandLine(server, ['team', 'recount'])).toHaveLength(1);
    await sql`update team_daily_totals set stake = stake + 1 where member_id = ${top.id} and category = 'RNG'`.execute(
      server.db,
    );
    await expect(runCommandLine(server, ['team', 'recount'])).rejects.toThrow(`team of ${top.name}`);
    await sql`update team_daily_totals set stake = stake - 1 where member_id = ${top.id} and category = 'RNG'`.execute(
      server.db,
    );
  });

  describe('team members', () => {
    it('TEAM-12 EP-25 members can be listed as the direct downline, by level, and by a search for names', async () => {
      const page = { pageNo: 1, pageSize: 50 };
      const direct = (await agent.get<Members>(subordinates, { ...page, sort: 'teamSize', order: 'desc' })).body.value;
      expect([direct.total, direct.content.every(({ level }) => level === 1)]).toEqual([24, true]);
      expect(direct.content[0]!.teamSize).toBeGreaterThan(60);
      const third = (await agent.get<Members>(downlines, { ...page, level: 3 })).body.value;
      expect(third.total).toBe(118);
      expect(third.levels.reduce((sum, { count: n }) => sum + n, 0)).toBe(300);
      const { userName } = third.content[0]!;
      const found = (await agent.get<Members>(downlines, { ...page, userName: userName.slice(1) })).body.value;
      expect(found.content.map(row => row.userName)).toContain(userName);
      expect(found.content.every(row => row.userName.includes(userName.slice(1)))).toBe(true);
      const one = (await agent.get<{ level: number; path: readonly unknown[] }>(downline, { userName })).body.value;
      expect([one.level, one.path.length]).toEqual([3, 3]);
      const rich = (await agent.get<Members>(downlines, { ...page, sort: 'balance', order: 'desc' })).body.value
        .content;
      const balances = rich.map(({ balance }) => Number(balance));
      expect(balances).toEqual([...balances].sort((a, b) => b - a));
    });
  });
});
