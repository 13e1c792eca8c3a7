import { describe, expect, it } from 'vitest';
import { commonStore } from '../../../sdk/lobby/content/common-store.ts';
import { ANN, accountServerHere, credentials, dataOf, openTab, soon } from '../account/account-kit.ts';

const server = accountServerHere();
const KPI = 'GET /wps/agent/teamKpi';
/** Thursday in UTC and Friday in the time zone of the draws. */
const NIGHT = Date.parse('2026-11-19T17:00:00Z');

const logInAs = (customerType: number, userName = 'ann') =>
  server.on('POST /wps/session/login', () => ({ value: { ...ANN, userName, customerType, token: `of-${userName}` } }));
const respond = (footer: object) => server.on(KPI, () => ({ value: { footer } }));

describe('registration count of the common store', () => {
  it('SESS-20 AGENT-25 AGENT-26 registration count of today is fetched on the first listener and on refresh', async () => {
    logInAs(20);
    respond({ teamRegisterMemberCount: '3', teamOnlineCount: 9 });
    const { lobby } = openTab(server.url);
    await lobby.login(credentials);
    const common = commonStore({ ...lobby, clock: { ...lobby.clock, serverNow: () => NIGHT } });
    expect(server.of(KPI)).toEqual([]);
    expect(await dataOf(common.$registrations)).toBe(3);
    expect(await dataOf(common.$registrations)).toBe(3);
    expect(server.of(KPI).map(({ url }) => Object.fromEntries(new URLSearchParams(url.split('?')[1])))).toEqual([
      { startDate: '2026-11-20', endDate: '2026-11-20', size: '0' },
    ]);
    respond({ teamRegisterMemberCount: 4 });
    await common.refresh('registrations');
    expect(common.$registrations.get().data).toBe(4);
  });

  it.each([{}, { teamRegisterMemberCount: null }])(
    'SESS-20 AGENT-07 registration count is 0 if the response has none: %j',
    async footer => {
      logInAs(20);
      respond(footer);
      const { lobby } = openTab(server.url);
      await lobby.login(credentials);
      expect(await dataOf(commonStore(lobby).$registrations)).toBe(0);
    },
  );

  it.each([0, 4, 40])(
    'SESS-20 AGENT-01 registration count is not fetched for visitors and members of type %i',
    async type => {
      logInAs(type);
      const { lobby } = openTab(server.url);
      const common = commonStore(lobby);
      common.$registrations.listen(() => {});
      await common.refresh('registrations');
      await lobby.login(credentials);
      await common.refresh('registrations');
      expect(common.$registrations.get()).toEqual({ loading: false, stale: false });
      expect(server.of(KPI)).toEqual([]);
    },
  );

  it('SESS-20 registration count is cleared on logout and refetched for the next agent', async () => {
    logInAs(20);
    respond({ teamRegisterMemberCount: 3 });
    const { lobby } = openTab(server.url);
    await lobby.login(credentials);
    const { $registrations } = commonStore(lobby);
    expect(await dataOf($registrations)).toBe(3);
    await lobby.logout();
    expect($registrations.get().data).toBeUndefined();
    logInAs(20, 'bob');
    respond({ teamRegisterMemberCount: 5 });
    await lobby.login(credentials);
    await soon(() => expect($registrations.get().data).toBe(5));
  });
});
