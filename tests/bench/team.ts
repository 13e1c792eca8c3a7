/** Agent pages of a merchant with a million members, a tenth of them in the agent's downline, on Postgres (TEAM-20). */
import { sql } from 'kysely';
import { teamOverview, teamPnl } from 'lobbykit/wire';
import { readTerms } from '../../site/gateway/features/merchants/merchants-repository.ts';
import { type Gateway, startGateway } from '../../site/gateway/main.ts';
import { dateOf } from '../../site/gateway/platform/days.ts';
import type { Trx } from '../../site/gateway/platform/db/schema.ts';
import { findPostgres, startPostgres } from '../helpers/postgres/server.ts';
import { addMemberSession } from '../helpers/session.ts';
import { type Load, startLoad } from './load.ts';
import { type Row, report } from './report.ts';

const MEMBERS = 1_000_000;
/** Number of direct members of the agent, and number of members below each direct member. */
const DIRECT = 1_000;
const EACH = 99;
const DAYS = 31;
const DAY_MS = 86_400_000;
const WARM_UP_MS = 1_000;
const MS = 6_000;
const GOAL_MS = 100;

/** Inserts an agent with a team and 62 days of activity, as the database and its jobs would store them. */
const fill = ({ db, now }: Gateway, zone: string): Promise<string> =>
  db.transaction().execute(async trx => {
    await sql`set local statement_timeout = 0`.execute(trx);
    return fillIn(trx, now, zone);
  });

async function fillIn(db: Trx, now: () => number, zone: string): Promise<string> {
  const agent = await addMemberSession(db, now(), { userName: 'topagent' });
  const [from, to] = [now() - (2 * DAYS - 1) * DAY_MS, now()].map(at => dateOf(at, zone)) as [string, string];
  const start = now() - 400 * DAY_MS;
  await sql`update members set type = 20 where id = ${agent.memberId}`.execute(db);
  const addMembers = (columns: string, rows: string) =>
    sql
      .raw(
        `insert into members (merchant_code, user_name, user_name_folded, type, created_at, upline_id, included_in_team_totals) select ${columns} from ${rows}`,
      )
      .execute(db);
  await addMembers(
    `'demo', 'direct' || n, 'direct' || n, 20, ${start} + n::bigint * 30000000, ${agent.memberId}, true`,
    `generate_series(1, ${DIRECT}) n`,
  );
  // Updates the table statistics: triggers would otherwise keep query plans for a table with a few rows.
  await sql`analyze members`.execute(db);
  await addMembers(
    `'demo', m.user_name || '-' || n, m.user_name_folded || '-' || n, 0, ${start} + (m.id % 97 + n)::bigint * 170000000, m.id, true`,
    `members m, generate_series(1, ${EACH}) n where m.upline_id = ${agent.memberId}`,
  );
  await addMembers(
    `'demo', 'many' || n, 'many' || n, 0, ${start} + n::bigint * 30000, null, true`,
    `generate_series(1, ${MEMBERS - DIRECT * (EACH + 1)}) n`,
  );
  const days = sql`generate_series(${from}::date, ${to}::date, '1 day') day`;
  await sql`insert into logins (member_id, logged_in_at) select id, ${now() - 3 * DAY_MS}::bigint + id % 1000000 from members
    where upline_id is not null and id % 5 = 0`.execute(db);
  // Each member of the downline bets every sixth day.
  await sql`insert into member_activity_days (member_id, kind, day, previous_day)
    select id, 'bet', day, lag(day, 1, '-infinity') over (partition by id order by day)
    from (select m.id, day::date from members m, ${days} where m.upline_id is not null and (m.id + extract(day from day)) % 6 = 0) played
    on conflict do nothing`.execute(db);
  await sql`update member_activity_days set rolled_up_previous_day = previous_day`.execute(db);
  await sql`insert into team_activity_days (member_id, kind, day, previous_day, count)
    select above.id, d.kind, d.day, d.previous_day, count(*)
    from member_activity_days d join members m on m.id = d.member_id and m.upline_id is not null
      cross join lateral unnest(string_to_array(trim(both '/' from m.path), '/')::bigint[]) as above (id)
    where above.id <> m.id group by 1, 2, 3, 4
    on conflict (member_id, kind, day, previous_day) do update set count = excluded.count`.execute(db);
  await sql`insert into team_daily_totals (member_id, upline_id, day, category, stake, qualifying_stake, win, deposit)
    select m.id, m.upline_id, day::date, c.category, c.stake, c.stake, c.stake * 0.9, c.deposit
    from members m, ${days}, (values ('RNG', 100, 0), ('FISH', 50, 0), ('LOTT', 20, 0), ('', 0, 500)) c (category, stake, deposit)
    where m.id = ${agent.memberId} or m.upline_id = ${agent.memberId}`.execute(db);
  await sql`insert into team_sizes (member_id, size, direct) values (${agent.memberId}, ${DIRECT * (EACH + 1)}, ${DIRECT})`.execute(
    db,
  );
  await sql`insert into team_sizes (member_id, size, direct)
    select id, ${EACH}, ${EACH} from members where upline_id = ${agent.memberId}`.execute(db);
  await sql`analyze`.execute(db);
  return agent.token;
}

async function teamOn(databaseUrl: string, load: Load): Promise<Row[]> {
  const quiet = {
    port: 0,
    gamesPort: 0,
    dataDir: null,
    staticDir: null,
    logLevel: 'silent',
    runsWorkers: false,
  } as const;
  const gateway = await startGateway({ ...quiet, databaseUrl, sandboxPlayers: false });
  try {
    const { zone } = await readTerms(gateway.db, 'demo');
    const token = await fill(gateway, zone);
    const [startDate, endDate] = [gateway.now() - (DAYS - 1) * DAY_MS, gateway.now()].map(at => dateOf(at, zone));
    const range = `?startDate=${startDate}&endDate=${endDate}`;
    const rowOf = async (title: string, path: string, moduleId: string): Promise<Row> => {
      const headers = { Authorization: `Bearer ${token}`, ModuleId: moduleId };
      const order = { url: gateway.url, requestList: [{ path }], headers, connections: 1, expected: 200 };
      await load.run({ ...order, ms: WARM_UP_MS });
      const { median, p99, errors, responses } = await load.run({ ...order, ms: MS });
      return {
        what: title,
        figures: { answers: responses, median, p99, errors },
        goal: { text: `median <= ${GOAL_MS} ms, errors 0`, met: responses > 0 && median <= GOAL_MS && errors === 0 },
      };
    };
    const page = `${teamPnl.path}${range}&pageSize=20&pageNo=`;
    return [
      await rowOf('overview of 31 days', `${teamOverview.path}${range}`, teamOverview.moduleId),
      await rowOf('first page of the P&L', `${page}1`, teamPnl.moduleId),
      await rowOf('last page of the P&L', `${page}${DIRECT / 20}`, teamPnl.moduleId),
    ];
  } finally {
    await gateway.stop();
  }
}

export async function benchTeam(): Promise<boolean> {
  const bin = findPostgres();
  if (bin === null) throw new Error('a million members want a Postgres server, of which none is installed');
  const load = startLoad();
  const postgres = await startPostgres(bin);
  try {
    return report('team', await teamOn(postgres.createDatabase('team'), load), {
      members: MEMBERS,
      below: DIRECT * (EACH + 1),
      direct: DIRECT,
      days: DAYS,
      database: 'Postgres',
    });
  } finally {
    load.stop();
    postgres.remove();
  }
}
