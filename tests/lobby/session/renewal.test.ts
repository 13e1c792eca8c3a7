import { describe, expect, it } from 'vitest';
import { ANN, accountServerHere, copyOf, credentials, openTab, soon } from '../account/account-kit.ts';

const server = accountServerHere();
const RENEW = 'POST /wps/session/renew';
const tokenOf = ({ headers }: { headers: { authorization?: string } }) => headers.authorization;

describe('renewal of the session token', () => {
  it('SESS-15 API-41 renewal stores a new token, and concurrent renewals send only one request', async () => {
    const { lobby, session } = openTab(server.url);
    await lobby.login(credentials);
    await Promise.all([lobby.renew(), lobby.renew(), lobby.renew()]);
    expect(server.of(RENEW).map(tokenOf)).toEqual(['Bearer t1']);
    expect(lobby.$session.get()).toMatchObject({ token: 't2', userName: 'ann' });
    expect(session.getItem('MC_SESSION_INFO')).toContain('"t2"');
    expect(lobby.passwordInMemory()).toBe('Secret-77');
  });

  it('SESS-15 S26 renewals are stored as a list on a page with Prototype.js, which adds toJSON to arrays', async () => {
    const lists = Array.prototype as { toJSON?: unknown };
    const { lobby, local } = openTab(server.url);
    await lobby.login(credentials);
    lists.toJSON = function (this: unknown[]) {
      return `[${this.map(row => JSON.stringify(row)).join()}]`;
    };
    await lobby.renew().finally(() => delete lists.toJSON);
    expect(JSON.parse(local.getItem('renewals') ?? '')).toEqual([{ mark: expect.anything(), key: expect.any(String) }]);
  });

  it('SESS-15 renewal without a session sends no request', async () => {
    await openTab(server.url).lobby.renew();
    expect(server.seen).toEqual([]);
  });

  it('SESS-16 an expired renewal clears the session, but a lost connection does not', async () => {
    const { lobby, facts } = openTab(server.url);
    await lobby.login(credentials);
    server.on(RENEW, () => null);
    await lobby.renew();
    expect(lobby.$session.get()?.token).toBe('t1');
    server.on(RENEW, () => ({ status: 503, errorCode: 'busy' }));
    await lobby.renew();
    expect(lobby.$session.get()?.token).toBe('t1');
    server.on(RENEW, () => ({ status: 401, errorCode: 'session.expired' }));
    await lobby.renew();
    expect(lobby.$session.get()).toBeNull();
    expect(facts).toEqual(['login', 'session-expired']);
  });

  it('SESS-12 a logout during a renewal ends the session and revokes the token that the renewal returns', async () => {
    const { lobby } = openTab(server.url);
    await lobby.login(credentials);
    server.on(RENEW, async () => {
      await lobby.logout();
      return { value: { ...ANN, token: 'too late' } };
    });
    await lobby.renew();
    expect(lobby.$session.get()).toBeNull();
    expect(server.of('DELETE /wps/session/logout').map(tokenOf)).toEqual(['Bearer t1', 'Bearer too late']);
  });

  it('S16 a duplicated tab with a separate session renews a token that the other tab has already replaced', async () => {
    const own = { storage: 'tab' } as const;
    const first = openTab(server.url, own);
    await first.lobby.login(credentials);
    const copy = openTab(server.url, own, { local: first.local, session: copyOf(first.session) });
    await first.lobby.renew();
    await soon(() => expect(copy.lobby.$session.get()?.token).toBe('t3'));
    await new Promise(resolve => setTimeout(resolve, 50));
    expect(first.lobby.$session.get()?.token).toBe('t2');
    expect(server.of(RENEW)).toHaveLength(2);
  });
});
