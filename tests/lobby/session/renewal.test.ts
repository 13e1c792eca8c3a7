import { describe, expect, it } from 'vitest';
import { ANN, accountServerHere, copyOf, credentials, openTab, soon } from '../account/account-kit.ts';

const server = accountServerHere();
const RENEW = 'POST /wps/session/renew';
const tokenOf = ({ headers }: { headers: { authorization?: string } }) => headers.authorization;

describe('renewal', () => {
  it('SESS-15 API-41 renewal stores a new token and concurrent renewals send one request', async () => {
    const { lobby, session } = openTab(server.url);
    await lobby.login(credentials);
    await Promise.all([lobby.renew(), lobby.renew(), lobby.renew()]);
    expect(server.of(RENEW).map(tokenOf)).toEqual(['Bearer t1']);
    expect(lobby.$session.get()).toMatchObject({ token: 't2', userName: 'ann' });
    expect(session.getItem('MC_SESSION_INFO')).toContain('"t2"');
    expect(lobby.passwordInMemory()).toBe('Secret-77');
  });

  it('SESS-15 renewal without a session sends no request', async () => {
    await openTab(server.url).lobby.renew();
    expect(server.seen).toEqual([]);
  });

  it('SESS-16 an expired renewal clears the session and a lost connection preserves it', async () => {
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

  it('SESS-12 a logout during a renewal stays and the new token is revoked', async () => {
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

  it('S16 a copied tab with its own session renews its replaced token automatically', async () => {
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
