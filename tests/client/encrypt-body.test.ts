import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { seal } from '../../sdk/client/encrypt-body.lazy.ts';
import type { BodyKey } from '../../sdk/lobby/types.ts';

const NOW = Date.parse('2026-11-20T03:00:00.900Z');
const PATH = '/wps/session/login';
const body = { type: 'username', username: 'ann', password: 'Mật khẩu dài'.repeat(8) };

let key: BodyKey;
let open: (text: string) => ReturnType<typeof compactDecrypt>;
beforeAll(async () => {
  const { publicKey, privateKey } = await generateKeyPair('RSA-OAEP-256', { modulusLength: 2048 });
  const jwk = (await exportJWK(publicKey)) as Record<string, string>;
  key = { kid: 'k-1', jwk, notAfter: NOW + 1 };
  open = text => compactDecrypt(text, privateKey);
});

describe('encrypted request body', () => {
  it('S21 API-05 API-07 jose can decrypt an encrypted body, which contains key id, time, path and body', async () => {
    const sealed = await seal(key, PATH, body, NOW);
    expect(sealed).toMatchObject({ type: 'application/jose', encryption: 'jwe;kid=k-1' });
    const { plaintext, protectedHeader } = await open(sealed.text);
    expect(JSON.parse(new TextDecoder().decode(plaintext))).toEqual(body);
    expect(protectedHeader).toEqual({
      alg: 'RSA-OAEP-256',
      enc: 'A256GCM',
      kid: 'k-1',
      iat: Math.floor(NOW / 1000),
      jti: expect.stringMatching(/^[\w-]{22}$/),
      path: PATH,
    });
  });

  it('S21 encrypted body differs on each call and contains no plaintext', async () => {
    const [one, two] = await Promise.all([seal(key, PATH, body, NOW), seal(key, PATH, body, NOW)]);
    const [a, b] = [one.text.split('.'), two.text.split('.')];
    for (let i = 0; i < 5; i++) expect(a[i]).not.toBe(b[i]);
    for (const segment of a.slice(1))
      expect(atob(segment.replaceAll('-', '+').replaceAll('_', '/'))).not.toContain('ann');
  });

  it.each([0, 1, 2, 3, 4])('S21 encrypted body with one flipped bit in segment %d cannot be decrypted', async place => {
    const segments = (await seal(key, PATH, body, NOW)).text.split('.');
    const bytes = Buffer.from(segments[place] ?? '', 'base64url');
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    segments[place] = bytes.toString('base64url');
    await expect(open(segments.join('.'))).rejects.toThrow();
  });

  it('S22 encryption accepts a key that has only `n` and `e`', async () => {
    const { n = '', e = '' } = key.jwk;
    const { text } = await seal({ ...key, jwk: { n, e } }, PATH, body, NOW);
    await expect(open(text)).resolves.toBeDefined();
  });
});
