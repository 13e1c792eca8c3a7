/**
 * Daily team activity: each member counts once per date range regardless of the order of arrival (TEAM-10, TEAM-20).
 */
import { sql } from 'kysely';
import { isoDate } from 'lobbykit/domain';
import { beforeAll, expect, it } from 'vitest';
import { countMembers, countMembersByDay } from '../../../site/gateway/features/team/totals/totals-repository.ts';
import { sumTeams } from '../../../site/gateway/features/team/totals/worker.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { runCommandLine } from '../../helpers/gateway/money-steps.ts';
import { DAY, downlineOf, memberCountsOf, move, type Person, person, ZONE } from '../../helpers/gateway/team-steps.ts';

const DAYS = 12;
/** Returns a generator of deterministic random numbers below 1. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

onBothEngines('daily team activity', twins => {
  let top: Person;
  let middle: Person;
  let low: Person[];
  beforeAll(async () => {
    const { server } = twins;
    top = await person(server, { type: 20 });
    middle = await person(server, { type: 20, upper: top });
    low = [await person(server, { upper: middle }), await person(server, { upper: middle })];
  });
  const dayAt = (before: number) => isoDate(twins.server.now() - before * DAY, ZONE);

  it('TEAM-10 team activity equals an independent count in every date range, even if activity of earlier days arrives later', async () => {
    const { db, now } = twins.server;
    const chance = chances(20);
    const anyOf = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)]!;
    for (let n = 0; n < 40; n++) {
      const { id } = anyOf([middle, ...low]);
      const at = now() - Math.floor(chance() * DAYS * DAY);
      if (chance() < 0.5)
        await sql`insert into logins (member_id, logged_in_at) values (${id}, ${at}) on conflict do nothing`.execute(
          db,
        );
      else await move(twins.server, id, 'deposit', '5.00', at);
      // Some totals are updated before and some after activity of an earlier day is recorded for the same member.
      if (n % 7 === 0) await sumTeams(twins.at(n).db, now);
    }
    await Promise.all(twins.all.map(gateway => sumTeams(gateway.db, now)));
    await sumTeams(db, now);
    for (const actor of [top, middle]) {
      for (let from = DAYS; from >= 0; from -= 3) {
        for (let to = from; to >= 0; to -= 2) {
          const span = { from: dayAt(from), to: dayAt(to) };
          const { registered, loggedIn, bet, firstDeposits } = await countMembers(db, actor.id, span);
          const counted = await memberCountsOf(db, downlineOf(actor.id), span.from, span.to);
          expect([span, registered, loggedIn, bet, firstDeposits]).toEqual([
            span,
            counted.teamRegisterMemberCount,
            counted.teamLoginMemberCount,
            counted.teamBetMemberCount,
            counted.firstDepositCount,
          ]);
        }
      }
    }
    expect(await runCommandLine(twins.server, ['team', 'recount'])).toHaveLength(1);
  });

  it('TEAM-10 team activity of a day counts all members who registered and bet on this day', async () => {
    const { db, now } = twins.server;
    const before = (await countMembersByDay(db, top.id, { from: dayAt(0), to: dayAt(0) })).get(dayAt(0));
    await person(twins.server, { upper: middle });
    await sumTeams(db, now);
    const after = (await countMembersByDay(db, top.id, { from: dayAt(0), to: dayAt(0) })).get(dayAt(0));
    expect(after).toEqual({ registered: (before?.registered ?? 0) + 1, bet: before?.bet ?? 0 });
  });

  it('PAY-17 TEAM-08 team recount command lists activity days without any activity and wrong team counts', async () => {
    const { db } = twins.server;
    const wrong = () => runCommandLine(twins.server, ['team', 'recount']);
    await sql`update team_activity_days set count = count + 1 where member_id = ${top.id} and kind = 'login'`.execute(
      db,
    );
    await expect(wrong()).rejects.toThrow(`login of the team of ${top.name}`);
    await sql`update team_activity_days set count = count - 1 where member_id = ${top.id} and kind = 'login'`.execute(
      db,
    );
    await sql`insert into member_activity_days values (${low[0]!.id}, 'bet', '2026-01-01', '-infinity', '-infinity')`.execute(
      db,
    );
    await expect(wrong()).rejects.toThrow(
      `bet of ${low[0]!.name} on 2026-01-01: stored after -infinity, counted no row`,
    );
    await sql`delete from member_activity_days where member_id = ${low[0]!.id} and kind = 'bet'`.execute(db);
    expect(await wrong()).toHaveLength(1);
  });
});
