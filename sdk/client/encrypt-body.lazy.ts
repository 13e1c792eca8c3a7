/** Encrypts request bodies with WebCrypto: JWE in compact form, RSA-OAEP-256 and A256GCM (S21, API-05, API-07). */
import type { BodyKey, EncryptedBody } from '../lobby/types.ts';

/**
 * Encrypts `body` for the gateway.
 * @param path path of the call; the gateway rejects the body for any other path
 * @param now server time, ms since 1970
 */
export async function seal({ kid, jwk }: BodyKey, path: string, body: object, now: number): Promise<EncryptedBody> {
  const rsa = await crypto.subtle.importKey(
    'jwk',
    { kty: 'RSA', ...jwk, key_ops: ['encrypt'], use: 'enc', alg: 'RSA-OAEP-256', ext: true },
    { name: 'RSA-OAEP', hash: 'SHA-256' },
    false,
    ['encrypt'],
  );
  const content = crypto.getRandomValues(new Uint8Array(32));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const jti = base64url(crypto.getRandomValues(new Uint8Array(16)));
  const header = base64url(
    bytes(JSON.stringify({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid, iat: Math.floor(now / 1000), jti, path })),
  );
  const wrapped = await crypto.subtle.encrypt({ name: 'RSA-OAEP' }, rsa, content);
  const aes = await crypto.subtle.importKey('raw', content, 'AES-GCM', false, ['encrypt']);
  const additionalData = bytes(header);
  const encrypted = new Uint8Array(
    await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, aes, bytes(JSON.stringify(body))),
  );
  // WebCrypto appends the authentication tag (16 bytes) to the ciphertext, but JWE has a separate segment for the tag.
  const segments = [new Uint8Array(wrapped), iv, encrypted.subarray(0, -16), encrypted.subarray(-16)];
  return {
    text: [header, ...segments.map(base64url)].join('.'),
    type: 'application/jose',
    encryption: `jwe;kid=${kid}`,
  };
}

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const base64url = (part: Uint8Array): string =>
  btoa(String.fromCharCode(...part))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
