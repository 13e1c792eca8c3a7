/**
 * Keys of the gateway itself: one to hash short secrets with, those that open sealed bodies (S22, S36), and those that fields of the
 * database are encrypted under (OPS-02). None of them lies in the database in clear: who has a copy of it alone can neither guess
 * codes nor read bodies or numbers of cards.
 */
import { generateKeyPair, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  array,
  type InferOutput,
  number,
  object,
  optional,
  pipe,
  readonly,
  record,
  regex,
  safeParse,
  string,
} from 'valibot';

const DAY = 86_400_000;
/** How long a body key lives after the one before it. */
export const BODY_KEY_TTL_MS = 90 * DAY;
/** How long a body key still opens what was sealed with it after `rotate`. */
export const OVERLAP_MS = 3_600_000;
/** How many are live at once: what was sealed with the older one shortly before its end still opens. */
const LIVE_KEYS = 2;
const RSA_BITS = 3072;
const KEY_BYTES = 32;

/** 32 bytes, base64url */
const keyText = pipe(string(), regex(/^[\w-]{43}$/));

const secretsSchema = object({
  hmacKey: keyText,
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
  /** The newest in front. Missing until the first `rotate`: there is one then that follows from the key for HMACs. */
  fieldKeys: optional(pipe(array(object({ id: pipe(string(), regex(/^[a-z0-9]{1,16}$/)), key: keyText })), readonly())),
});

export type SecretValues = InferOutput<typeof secretsSchema>;
export type BodyKey = SecretValues['bodyKeys'][number];

/** A key for fields of the database. */
export interface FieldKey {
  /** Stands in front of what was made with it. */
  readonly id: string;
  readonly key: Buffer;
}

export interface Secrets {
  /** Key for HMACs of short secrets. */
  hmacKey(): Buffer;
  /** Keys that open bodies now, the one that ends first in front. Missing ones are made, which takes a second or two. */
  bodyKeys(): Promise<readonly BodyKey[]>;
  /** Keys for fields: the first one encrypts, all of them decrypt. */
  fieldKeys(): readonly FieldKey[];
  /** Reads them anew, where another gateway may have changed them. */
  reload(): Promise<void>;
  /**
   * Makes new keys for bodies and fields. The keys before stay valid: those of bodies for an hour, those of fields until `retire`.
   * Fails where the keys were given from outside.
   */
  rotate(): Promise<void>;
  /** Forgets a key for fields, for good: what is encrypted under it can never be read again. False when there is none of that id. */
  retire(id: string): Promise<boolean>;
}

/** Where secrets are kept. */
export interface SecretsKeeper {
  /** Values as they are known here; made when there are none. */
  current(): SecretValues;
  /** Changes what is kept, one change after the other, and gives what is kept then. */
  change(next: (values: SecretValues) => SecretValues): Promise<SecretValues>;
  /** Reads what is kept anew. */
  reload(): Promise<void>;
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

export const newSecrets = (): SecretValues => ({ hmacKey: newKey(), bodyKeys: [] });
const newKey = () => randomBytes(KEY_BYTES).toString('base64url');

const secretsFile = (dataDir: string) => join(dataDir, 'secrets.json');

/** Nothing is read or made before it is needed. Fails when the file is there but unreadable: making new keys would lose it. */
export function openSecrets({ dataDir, given, now }: SecretsOptions): Secrets {
  const file = dataDir === null || given ? null : secretsFile(dataDir);
  let values: SecretValues | undefined = given;
  const keep = (next: SecretValues): SecretValues => {
    values = next;
    if (file) writeSecrets(file, next);
    return next;
  };
  const current = (): SecretValues => values ?? (file === null ? null : readSecrets(file)) ?? keep(newSecrets());
  const keeper: SecretsKeeper = {
    current() {
      values = current();
      return values;
    },
    async change(next) {
      if (given) throw new Error('The keys were given by GATEWAY_SECRETS; change them where they are kept.');
      return keep(next(current()));
    },
    reload: async () => {},
  };
  return createSecrets(keeper, { now, areGiven: given !== undefined });
}

/** @param areGiven from outside: missing body keys are not made */
export function createSecrets(
  keeper: SecretsKeeper,
  { now, areGiven = false }: { readonly now: () => number; readonly areGiven?: boolean },
): Secrets {
  let making: Promise<readonly BodyKey[]> | null = null;
  const liveOf = ({ bodyKeys }: SecretValues) => bodyKeys.filter(({ notAfter }) => notAfter > now());

  const makeMissing = async (): Promise<readonly BodyKey[]> => {
    await keeper.reload();
    const missing = LIVE_KEYS - liveOf(keeper.current()).length;
    // Made before the change: it takes seconds, and others wait for the row.
    const pairs = await Promise.all(Array.from({ length: Math.max(0, missing) }, makePair));
    const { bodyKeys } = await keeper.change(values => {
      const live = liveOf(values);
      const begin = Math.max(now(), ...live.map(({ notAfter }) => notAfter));
      const added = pairs.slice(0, LIVE_KEYS - live.length);
      return {
        ...values,
        bodyKeys: [...live, ...added.map((pair, n) => lasting(pair, begin + (n + 1) * BODY_KEY_TTL_MS))],
      };
    });
    return bodyKeys;
  };

  return {
    hmacKey: () => Buffer.from(keeper.current().hmacKey, 'base64url'),
    async bodyKeys() {
      const keys = liveOf(keeper.current());
      if (keys.length >= LIVE_KEYS || areGiven) return keys;
      making ??= makeMissing().finally(() => {
        making = null;
      });
      return making;
    },
    fieldKeys: () => fieldKeysOf(keeper.current()).map(({ id, key }) => ({ id, key: Buffer.from(key, 'base64url') })),
    reload: keeper.reload,
    async rotate() {
      const pairs = await Promise.all(Array.from({ length: LIVE_KEYS }, makePair));
      await keeper.change(values => {
        const at = now();
        const ending = liveOf(values).map(key => ({ ...key, notAfter: Math.min(key.notAfter, at + OVERLAP_MS) }));
        const added = pairs.map((pair, n) => lasting(pair, at + (n + 1) * BODY_KEY_TTL_MS));
        const fieldKeys = [{ id: randomBytes(4).toString('hex'), key: newKey() }, ...fieldKeysOf(values)];
        return { ...values, bodyKeys: [...ending, ...added], fieldKeys };
      });
    },
    async retire(id) {
      let isKnown = false;
      await keeper.change(values => {
        const kept = fieldKeysOf(values).filter((key, n) => n === 0 || key.id !== id);
        isKnown = kept.length < fieldKeysOf(values).length;
        return isKnown ? { ...values, fieldKeys: kept } : values;
      });
      return isKnown;
    },
  };
}

/** Keys for fields; secrets of a version without them have the one that follows from the key for HMACs. */
const fieldKeysOf = ({ hmacKey, fieldKeys }: SecretValues) =>
  fieldKeys ?? [
    { id: 'first', key: Buffer.from(hkdfSync('sha256', hmacKey, '', 'fields', KEY_BYTES)).toString('base64url') },
  ];

const generate = promisify(generateKeyPair);

async function makePair(): Promise<Omit<BodyKey, 'notAfter'>> {
  const { privateKey } = await generate('rsa', { modulusLength: RSA_BITS });
  return { kid: randomUUID(), jwk: privateKey.export({ format: 'jwk' }) as Record<string, string> };
}

const lasting = ({ kid, jwk }: Omit<BodyKey, 'notAfter'>, notAfter: number): BodyKey => ({ kid, notAfter, jwk });

/** Text of a file, null when there is none. */
export function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** What a gateway on an embedded database has kept in a folder; null when there is nothing. */
export const secretsIn = (dataDir: string): SecretValues | null => readSecrets(secretsFile(dataDir));

function readSecrets(file: string): SecretValues | null {
  const text = readIfThere(file);
  if (text === null) return null;
  const found = parseSecrets(text);
  if (!found)
    throw new Error(
      `${file} holds no secrets of a gateway; put the right file back, or remove it to have new ones made.`,
    );
  return found;
}

const writeSecrets = (file: string, values: SecretValues): void => writePrivate(file, JSON.stringify(values));

/** Written beside and renamed: a crash leaves the old file or the new one, and the mode counts for a file that is made. */
export function writePrivate(file: string, text: string): void {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, text, { mode: 0o600, flag: 'wx' });
  renameSync(draft, file);
}
