import { describe, expect, it } from 'vitest';
import { accountServerHere, copyOf, credentials, openTab, soon } from '../account/account-kit.ts';

const server = accountServerHere();
const RENEW = 'POST /wps/session/renew';
const tokenOf = ({ headers }: { headers: { authorization?: string } }) => headers.authorization;

describe('token in the URL', () => {
  const config = { startToken: 'token' };

  it('FRAME-33 FRAME-34 S12 URL token is removed from the URL before any request, renewed and not stored', async () => {
    const search = '?a=b+c%20d&token=once-only&e';
    const { lobby, session, facts } = openTab(server.url, config, { search });
    expect(history.replaceState).toHaveBeenCalledWith({ idx: 3 }, '', '/m/home?a=b+c%20d&e#top');
    expect(server.seen).toEqual([]);
    await lobby.sessionReady();
    expect(server.of(RENEW).map(tokenOf)).toEqual(['Bearer once-only']);
    expect(JSON.stringify(server.seen.map(({ url, body }) => url + body))).not.toContain('once-only');
    expect(lobby.$session.get()).toMatchObject({ token: 't1', userName: 'ann' });
    expect([...session.entries.values()].join()).not.toContain('once-only');
    expect(facts).toEqual(['login']);
  });

  it('S12 a configuration without a token parameter leaves the URL unchanged and sends no request', async () => {
    const { lobby } = openTab(server.url, {}, { search: '?token=of-the-page' });
    await lobby.sessionReady();
    expect(history.replaceState).not.toHaveBeenCalled();
    expect(server.seen).toEqual([]);
    expect(lobby.$session.get()).toBeNull();
  });

  it.each(['', '?tokens=1', '?a=token'])('S12 a URL without the token parameter is not modified: %s', search => {
    openTab(server.url, config, { search });
    expect(history.replaceState).not.toHaveBeenCalled();
  });

  it('S12 a URL token that was used before leaves a visitor logged out and does not end an existing session', async () => {
    server.on(RENEW, () => ({ status: 401, errorCode: 'session.expired' }));
    const visitor = openTab(server.url, config, { search: '?token=used' });
    await visitor.lobby.sessionReady();
    expect([visitor.lobby.$session.get(), visitor.facts]).toEqual([null, []]);
    await visitor.lobby.login(credentials);
    const member = openTab(server.url, config, { search: '?token=used', session: copyOf(visitor.session) });
    await member.lobby.sessionReady();
    expect([member.lobby.$session.get()?.token, member.facts]).toEqual(['t1', []]);
  });

  /** Ann is logged in and opens a link with Bob's token. */
  async function comeAsBob() {
    const first = openTab(server.url);
    await first.lobby.login(credentials);
    server.on(RENEW, () => ({ value: { token: 'bobs', userName: 'bob', customerType: 0 } }));
    const tab = openTab(server.url, config, { search: '?token=link', session: copyOf(first.session) });
    const off = tab.lobby.$memberSwitch.subscribe(() => {});
    await soon(() => expect(tab.lobby.$memberSwitch.get()).toMatchObject({ from: 'ann', to: 'bob' }));
    expect(tab.lobby.$session.get()?.userName).toBe('ann');
    return { ...tab, off };
  }

  it('S12 a URL token of another member that the visitor declines is revoked, and the session does not change', async () => {
    const { lobby, facts, off } = await comeAsBob();
    await lobby.$memberSwitch.get()?.decline();
    expect(lobby.$session.get()?.userName).toBe('ann');
    expect(lobby.$memberSwitch.get()).toBeNull();
    expect(server.of('DELETE /wps/session/logout').map(tokenOf)).toEqual(['Bearer bobs']);
    expect(facts).toEqual([]);
    off();
  });

  it('S12 a URL token of another member that the visitor accepts replaces the session', async () => {
    const { lobby, facts, off } = await comeAsBob();
    await lobby.$memberSwitch.get()?.accept();
    expect(lobby.$session.get()).toMatchObject({ userName: 'bob', token: 'bobs' });
    expect(lobby.$memberSwitch.get()).toBeNull();
    expect(server.of('DELETE /wps/session/logout').map(tokenOf)).toEqual(['Bearer t1']);
    expect(facts).toEqual(['login']);
    off();
  });
});
