import { describe, expect, it, vi } from 'vitest';
import { memberInfo, setNickname } from '../../../sdk/protocol/account/member-calls.ts';
import { accountServerHere, copyOf, credentials, failureOf, openTab, soon } from '../account/account-kit.ts';

const server = accountServerHere();
const INFO = 'GET /wps/member/info';
const expired = () => ({ status: 401, errorCode: 'session.expired' });

describe('expired session', () => {
  it('S17 ERR-05 ERR-15 twenty concurrent 401 responses clear the session and emit one event, also in a duplicated tab', async () => {
    const tab = openTab(server.url);
    await tab.lobby.login(credentials);
    const copy = openTab(server.url, {}, { local: tab.local, session: copyOf(tab.session) });
    const clearings = vi.fn();
    const off = tab.lobby.$session.listen(clearings);
    server.on('POST /wps/member/info/nickname', expired);
    const calls = Array.from({ length: 20 }, (_, i) =>
      failureOf(tab.lobby.call(setNickname, { body: { nickname: `n${i}` } })),
    );
    const errors = await Promise.all(calls);
    expect(server.of('POST /wps/member/info/nickname')).toHaveLength(20);
    for (const error of errors) expect(error).toMatchObject({ kind: 'session', messageKey: 'error.session-ended' });
    expect(tab.facts).toEqual(['login', 'session-expired']);
    expect(clearings).toHaveBeenCalledTimes(1);
    expect(tab.session.entries.size).toBe(0);
    await soon(() => expect(copy.facts).toEqual(['session-expired']));
    expect(copy.lobby.$session.get()).toBeNull();
    off();
  });

  it('ERR-15 the session error code ends the session for any status', async () => {
    const { lobby, facts } = openTab(server.url);
    await lobby.login(credentials);
    server.on(INFO, () => ({ status: 200, errorCode: 'session.expired' }));
    await failureOf(lobby.call(memberInfo));
    expect(facts).toEqual(['login', 'session-expired']);
  });

  it('a password.due error sets the password-change flag once, unless the response was sent before the password change', async () => {
    const { lobby, facts } = openTab(server.url);
    await lobby.login(credentials);
    const listener = vi.fn();
    const off = lobby.$auth.listen(listener);
    let late = () => {};
    const due = { status: 403, errorCode: 'password.due' };
    server.on('POST /wps/member/info/nickname', () => due);
    const rename = () => failureOf(lobby.call(setNickname, { body: { nickname: 'Ann' } }));
    expect(await rename()).toMatchObject({ kind: 'api', messageKey: 'error.password-due' });
    await rename();
    expect(lobby.$auth.get().changePassword).toBe(true);
    expect(listener).toHaveBeenCalledTimes(1);
    server.on(INFO, () => new Promise(resolve => (late = () => resolve(due))));
    const before = failureOf(lobby.call(memberInfo));
    await soon(() => expect(server.of(INFO)).toHaveLength(1));
    server.on('POST /wps/member/password', () => ({ value: { token: 'new' } }));
    await lobby.changePassword({ oldPassword: 'Secret-77', newPassword: 'Heron-77', confirmNewPassword: 'Heron-77' });
    late();
    await before;
    expect(lobby.$session.get()).toMatchObject({ token: 'new', firstTimeLogin: false });
    expect(facts).toEqual(['login']);
    off();
  });

  it('S17 a 403 response never logs the member out', async () => {
    const { lobby, facts } = openTab(server.url);
    await lobby.login(credentials);
    server.on(INFO, () => ({ status: 403, errorCode: 'permission.denied' }));
    expect(await failureOf(lobby.call(memberInfo))).toMatchObject({ kind: 'permission' });
    expect(lobby.$session.get()?.token).toBe('t1');
    expect(facts).toEqual(['login']);
  });

  it('S17 a read that was sent with an older token is repeated exactly once', async () => {
    const { lobby, facts } = openTab(server.url);
    await lobby.login(credentials);
    server.on(INFO, async () => {
      await lobby.renew();
      return expired();
    });
    await failureOf(lobby.call(memberInfo));
    expect(server.of(INFO).map(({ headers }) => headers.authorization)).toEqual(['Bearer t1', 'Bearer t2']);
    expect(lobby.$session.get()?.token).toBe('t3');
    expect(facts).toEqual(['login']);
  });

  it('S17 a late 401 response for the previous member does not end the new session', async () => {
    const { lobby, facts } = openTab(server.url);
    await lobby.login(credentials);
    server.on('POST /wps/member/info/nickname', async () => {
      await lobby.logout();
      await lobby.login(credentials);
      return expired();
    });
    await failureOf(lobby.call(setNickname, { body: { nickname: 'n' } }));
    expect(lobby.$session.get()?.token).toBe('t2');
    expect(facts).toEqual(['login', 'logout', 'login']);
  });
});
