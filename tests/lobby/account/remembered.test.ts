import { beforeEach, describe, expect, it, vi } from 'vitest';
import { base64Encoder } from '../../../sdk/lobby/storage/base64.ts';
import type { RememberedLogin } from '../../../sdk/lobby/types.ts';
import { memoryStore } from '../resource/stores.ts';
import { keyStore } from '../storage/key-store.ts';
import { accountServerHere, credentials, failureOf, openTab, type Tab } from './account-kit.ts';

const server = accountServerHere();
const KEY = 'MC_REMEMBER_LOGIN';
const remembering = { rememberPassword: true };
const storedOf = ({ local }: Tab) => JSON.parse(local.getItem(KEY) ?? 'null');
const ann: RememberedLogin = { type: 'username', username: 'ann', password: 'Secret-77', countryDialingCode: '' };

let keys: ReturnType<typeof keyStore>;
beforeEach(() => {
  keys = keyStore();
});
function open(config = {}, local = memoryStore()): Tab {
  const tab = openTab(server.url, config, { local });
  vi.stubGlobal('indexedDB', keys.indexedDB);
  return tab;
}

describe('remembered login', () => {
  it('LOGIN-27 LOGIN-28 remembered login stores type, user name, encoded password and dialing code', async () => {
    const tab = open(remembering);
    await tab.lobby.login(credentials, { remember: true, countryDialingCode: '84' });
    const stored = storedOf(tab);
    expect(Object.keys(stored).sort()).toEqual(['countryDialingCode', 'password', 'type', 'username']);
    expect(stored).toMatchObject({ type: 'username', username: 'ann', countryDialingCode: '84' });
    const all = JSON.stringify([...tab.local.entries]);
    expect(all).not.toContain('Secret-77');
    expect(all).not.toContain(btoa('Secret-77'));
    const { lobby } = open(remembering, tab.local);
    expect(await lobby.remembered.read()).toEqual({ ...ann, countryDialingCode: '84' });
    expect(await lobby.remembered.read('username')).toMatchObject({ username: 'ann' });
    expect(await lobby.remembered.read('sms')).toBeNull();
  });

  it('S19 remembered login stores only the user name without the rememberPassword option', async () => {
    const tab = open();
    await tab.lobby.login(credentials, { remember: true });
    expect(storedOf(tab)).toMatchObject({ username: 'ann', password: '' });
    expect(keys.values.size).toBe(0);
    expect(await tab.lobby.remembered.read()).toEqual({ ...ann, password: '' });
  });

  it.each([
    ['crypto.subtle', () => vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })],
    ['IndexedDB', () => vi.stubGlobal('indexedDB', undefined)],
  ])('S20 remembered login stores only the user name without %s', async (_, take) => {
    const tab = open(remembering);
    take();
    await tab.lobby.login(credentials, { remember: true });
    expect(storedOf(tab)).toMatchObject({ username: 'ann', password: '' });
  });

  it('LOGIN-15 remembered code login stores number and dialing code and never the code', async () => {
    const tab = open(remembering);
    const body = { type: 'sms', username: '900000001', password: '123456' } as const;
    await tab.lobby.login(body, { remember: true, countryDialingCode: '84' });
    expect(storedOf(tab)).toEqual({ type: 'sms', username: '900000001', password: '', countryDialingCode: '84' });
  });

  it('S20 a login without `remember` deletes the record and the key', async () => {
    const tab = open(remembering);
    await tab.lobby.login(credentials, { remember: true });
    expect(keys.values.size).toBe(1);
    await tab.lobby.login(credentials, { remember: false });
    expect(tab.local.getItem(KEY)).toBeNull();
    expect(keys.values.size).toBe(0);
  });

  it('S20 a stored password that cannot be decoded or is rejected is deleted, and the user name remains stored', async () => {
    const tab = open(remembering);
    await tab.lobby.remembered.save(ann);
    server.on('POST /wps/session/login', () => ({ status: 200, errorCode: 'login.failed' }));
    await failureOf(tab.lobby.login({ ...credentials, password: 'typo' }));
    expect(await tab.lobby.remembered.read()).toEqual(ann);
    await failureOf(tab.lobby.login(credentials));
    expect(storedOf(tab)).toMatchObject({ username: 'ann', password: '' });
    await tab.lobby.remembered.save(ann);
    tab.local.setItem(KEY, JSON.stringify({ ...storedOf(tab), username: 'bob' }));
    expect(await tab.lobby.remembered.read()).toMatchObject({ username: 'bob', password: '' });
    expect(storedOf(tab).password).toBe('');
  });

  it.each(['5', '{', '[]', '{"type":"x","username":"a"}', '{"type":"sms"}', '{"type":"sms","username":5}'])(
    'R17 remembered login ignores a foreign value: %s',
    async text => {
      const { lobby } = open(remembering, memoryStore([[KEY, text]]));
      expect(await lobby.remembered.read()).toBeNull();
    },
  );

  it('LOGIN-28 remembered login uses the encoder of the host and tolerates its failure', async () => {
    const credentialEncoder = {
      encode: vi.fn(async (secret: string, { username }: { username: string }) => `${username}:${secret.length}`),
      decode: vi.fn(async () => 'from the host'),
      clear: vi.fn(async () => {}),
    };
    const tab = open({ ...remembering, credentialEncoder });
    await tab.lobby.remembered.save(ann);
    expect(storedOf(tab).password).toBe('ann:9');
    expect(await tab.lobby.remembered.read()).toMatchObject({ password: 'from the host' });
    const expected = { merchant: 'demo', origin: 'https://host.example', type: 'username', username: 'ann' };
    expect(credentialEncoder.decode).toHaveBeenCalledWith('ann:9', expected);
    credentialEncoder.encode.mockRejectedValueOnce(new Error('no'));
    await tab.lobby.remembered.save(ann);
    expect(storedOf(tab)).toMatchObject({ username: 'ann', password: '' });
    await tab.lobby.remembered.clear();
    expect(credentialEncoder.clear).toHaveBeenCalledTimes(1);
  });
});

describe('remembered login of an older site', () => {
  const old = (password: string) =>
    memoryStore([[KEY, JSON.stringify({ type: 'username', username: 'ann', password, countryDialingCode: '' })]]);
  const utf8 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

  it.each([
    ['Secret-77', btoa('Secret-77')],
    ['Mật khẩu-77', utf8('Mật khẩu-77')],
    ['Füße-2026', btoa('Füße-2026')],
  ])('S20 LOGIN-28 %s is decoded from base64 once and encrypted afterwards', async (password, encoded) => {
    const tab = open(remembering, old(encoded));
    expect(await tab.lobby.remembered.read()).toEqual({ ...ann, password });
    const stored = JSON.stringify([...tab.local.entries]);
    expect(stored).not.toContain(encoded);
    expect(JSON.parse(storedOf(tab).password)).toMatchObject({ v: 1, ct: expect.any(String) });
    expect(await open(remembering, tab.local).lobby.remembered.read()).toEqual({ ...ann, password });
  });

  it('S19 S20 an old record keeps only the user name if passwords are forbidden or cannot be stored', async () => {
    const forbidden = open({}, old(btoa('Secret-77')));
    expect(await forbidden.lobby.remembered.read()).toEqual({ ...ann, password: '' });
    expect(storedOf(forbidden).password).toBe('');
    const unable = open(remembering, old(btoa('Secret-77')));
    vi.stubGlobal('indexedDB', undefined);
    await unable.lobby.remembered.read();
    expect(storedOf(unable)).toMatchObject({ username: 'ann', password: '' });
  });

  it('S20 a password that is not base64 is deleted', async () => {
    const tab = open(remembering, old('{"v":1}'));
    expect(await tab.lobby.remembered.read()).toEqual({ ...ann, password: '' });
    expect(storedOf(tab).password).toBe('');
  });

  it('LOGIN-28 old stored passwords are decoded only by the encoder of the host, if there is one', async () => {
    const credentialEncoder = { ...base64Encoder, decode: vi.fn(async () => null) };
    const tab = open({ ...remembering, credentialEncoder }, old(btoa('Secret-77')));
    expect(await tab.lobby.remembered.read()).toMatchObject({ password: '' });
  });

  it('S20 base64 encoder stores passwords in development and only the user name in production', async () => {
    const tab = open({ ...remembering, credentialEncoder: base64Encoder });
    await tab.lobby.remembered.save(ann);
    expect(storedOf(tab).password).toBe(btoa('Secret-77'));
    expect(await tab.lobby.remembered.read()).toEqual(ann);
    vi.stubEnv('NODE_ENV', 'production');
    await tab.lobby.remembered.save(ann);
    expect(storedOf(tab)).toMatchObject({ username: 'ann', password: '' });
    vi.unstubAllEnvs();
  });
});
