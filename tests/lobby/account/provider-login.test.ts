import { describe, expect, it } from 'vitest';
import { accountServerHere, credentials, openTab } from './account-kit.ts';

const server = accountServerHere();

describe('login by a provider', () => {
  it('LOGIN-08 provider login uses the provider’s credentials or exchanges its token, and a closed dialog changes nothing', async () => {
    const responses: (typeof credentials | { token: string } | null)[] = [null, credentials, { token: 'once' }];
    const { lobby, facts } = openTab(server.url, { providers: { google: async () => responses.shift() ?? null } });
    expect(await lobby.loginBy('google')).toBeNull();
    expect(server.seen).toEqual([]);
    expect((await lobby.loginBy('google'))?.token).toBe('t1');
    expect((await lobby.loginBy('google'))?.token).toBe('t2');
    expect(server.of('POST /wps/session/renew')[0]?.headers.authorization).toBe('Bearer once');
    expect(await lobby.loginBy('facebook')).toBeNull();
    expect(facts).toEqual(['login', 'login']);
  });
});
