/** Decrypts request bodies in JWE compact format, with RSA-OAEP-256 and A256GCM (S21, S22). */
import { type CryptoKey, compactDecrypt, decodeProtectedHeader, importJWK, type ProtectedHeaderParameters } from 'jose';
import { ERROR_CODES } from 'lobbykit/wire';
import { integer, literal, minLength, number, object, pipe, safeParse, string } from 'valibot';
import { ApiError } from '../api-error.ts';
import type { BodyKey, Secrets } from './secrets.ts';

/** Maximum difference between the time of encryption and the gateway's clock, s. */
const CLOCK_ERROR_S = 300;

/** Public key with which clients encrypt bodies; published in the site settings. */
export interface PublicKey {
  readonly kid: string;
  readonly jwk: Readonly<Record<string, string>>;
  /** Expiration of the key, ms since 1970. */
  readonly notAfter: number;
}

export interface FieldCipher {
  /** Returns the public keys, the one that expires first in front. */
  publicKeys(): Promise<PublicKey[]>;
  /**
   * Decrypts a request body and returns its JSON text.
   * @param kid key id in the `Encryption` header
   * @param path path of the request for which the body must have been encrypted
   * @throws ApiError `key.unknown` for an expired or unknown key; `body.seal.wrong`, without details, for all other
   * errors
   */
  open(sealed: string, kid: string | null, path: string): Promise<string>;
}

const headerSchema = object({
  alg: literal('RSA-OAEP-256'),
  enc: literal('A256GCM'),
  kid: string(),
  /** Time of encryption, s since 1970. */
  iat: pipe(number(), integer()),
  jti: pipe(string(), minLength(1)),
  path: string(),
});

/** @param now ms since 1970 */
export function createFieldCipher(secrets: Secrets, now: () => number): FieldCipher {
  const imported = new Map<string, Promise<CryptoKey | Uint8Array>>();
  const privateKey = ({ kid, jwk }: BodyKey) => {
    const found = imported.get(kid) ?? importJWK({ kty: 'RSA', ...jwk }, 'RSA-OAEP-256');
    imported.set(kid, found);
    return found;
  };

  return {
    publicKeys: async () => (await secrets.bodyKeys()).map(publicPart),
    async open(sealed, kid, path) {
      const header = readHeader(sealed);
      if (header.kid !== kid) throw broken();
      const find = async () => (await secrets.bodyKeys()).find(candidate => candidate.kid === kid);
      let key = await find();
      if (!key) {
        // Another gateway may have created the key.
        await secrets.reload();
        key = await find();
      }
      if (!key) {
        throw new ApiError(
          ERROR_CODES.keyUnknown,
          'The body is sealed with a key that is not live; read the settings again.',
        );
      }
      const text = await decrypt(sealed, await privateKey(key));
      if (Math.abs(header.iat - now() / 1000) > CLOCK_ERROR_S || header.path !== path) throw broken();
      return text;
    },
  };
}

/** Creates the same error for all causes, because details would help an attacker. */
const broken = () => new ApiError('body.seal.wrong', 'The sealed body is damaged, too old or meant for another call.');

function readHeader(sealed: string) {
  let header: ProtectedHeaderParameters;
  try {
    header = decodeProtectedHeader(sealed);
  } catch {
    throw broken();
  }
  const parsed = safeParse(headerSchema, header);
  if (!parsed.success || !sealed.split('.').every(isExact)) throw broken();
  return parsed.output;
}

/**
 * Returns whether a segment is canonical Base64url. If unused trailing bits were accepted, two different texts would
 * represent the same body.
 */
const isExact = (segment: string) => Buffer.from(segment, 'base64url').toString('base64url') === segment;

async function decrypt(sealed: string, key: CryptoKey | Uint8Array): Promise<string> {
  try {
    const { plaintext } = await compactDecrypt(sealed, key, {
      keyManagementAlgorithms: ['RSA-OAEP-256'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    return Buffer.from(plaintext).toString();
  } catch {
    throw broken();
  }
}

const publicPart = ({ kid, notAfter, jwk: { kty = '', n = '', e = '' } }: BodyKey): PublicKey => ({
  kid,
  notAfter,
  jwk: { kty, n, e, use: 'enc', alg: 'RSA-OAEP-256' },
});
