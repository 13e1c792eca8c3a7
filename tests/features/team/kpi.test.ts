import { isoDate } from 'lobbykit/domain';
import {
  type Endpoint,
  logout,
  memberInfo,
  parseResponse,
  renewSession,
  teamKpi,
  teamKpiB,
  teamKpiC,
} from 'lobbykit/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readMember } from '../../../site/gateway/features/account/members-repository.ts';
import { openSession } from '../../../site/gateway/features/account/sessions/service.ts';
import { sumTeams } from '../../../site/gateway/features/team/totals/worker.ts';
import { accountGateway, bearer, enter, HOUR, MINUTE, SECOND } from '../../helpers/gateway/account-steps.ts';
import { openReels, play } from '../../helpers/gateway/bet-steps.ts';
import type { Reply, TestGateway } from '../../helpers/gateway.ts';

interface Kpi {
  readonly footer: Readonly<Record<string, number>>;
}

let server: TestGateway;
beforeAll(async () => {
  server = await accountGateway();
});
afterAll(() => server.stop());

/** Counter for unique agent names, so that each test has a new agent with an empty team. */
let serial = 0;
let agent = 0;
let code = '';
beforeEach(async () => {
  serial += 1;
  code = `TEAM${serial}`;
  agent = await addAgent(`agent-${serial}`, code);
});

async function addAgent(user_name: string, ownCode: string, affiliate_code: string | null = null): Promise<number> {
  const { id } = await server.db
    .insertInto('members')
    .values({ merchant_code: 'demo', user_name, user_name_folded: user_name, type: 20, created_at: 0, affiliate_code })
    .returning('id')
    .executeTakeFirstOrThrow();
  await server.db.insertInto('affiliates').values({ code: ownCode, member_id: id, domain: null }).execute();
  return id;
}

const idOf = async (name: string) =>
  (await server.db.selectFrom('members').select('id').where('user_name', '=', name).executeTakeFirstOrThrow()).id;
/** Creates a session without the password check. */
const startSession = async (id: number) =>
  bearer((await openSession(server.db, await readMember(server.db, id), server.now())).token);
/** Registers a member with a unique name; returns the member id and the session headers. */
async function join(name: string, affiliateCode = code) {
  const username = `${name}${serial}`;
  const { token } = (await enter(server, { username, affiliateCode })).body.value;
  return { memberId: await idOf(username), headers: bearer(token) };
}

/** Date relative to today in the draw time zone. */
const day = (after = 0) => isoDate(server.now() + after * 24 * HOUR, 'Asia/Ho_Chi_Minh');
const on = (date: string) => ({ startDate: date, endDate: date });
/** Advances the clock to the given time before local midnight. */
const untilMidnight = (ms: number) => server.advance(Date.parse(`${day(1)}T00:00:00+07:00`) - server.now() - ms);

/** Requests the KPI after refreshing the team totals. */
async function fetchKpi(dates: object = on(day()), endpoint: Endpoint = teamKpi, asker = agent): Promise<Reply<Kpi>> {
  await sumTeams(server.db, server.now);
  const query = new URLSearchParams({ ...dates, size: '0' });
  return server.call({ ...endpoint, path: `${endpoint.path}?${query}` }, undefined, await startSession(asker));
}
/** Returns the numbers of registered, logged-in, betting and online members. */
async function figures(dates?: object) {
  const { footer } = (await fetchKpi(dates)).body.value;
  const { teamRegisterMemberCount, teamLoginMemberCount, teamBetMemberCount, teamOnlineCount } = footer;
  return [teamRegisterMemberCount, teamLoginMemberCount, teamBetMemberCount, teamOnlineCount];
}

describe('team KPI', () => {
  it('AGENT-07 AGENT-26 EP-26 team KPI returns 0 in every field of value.footer for an empty team', async () => {
    const { status, headers, body } = await fetchKpi();
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    const names = ['teamRegisterMemberCount', 'teamLoginMemberCount', 'teamBetMemberCount', 'teamOnlineCount'];
    expect(body.value).toEqual({
      footer: Object.fromEntries(names.map(name => [name, 0])),
      memberCount: 0,
      asOf: server.now(),
    });
    expect(parseResponse(teamKpi.value, body.value)).toMatchObject({ ok: true, dropped: [] });
  });

  it("AGENT-07 EP-26 team KPI counts members registered with the agent's code", async () => {
    await join('friend');
    expect(await figures()).toEqual([1, 1, 0, 1]);
    await join('other', code.toLowerCase());
    expect(await figures()).toEqual([2, 2, 0, 2]);
  });

  it('EP-26 TEAM-10 KPI variant B returns money in and out and variant C returns bets', async () => {
    const { pass } = await openReels(server, await join('friend'));
    expect((await play(server, pass)).status).toBe(200);
    await server.advance(0);
    const money = (await fetchKpi(undefined, teamKpiB)).body.value.footer;
    expect(money).toEqual({ deposit: '0.00', withdrawal: '0.00', fees: '0.00', bonus: '0.00', rebate: '0.00' });
    const { stake, qualifyingStake, win, result } = (await fetchKpi(undefined, teamKpiC)).body.value.footer;
    const [row] = await server.db.selectFrom('bets').selectAll().orderBy('id', 'desc').limit(1).execute();
    expect([stake, qualifyingStake, win].map(Number)).toEqual([row!.stake, row!.stake, row!.win].map(Number));
    expect(Number(result)).toBe(Number(row!.stake) - Number(row!.win));
  });

  it('AGENT-07 team KPI omits members without a code and members of another agent', async () => {
    await addAgent('rival', 'RIVAL1');
    await enter(server, { username: 'nobodys' });
    await join('rivals', 'RIVAL1');
    expect(await figures()).toEqual([0, 0, 0, 0]);
  });

  it('AGENT-07 team KPI counts members invited by an agent of the team and responds even if invitations are circular', async () => {
    await addAgent('below', 'BELOW1', code);
    await join('friend', 'BELOW1');
    expect(await figures()).toEqual([1, 1, 0, 1]);
    await server.db.updateTable('members').set({ affiliate_code: 'BELOW1' }).where('id', '=', agent).execute();
    expect((await fetchKpi()).status).toBe(200);
  });

  it('AGENT-07 team KPI omits members of another merchant', async () => {
    await server.db.insertInto('merchants').values({ code: 'acme', any_origin: true }).execute();
    const member = {
      merchant_code: 'acme',
      user_name: 'elsewhere',
      user_name_folded: 'elsewhere',
      type: 0,
      affiliate_code: code,
    };
    await server.db
      .insertInto('members')
      .values({ ...member, created_at: server.now() })
      .execute();
    expect(await figures()).toEqual([0, 0, 0, 0]);
  });

  it('AGENT-25 team KPI counts from midnight to midnight of both dates in the draw time zone', async () => {
    const today = day();
    await join('friend');
    await untilMidnight(SECOND);
    await join('late');
    await server.advance(SECOND);
    await join('next');
    const firstTwo = async (dates: object) => (await figures(dates)).slice(0, 2);
    expect(await firstTwo(on(day(-2)))).toEqual([0, 0]);
    expect(await firstTwo(on(today))).toEqual([2, 2]);
    expect(await firstTwo(on(day()))).toEqual([1, 1]);
    expect(await firstTwo({ startDate: today, endDate: day() })).toEqual([3, 3]);
  });

  it('AGENT-07 team KPI counts a member only once, regardless of the number of logins and ended sessions', async () => {
    const { memberId } = await join('friend');
    await untilMidnight(0);
    expect(await figures()).toEqual([0, 0, 0, 0]);
    for (let n = 0; n < 2; n += 1) {
      await server.advance(SECOND);
      await server.call(logout, undefined, await startSession(memberId));
    }
    expect((await figures()).slice(0, 2)).toEqual([0, 1]);
  });

  it('AGENT-07 session renewal does not count as a login of another day', async () => {
    await untilMidnight(MINUTE);
    const { headers } = await join('friend');
    await server.advance(2 * MINUTE);
    expect((await server.call(renewSession, undefined, headers)).status).toBe(200);
    expect(await figures()).toEqual([0, 0, 0, 1]);
  });

  it('AGENT-07 team KPI counts a member with several bets only once', async () => {
    const { pass } = await openReels(server, await join('friend'));
    for (let n = 0; n < 2; n += 1) expect((await play(server, pass)).status).toBe(200);
    expect(await figures()).toEqual([1, 1, 1, 1]);
    expect((await figures(on(day(-1))))[2]).toBe(0);
  });

  it('AGENT-07 online count contains members with a call within five minutes and without a logout', async () => {
    const { headers } = await join('friend');
    const online = async () => (await figures())[3];
    await server.advance(5 * MINUTE - SECOND);
    expect(await online()).toBe(1);
    await server.advance(SECOND);
    expect(await online()).toBe(0);
    await server.call(memberInfo, undefined, headers);
    expect(await online()).toBe(1);
    await server.call(logout, undefined, headers);
    expect(await online()).toBe(0);
  });

  it.each(['member0', 'member40', 'guest4'])('AGENT-01 ERR-13 GW-03 team KPI is rejected for %s', async name => {
    const { status, body } = await fetchKpi(undefined, teamKpi, await idOf(name));
    expect([status, body.errorCode]).toEqual([403, 'permission.denied']);
  });

  it.each([
    [{ startDate: '2026-02-30', endDate: '2026-03-01' }, 'startDate'],
    [{ startDate: '2026-11-20', endDate: '2026-13-01' }, 'endDate'],
    [{ startDate: '2026-11-21', endDate: '2026-11-20' }, 'endDate'],
  ])('AGENT-25 team KPI rejects an invalid date range: %j', async (dates, field) => {
    const { status, body } = await fetchKpi(dates);
    expect([status, body.errorCode]).toEqual([400, 'input.invalid']);
    expect(body.value).toHaveProperty(['fields', field]);
  });
});
