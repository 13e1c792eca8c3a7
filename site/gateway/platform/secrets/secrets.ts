/**
 * Keys of the gateway: one for HMACs of short secrets, keys that decrypt request bodies (S22, S36), and keys of
 * encrypted database fields (OPS-02). The database contains none of them in plain text, so a copy of the database alone
 * does not reveal codes, bodies or card numbers.
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
/** Time between the expirations of consecutive body keys. */
export const BODY_KEY_TTL_MS = 90 * DAY;
/** Time for which a body key still decrypts after `rotate`. */
export const OVERLAP_MS = 3_600_000;
/** Number of concurrently valid keys: a body encrypted shortly before the older key's expiration still decrypts. */
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
  /** Newest first. Missing until the first `rotate`: then a single key is derived from the key for HMACs. */
  fieldKeys: optional(pipe(array(object({ id: pipe(string(), regex(/^[a-z0-9]{1,16}$/)), key: keyText })), readonly())),
});

export type SecretValues = InferOutput<typeof secretsSchema>;
export type BodyKey = SecretValues['bodyKeys'][number];

/** A key for database fields. */
export interface FieldKey {
  /** Prefix of the values that the key encrypted. */
  readonly id: string;
  readonly key: Buffer;
}

export interface Secrets {
  /** Key for HMACs of short secrets. */
  hmacKey(): Buffer;
  /**
   * Returns the valid keys that decrypt request bodies; the key that expires first is first. Creates missing keys,
   * which takes 1 to 2 s.
   */
  bodyKeys(): Promise<readonly BodyKey[]>;
  /** Returns the keys of encrypted database fields. The first key encrypts; all keys decrypt. */
  fieldKeys(): readonly FieldKey[];
  /** Reloads the keys, because another gateway may have changed them. */
  reload(): Promise<void>;
  /**
   * Creates new keys for bodies and fields. Previous body keys stay valid for one hour, previous field keys until
   * `retire`. Fails if the keys are configured externally.
   */
  rotate(): Promise<void>;
  /**
   * Deletes a field key permanently: values encrypted with it become unreadable. Returns false if the id is unknown.
   */
  retire(id: string): Promise<boolean>;
}

/** Storage of secrets. */
export interface SecretsKeeper {
  /** Returns the cached values; creates them if missing. */
  current(): SecretValues;
  /** Changes the stored values, one change at a time, and returns the result. */
  change(next: (values: SecretValues) => SecretValues): Promise<SecretValues>;
  /** Reloads the stored values. */
  reload(): Promise<void>;
}

export interface SecretsOptions {
  /** Directory of the secrets; null keeps them in memory. */
  readonly dataDir: string | null;
  /** Externally configured values: nothing is created or stored. */
  readonly provided?: SecretValues;
  /** ms since 1970 */
  readonly now: () => number;
}

/** Parses secrets from JSON text, null if invalid or incomplete. */
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

/** Opens secrets lazily. Fails if the file exists but is unreadable, because new keys would overwrite it. */
export function openSecrets({ dataDir, provided, now }: SecretsOptions): Secrets {
  const file = dataDir === null || provided ? null : secretsFile(dataDir);
  let values: SecretValues | undefined = provided;
  const store = (next: SecretValues): SecretValues => {
    values = next;
    if (file) writeSecrets(file, next);
    return next;
  };
  const current = (): SecretValues => values ?? (file === null ? null : readSecrets(file)) ?? store(newSecrets());
  const keeper: SecretsKeeper = {
    current() {
      values = current();
      return values;
    },
    async change(next) {
      if (provided) throw new Error('The keys were given by GATEWAY_SECRETS; change them where they are kept.');
      return store(next(current()));
    },
    reload: async () => {},
  };
  return createSecrets(keeper, { now, areProvided: provided !== undefined });
}

/** @param areProvided true for externally configured keys: missing body keys are not created */
export function createSecrets(
  keeper: SecretsKeeper,
  { now, areProvided = false }: { readonly now: () => number; readonly areProvided?: boolean },
): Secrets {
  let making: Promise<readonly BodyKey[]> | null = null;
  const liveOf = ({ bodyKeys }: SecretValues) => bodyKeys.filter(({ notAfter }) => notAfter > now());

  const makeMissing = async (): Promise<readonly BodyKey[]> => {
    await keeper.reload();
    const missing = LIVE_KEYS - liveOf(keeper.current()).length;
    // Created before the change, because generation takes seconds while others wait for the row.
    const pairs = await Promise.all(Array.from({ length: Math.max(0, missing) }, makePair));
    const { bodyKeys } = await keeper.change(values => {
      const live = liveOf(values);
      const start = Math.max(now(), ...live.map(({ notAfter }) => notAfter));
      const added = pairs.slice(0, LIVE_KEYS - live.length);
      return {
        ...values,
        bodyKeys: [...live, ...added.map((pair, n) => lasting(pair, start + (n + 1) * BODY_KEY_TTL_MS))],
      };
    });
    return bodyKeys;
  };

  return {
    hmacKey: () => Buffer.from(keeper.current().hmacKey, 'base64url'),
    async bodyKeys() {
      const keys = liveOf(keeper.current());
      if (keys.length >= LIVE_KEYS || areProvided) return keys;
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
        const remaining = fieldKeysOf(values).filter((key, n) => n === 0 || key.id !== id);
        isKnown = remaining.length < fieldKeysOf(values).length;
        return isKnown ? { ...values, fieldKeys: remaining } : values;
      });
      return isKnown;
    },
  };
}

/** Returns the keys of fields; older secrets without them use one derived from the key for HMACs. */
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

/** Reads a file, null if it does not exist. */
export function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Returns the secrets that a gateway with an embedded database stored in a directory; null if none exist. */
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

/**
 * Writes a temporary file and renames it: a crash leaves the old or the new file, and the mode applies from creation.
 */
export function writePrivate(file: string, text: string): void {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, text, { mode: 0o600, flag: 'wx' });
  renameSync(draft, file);
}
