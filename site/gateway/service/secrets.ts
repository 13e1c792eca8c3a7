/**
 * Keys of the gateway itself: one to hash short secrets with, and those that open sealed bodies (S22, S36). They lie in a file
 * beside the database, not in it: who has a copy of the database alone can neither guess codes nor read bodies.
 */
import { generateKeyPair, randomBytes, randomUUID } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { array, type InferOutput, number, object, pipe, readonly, record, regex, safeParse, string } from 'valibot';

const DAY = 86_400_000;
/** How long a body key lives after the one before it. */
export const BODY_KEY_LIFE_MS = 90 * DAY;
/** How many are live at once: what was sealed with the older one shortly before its end still opens. */
const LIVE_KEYS = 2;
const RSA_BITS = 3072;

const secretsSchema = object({
  /** 32 bytes, base64url */
  hmacKey: pipe(string(), regex(/^[\w-]{43}$/)),
  bodyKeys: pipe(
    array(
      object({
        kid: string(),
        /** ms since 1970 */
        notAfter: number(),
        /** RSA private key */
        jwk: record(string(), string()),
      }),
    ),
    readonly(),
  ),
});

export type SecretValues = InferOutput<typeof secretsSchema>;
export type BodyKey = SecretValues['bodyKeys'][number];

export interface Secrets {
  /** Key for HMACs of short secrets. */
  hmacKey(): Buffer;
  /** Keys that open bodies now, the one that ends first in front. Missing ones are made, which takes a second or two. */
  bodyKeys(): Promise<readonly BodyKey[]>;
}

export interface SecretsOptions {
  /** Folder to keep them in; null keeps them in memory. */
  readonly dataDir: string | null;
  /** Given from outside: nothing is made or kept then. */
  readonly given?: SecretValues;
  /** ms since 1970 */
  readonly now: () => number;
}

/** Reads secrets out of JSON text, null when it is none or lacks a part. */
export function parseSecrets(text: string): SecretValues | null {
  try {
    const parsed = safeParse(secretsSchema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Nothing is read or made before it is needed. Fails when the file is there but unreadable: making new keys would lose it. */
export function openSecrets({ dataDir, given, now }: SecretsOptions): Secrets {
  const file = dataDir === null || given ? null : join(dataDir, 'secrets.json');
  let values: SecretValues | undefined = given;
  let making: Promise<readonly BodyKey[]> | null = null;

  const current = (): SecretValues => {
    values ??= (file && readSecrets(file)) || keep({ hmacKey: randomBytes(32).toString('base64url'), bodyKeys: [] });
    return values;
  };
  const keep = (next: SecretValues): SecretValues => {
    values = next;
    if (file) writeSecrets(file, next);
    return next;
  };
  const live = () => current().bodyKeys.filter(({ notAfter }) => notAfter > now());

  const makeMissing = async (): Promise<readonly BodyKey[]> => {
    const keys = live();
    const begin = Math.max(now(), ...keys.map(({ notAfter }) => notAfter));
    const missing = Array.from({ length: LIVE_KEYS - keys.length }, (_, n) =>
      makeKey(begin + (n + 1) * BODY_KEY_LIFE_MS),
    );
    const bodyKeys = [...keys, ...(await Promise.all(missing))];
    return keep({ ...current(), bodyKeys }).bodyKeys;
  };

  return {
    hmacKey: () => Buffer.from(current().hmacKey, 'base64url'),
    async bodyKeys() {
      const keys = live();
      if (keys.length >= LIVE_KEYS || given) return keys;
      making ??= makeMissing().finally(() => {
        making = null;
      });
      return making;
    },
  };
}

const makePair = promisify(generateKeyPair);

async function makeKey(notAfter: number): Promise<BodyKey> {
  const { privateKey } = await makePair('rsa', { modulusLength: RSA_BITS });
  return { kid: randomUUID(), notAfter, jwk: privateKey.export({ format: 'jwk' }) as Record<string, string> };
}

function readSecrets(file: string): SecretValues | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  const found = parseSecrets(text);
  if (!found)
    throw new Error(
      `${file} holds no secrets of a gateway; put the right file back, or remove it to have new ones made.`,
    );
  return found;
}

/** Written beside and renamed: a crash leaves the old file or the new one, and the mode counts for a file that is made. */
function writeSecrets(file: string, values: SecretValues): void {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, JSON.stringify(values), { mode: 0o600, flag: 'wx' });
  renameSync(draft, file);
}
