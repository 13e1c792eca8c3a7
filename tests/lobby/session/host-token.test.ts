/** Session of a host that logs its visitors in itself: option `getToken`. */
import { addFavorite, favoriteIds } from 'lobbykit/wire';
import { describe, expect, it, vi } from 'vitest';
import { ConfigError } from '../../../sdk/lobby/config/config-error.ts';
import type { HostToken } from '../../../sdk/lobby/types.ts';
import { accountServerHere, openTab, storedBy } from '../account/account-kit.ts';

const server = accountServerHere();
const IDS = 'POST /wps/relay/MCSFE_getFavoriteGames';
const ADD = 'POST /wps/relay/MCSFE_addFavoriteGameV2';
const tokensOf = (call: string) => server.of(call).map(({ headers }) => headers.authorization);

/** Opens a tab whose `getToken` returns the given tokens in order and then repeats the last token. */
function hostWith(...tokens: HostToken[]) {
  const getToken = vi.fn(async () => (tokens.length > 1 ? tokens.shift() : tokens[0]) ?? null);
  const onExpired = vi.fn();
  return { ...openTab(server.url, { getToken, onExpired }), getToken, onExpired };
}

const readIds = (lobby: ReturnType<typeof hostWith>['lobby'], token: string) =>
  lobby.call(favoriteIds, { body: { token, pageNo: 1, pageSize: 100 } });

describe('getToken', () => {
  it('a page starts with the session of the host page and stores nothing in the browser', async () => {
    const host = hostWith({ token: 'h1', userName: 'ann' });
    await host.lobby.sessionReady();
    expect(host.lobby.$session.get()).toMatchObject({ token: 'h1', userName: 'ann', type: 0 });
    expect(host.facts).toEqual(['login']);
    expect(storedBy(host)).toEqual({ session: {}, local: {} });
    expect(server.seen).toEqual([]);
  });

  it('a visitor without a session at the host has no session in the lobby', async () => {
    const { lobby, facts } = hostWith(null);
    await lobby.sessionReady();
    expect(lobby.$session.get()).toBeNull();
    expect(facts).toEqual([]);
  });

  it.each([
    ['a read', IDS, 'favoriteIds'],
    ['a write', ADD, 'addFavorite'],
  ] as const)('%s that returns 401 is repeated once with the next token of the host page', async (_, path, name) => {
    const host = hostWith({ token: 'h1', userName: 'ann' }, { token: 'h2', userName: 'ann' });
    await host.lobby.sessionReady();
    server.on(path, ({ headers }) =>
      headers.authorization === 'Bearer h1'
        ? { status: 401, errorCode: 'session.expired' }
        : { value: name === 'favoriteIds' ? { content: [] } : {} },
    );
    if (name === 'favoriteIds') await readIds(host.lobby, 'h1');
    else await host.lobby.call(addFavorite, { body: { nodeId: '1', token: 'h1', vendor: 'V' } });
    expect(tokensOf(path)).toEqual(['Bearer h1', 'Bearer h2']);
    expect(host.getToken).toHaveBeenCalledTimes(2);
    expect(host.facts).toEqual(['login']);
    expect(host.onExpired).not.toHaveBeenCalled();
    expect(server.of('POST /wps/session/renew')).toEqual([]);
  });

  it.each<[string, HostToken, string[]]>([
    ['the same token', { token: 'h1', userName: 'ann' }, ['Bearer h1']],
    ['another rejected token', { token: 'h2', userName: 'ann' }, ['Bearer h1', 'Bearer h2']],
  ])('a 401 for which the host page returns %s ends the session and calls onExpired once', async (_, next, sent) => {
    const host = hostWith({ token: 'h1', userName: 'ann' }, next);
    await host.lobby.sessionReady();
    server.on(IDS, () => ({ status: 401, errorCode: 'session.expired' }));
    await expect(readIds(host.lobby, 'h1')).rejects.toMatchObject({ kind: 'session' });
    expect(tokensOf(IDS)).toEqual(sent);
    expect(host.lobby.$session.get()).toBeNull();
    expect(host.facts).toEqual(['login', 'session-expired']);
    expect(host.onExpired).toHaveBeenCalledTimes(1);
  });

  it('a failed getToken is logged, and the visitor stays logged out', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    const getToken = () => Promise.reject(new Error('host is down'));
    const { lobby } = openTab(server.url, { getToken });
    await lobby.sessionReady();
    expect(lobby.$session.get()).toBeNull();
    expect(errors).toHaveBeenCalledWith(
      'lobbykit: getToken failed:',
      expect.objectContaining({ message: 'host is down' }),
    );
    errors.mockRestore();
  });

  it('renew applies a login, a change of member and a logout by the host page', async () => {
    const { lobby, facts } = hostWith(null, 'h1', 'h2', null);
    await lobby.sessionReady();
    await lobby.renew();
    const first = lobby.$session.get();
    await lobby.renew();
    const second = lobby.$session.get();
    await Promise.all([lobby.renew(), lobby.renew()]);
    expect([first?.token, second?.token, lobby.$session.get()]).toEqual(['h1', 'h2', null]);
    // A token without a user name may belong to another member, so the name changes.
    expect(first?.userName).not.toBe(second?.userName);
    expect(facts).toEqual(['login', 'login', 'logout']);
  });

  it('two tabs of one browser exchange no messages if the host provides getToken', async () => {
    const first = hostWith({ token: 'h1', userName: 'ann' });
    const second = openTab(server.url, { getToken: () => null }, { local: first.local });
    await Promise.all([first.lobby.sessionReady(), second.lobby.sessionReady()]);
    second.lobby.setTheme('dark');
    await new Promise(resolve => setTimeout(resolve, 50));
    expect(second.lobby.$session.get()).toBeNull();
    expect(first.lobby.$themeChoice.get()).toBe('system');
  });

  it('the options reject a browser storage together with getToken', () => {
    const create = () => openTab(server.url, { getToken: () => null, storage: 'tab' });
    expect(create).toThrow(ConfigError);
    expect(create).toThrow('option "storage" is "tab"; allowed: memory with getToken');
  });
});
