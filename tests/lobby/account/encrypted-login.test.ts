import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { accountServerHere, credentials, failureOf, openTab, soon } from './account-kit.ts';

const server = accountServerHere();
const LOGIN = 'POST /wps/session/login';
const SETTINGS = 'GET /wps/system/settings/consolidated';
const YEAR = 365 * 86_400_000;

interface Pair {
  readonly jwk: Record<string, string>;
  open(text: string): Promise<{ payload: unknown; iat: number; path: unknown }>;
}
async function makePair(): Promise<Pair> {
  const { publicKey, privateKey } = await generateKeyPair('RSA-OAEP-256', { modulusLength: 2048 });
  return {
    jwk: (await exportJWK(publicKey)) as Record<string, string>,
    async open(text) {
      const { plaintext, protectedHeader } = await compactDecrypt(text, privateKey);
      const { iat, path } = protectedHeader;
      return { payload: JSON.parse(new TextDecoder().decode(plaintext)), iat: Number(iat), path };
    },
  };
}

let [old, fresh]: Pair[] = [];
beforeAll(async () => {
  [old, fresh] = await Promise.all([makePair(), makePair()]);
});
const publish = (...keys: { kid: string; pair: Pair | undefined; notAfter?: number }[]) =>
  server.on(SETTINGS, () => ({
    value: { bodyKeys: keys.map(({ kid, pair, notAfter = Date.now() + YEAR }) => ({ kid, jwk: pair?.jwk, notAfter })) },
  }));

describe('request bodies with a password', () => {
  it('S21 API-05 API-07 password bodies are encrypted if the gateway publishes a key', async () => {
    publish({ kid: 'a', pair: fresh });
    const { lobby } = openTab(server.url);
    await lobby.login(credentials);
    const [seen] = server.of(LOGIN);
    expect(seen?.headers).toMatchObject({ 'content-type': 'application/jose', encryption: 'jwe;kid=a' });
    expect(await fresh?.open(seen?.body ?? '')).toMatchObject({ payload: credentials, path: '/wps/session/login' });
    expect(JSON.stringify(server.seen)).not.toContain('Secret-77');
  });

  it.each([
    ['publishes no key', { value: {} }],
    ['has no such call', { status: 501, errorCode: 'not.implemented' }],
  ])('API-07 password bodies are sent as plain JSON without the header if the gateway %s', async (_, reply) => {
    server.on(SETTINGS, () => reply);
    const { lobby } = openTab(server.url);
    await lobby.login(credentials);
    const [seen] = server.of(LOGIN);
    expect(JSON.parse(seen?.body ?? '')).toEqual(credentials);
    expect(seen?.headers.encryption).toBeUndefined();
  });

  it('S21 password bodies are not sent until the keys of the gateway are known', async () => {
    server.on(SETTINGS, () => ({ status: 403, errorCode: 'permission.denied' }));
    const { lobby } = openTab(server.url);
    expect(await failureOf(lobby.login(credentials))).toMatchObject({ kind: 'permission' });
    expect(server.of(LOGIN)).toEqual([]);
  });

  it('S21 password bodies are sent as plain JSON on a page without WebCrypto', async () => {
    publish({ kid: 'a', pair: fresh });
    const { lobby } = openTab(server.url);
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    await lobby.login(credentials);
    expect(server.of(LOGIN)[0]?.headers['content-type']).toBe('application/json');
  });

  it('S22 password bodies are encrypted with the key that expires last', async () => {
    publish({ kid: 'soon', pair: old, notAfter: Date.now() + 60_000 }, { kid: 'new', pair: fresh });
    const { lobby } = openTab(server.url);
    await lobby.login(credentials);
    expect(server.of(LOGIN)[0]?.headers.encryption).toBe('jwe;kid=new');
  });

  it('S22 password bodies wait for new keys after the known keys have expired and are never sent plain', async () => {
    publish({ kid: 'over', pair: old, notAfter: Date.now() - 1 });
    const { lobby } = openTab(server.url);
    const off = lobby.$settings.subscribe(() => {});
    await soon(() => expect(lobby.$settings.get().data?.bodyKeys).toHaveLength(1));
    publish({ kid: 'over', pair: old, notAfter: Date.now() - 1 }, { kid: 'new', pair: fresh });
    await lobby.login(credentials);
    publish({ kid: 'over', pair: old, notAfter: Date.now() - 1 });
    const other = openTab(server.url);
    await other.lobby.login(credentials);
    expect(server.of(LOGIN).map(({ headers }) => headers.encryption)).toEqual(['jwe;kid=new', 'jwe;kid=over']);
    off();
  });

  it('S22 password bodies are encrypted again and resent when the gateway rejects the key', async () => {
    publish({ kid: 'gone', pair: old });
    server.on(LOGIN, async ({ headers, body }) => {
      if (headers.encryption === 'jwe;kid=gone') {
        publish({ kid: 'now', pair: fresh });
        return { status: 409, errorCode: 'key.unknown' };
      }
      return { value: { token: 'tok', userName: String(Object((await fresh?.open(body))?.payload).username) } };
    });
    const { lobby } = openTab(server.url);
    expect(await lobby.login(credentials)).toMatchObject({ token: 'tok', userName: 'ann' });
    expect(server.of(SETTINGS)).toHaveLength(2);
    server.on(LOGIN, () => ({ status: 409, errorCode: 'key.unknown' }));
    expect(await failureOf(lobby.login(credentials))).toMatchObject({ code: 'key.unknown' });
    expect(server.of(LOGIN)).toHaveLength(4);
  });

  it.each([-YEAR, YEAR])('S22 encrypted bodies carry the server time on a device %d ms off', async wrong => {
    publish({ kid: 'a', pair: fresh });
    const { lobby } = openTab(server.url, {}, { wall: () => Date.now() + wrong });
    const before = Date.now();
    await lobby.login(credentials);
    const elapsed = Date.now() - before;
    const { iat = 0 } = (await fresh?.open(server.of(LOGIN)[0]?.body ?? '')) ?? {};
    // `iat` has whole seconds, and its accuracy depends on the duration of earlier responses.
    expect(Math.abs(iat * 1000 - before)).toBeLessThan(2 * elapsed + 1_000);
  });

  it('API-07 a body cipher of the host replaces the built-in encryption', async () => {
    const bodyCipher = {
      name: 'rot',
      seal: async (path: string, body: object) => ({
        text: `${path}#${Object.keys(body)}`,
        type: 'text/x',
        encryption: 'rot',
      }),
    };
    const { lobby } = openTab(server.url, { bodyCipher });
    await lobby.login(credentials);
    expect(server.of(LOGIN)[0]).toMatchObject({
      body: '/wps/session/login#type,username,password,captcha',
      headers: { 'content-type': 'text/x', encryption: 'rot' },
    });
    expect(server.of(SETTINGS)).toEqual([]);
  });
});
