import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCredentialEncoder } from '../../../sdk/lobby/storage/credentials.lazy.ts';
import { keyStore } from '../storage/key-store.ts';

const PASSWORD = 'Mật khẩu-2026';
const DAY = 86_400_000;
const context = { merchant: 'demo', origin: 'https://host.example', type: 'username', username: 'ann' };

let time = 1_700_000_000_000;
const encoder = (place = 'gw|demo') => createCredentialEncoder(place, () => time);
let keys: ReturnType<typeof keyStore>;
beforeEach(() => {
  keys = keyStore();
  vi.stubGlobal('indexedDB', keys.indexedDB);
});
afterEach(() => vi.unstubAllGlobals());

async function encoded(): Promise<string> {
  return (await encoder().encode(PASSWORD, context)) ?? expect.unreachable('there is a key store');
}

describe('encoded password', () => {
  it('S19 LOGIN-28 encoded password is a record of v, iv, ct and exp and decodes after a reload', async () => {
    const text = await encoded();
    expect(JSON.parse(text)).toEqual({
      v: 1,
      iv: expect.stringMatching(/^[\w+/]{16}$/),
      ct: expect.any(String),
      exp: time + 30 * DAY,
    });
    expect(await encoder().decode(text, context)).toBe(PASSWORD);
  });

  it('S19 S20 encoded password contains neither password nor base64 and differs each time', async () => {
    const [one, two] = [await encoded(), await encoded()];
    expect(one).not.toBe(two);
    const base64 = Buffer.from(PASSWORD).toString('base64');
    for (const text of [one, two]) {
      expect(text).not.toContain(PASSWORD);
      expect(text).not.toContain(base64.slice(0, 12));
    }
  });

  it('S19 encryption key of the encoded password cannot be exported', async () => {
    await encoded();
    const [key] = keys.values.values();
    expect(key).toBeInstanceOf(CryptoKey);
    await expect(crypto.subtle.exportKey('raw', key as CryptoKey)).rejects.toThrow();
    await expect(crypto.subtle.exportKey('jwk', key as CryptoKey)).rejects.toThrow();
  });

  it.each([
    ['another user', { username: 'bob' }],
    ['another merchant', { merchant: 'other' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['another method', { type: 'sms' }],
  ])('S19 encoded password moved to %s decodes to null', async (_, change) => {
    expect(await encoder().decode(await encoded(), { ...context, ...change })).toBeNull();
  });

  it('S19 encoded password with a flipped bit decodes to null', async () => {
    const record = JSON.parse(await encoded());
    for (const field of ['iv', 'ct']) {
      const bytes = Buffer.from(record[field], 'base64');
      for (const place of [0, bytes.length - 1]) {
        const flipped = Buffer.from(bytes);
        flipped[place] = (flipped[place] ?? 0) ^ 1;
        const text = JSON.stringify({ ...record, [field]: flipped.toString('base64') });
        expect(await encoder().decode(text, context)).toBeNull();
      }
    }
    expect(await encoder().decode(JSON.stringify({ ...record, exp: record.exp + DAY }), context)).toBeNull();
  });

  it('S19 encoded password decodes on day 30 and not on day 31', async () => {
    const text = await encoded();
    const start = time;
    time = start + 30 * DAY;
    expect(await encoder().decode(text, context)).toBe(PASSWORD);
    time = start + 31 * DAY;
    expect(await encoder().decode(text, context)).toBeNull();
    time = start;
  });

  it.each(['', 'null', '5', '{}', '{"v":2}', '{"v":1,"exp":9e15,"iv":5,"ct":[]}', 'c2VjcmV0'])(
    'R17 foreign text decodes to null: %s',
    async text => {
      await encoded();
      expect(await encoder().decode(text, context)).toBeNull();
    },
  );

  it('S19 encoded password decodes to null without its key or with the key of another gateway', async () => {
    const text = await encoded();
    expect(await encoder('other|demo').decode(text, context)).toBeNull();
    await encoder().clear();
    expect(keys.values.size).toBe(0);
    expect(await encoder().decode(text, context)).toBeNull();
  });

  it('two tabs that encode concurrently share one key', async () => {
    const texts = await Promise.all([encoded(), encoded(), encoded()]);
    expect(keys.values.size).toBe(1);
    for (const text of texts) expect(await encoder().decode(text, context)).toBe(PASSWORD);
  });
});

describe('environments without key storage', () => {
  it('S20 encoder returns null on a plain http page without crypto.subtle', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    expect(await encoder().encode(PASSWORD, context)).toBeNull();
  });

  it.each([
    ['is missing', undefined],
    [
      'throws',
      {
        open: () => {
          throw new DOMException('no', 'SecurityError');
        },
      },
    ],
    ['refuses to open', keyStore({ fails: true }).indexedDB],
  ])('S20 encoder returns null if IndexedDB %s', async (_, indexedDB) => {
    const text = await encoded();
    vi.stubGlobal('indexedDB', indexedDB);
    expect(await encoder().encode(PASSWORD, context)).toBeNull();
    expect(await encoder().decode(text, context)).toBeNull();
    await expect(encoder().clear()).resolves.toBeUndefined();
  });
});
