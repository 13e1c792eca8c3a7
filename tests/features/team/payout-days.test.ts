/** Days and periods of agent payouts in time zones that skip midnight. */
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { periodAt } from '../../../site/gateway/features/contracts/periods.ts';
import { periodOf } from '../../../site/gateway/features/limits/periods.ts';
import { requireDays } from '../../../site/gateway/features/records/days.ts';
import { payAgents } from '../../../site/gateway/features/team/rebates/payouts.ts';
import { dateOf } from '../../../site/gateway/platform/days.ts';
import { embeddedGateway, type TestGateway } from '../../helpers/gateway.ts';

/** Time zones with a skipped midnight: a date before, and the date without midnight. */
const SKIPPED = [
  ['Atlantic/Azores', '2026-03-26', '2026-03-29'],
  ['America/Santiago', '2026-09-03', '2026-09-06'],
  ['America/Havana', '2026-03-05', '2026-03-08'],
] as const;

describe('agent payout days', () => {
  let server: TestGateway;
  beforeAll(async () => {
    server = await embeddedGateway();
  });

  it.each(SKIPPED)(
    'TEAM-17 payout job pays every day of a time zone that skips midnight: %s',
    async (zone, first, day) => {
      const { db } = server;
      await sql`update merchants set zone = ${zone} where code = 'demo'`.execute(db);
      await sql`delete from agent_payout_runs where merchant_code = 'demo'`.execute(db);
      await sql`insert into agent_payout_runs (merchant_code, day, completed_at) values ('demo', ${first}, 0)`.execute(
        db,
      );
      const now = Date.parse(`${day}T12:00:00Z`) + 2 * 86_400_000;
      let reads = 0;
      // Clock that throws after 200 reads, to stop an endless payout job.
      const clock = () => {
        if (++reads > 200) throw new Error('the job does not end');
        return now;
      };
      await payAgents(db, clock);
      const { rows } = await sql<{ day: string }>`
      select day::text as day from agent_payout_runs where merchant_code = 'demo' order by 1`.execute(db);
      const days = Array.from({ length: 5 }, (_, n) =>
        new Date(Date.parse(first) + n * 86_400_000).toISOString().slice(0, 10),
      );
      expect(rows.map(row => row.day)).toEqual(days);
    },
  );
});

describe('periods in time zones that skip midnight', () => {
  it.each(SKIPPED)('TEAM-23 contract periods follow each other without gap or overlap: %s', (zone, first) => {
    for (const kind of ['hourlySalary', 'dailySalary', 'dividend'] as const) {
      let period = periodAt(kind, Date.parse(first), zone);
      for (let n = 0; n < 150; n++) {
        const next = periodAt(kind, period.until, zone);
        expect(next.from, `${kind} after ${period.days.from}`).toBe(period.until);
        expect(next.until).toBeGreaterThan(next.from);
        period = next;
      }
    }
  });

  it.each(SKIPPED)('LIMIT-01 daily limit counts from the first timestamp of a day: %s', (zone, _first, day) => {
    const noon = Date.parse(`${day}T16:00:00Z`);
    const { since, until } = periodOf('day', noon, zone);
    expect(periodOf('day', since, zone)).toEqual({ from: day, since, until });
    expect(periodOf('day', since - 1, zone).until).toBe(since);
  });

  it.each(SKIPPED)('BOOK-02 records of a day start with its first timestamp: %s', (zone, _first, day) => {
    const now = Date.parse(`${day}T16:00:00Z`);
    const before = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
    const { since } = requireDays({ startDate: day, endDate: day }, zone, now);
    expect([dateOf(since, zone), dateOf(since - 1, zone)]).toEqual([day, before]);
    expect(requireDays({ startDate: before, endDate: before }, zone, now).until).toBe(since);
  });
});
