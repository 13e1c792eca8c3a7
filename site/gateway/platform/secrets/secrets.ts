/**
 * Keys of the gateway: a key for HMACs of short secrets, keys that decrypt request bodies (S22, S36), and keys for
 * encrypted database fields (OPS-02). The database contains none of them in plain text, so that a copy of the database
 * reveals no codes, bodies or card numbers.
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
/** Time between the expirations of consecutive keys for request bodies, ms. */
export const BODY_KEY_TTL_MS = 90 * DAY;
/** Time for which a key for request bodies still decrypts after `rotate`, ms. */
export const OVERLAP_MS = 3_600_000;
/**
 * Number of keys for request bodies that are valid at the same time, so that a body encrypted shortly before a key
 * expires can still be decrypted.
 */
const LIVE_KEYS = 2;
const RSA_BITS = 3072;
const KEY_BYTES = 32;

/** Key as text: 32 bytes in Base64url. */
const keyText = pipe(string(), regex(/^[\w-]{43}$/));

const secretsSchema = object({
  hmacKey: keyText,
  bodyKeys: pipe(
    array(
      object({
        kid: string(),
        /** Expiration of the key, ms since 1970. */
        notAfter: number(),
        /** RSA private key */
        jwk: record(string(), string()),
      }),
    ),
    readonly(),
  ),
  /**
   * Keys for database fields, newest first. Missing until the first `rotate`; until then, a single key is derived from
   * the key for HMACs.
   */
  fieldKeys: optional(pipe(array(object({ id: pipe(string(), regex(/^[a-z0-9]{1,16}$/)), key: keyText })), readonly())),
});

export type SecretValues = InferOutput<typeof secretsSchema>;
export type BodyKey = SecretValues['bodyKeys'][number];

/** Key for database fields. */
export interface FieldKey {
  /** Id of the key; a prefix of the values that it has encrypted. */
  readonly id: string;
  readonly key: Buffer;
}

export interface Secrets {
  /** Returns the key for HMACs of short secrets. */
  hmacKey(): Buffer;
  /**
   * Returns the valid keys that decrypt request bodies, the one that expires first in front. Creates missing keys,
   * which takes 1 to 2 s.
   */
  bodyKeys(): Promise<readonly BodyKey[]>;
  /** Returns the keys for database fields. The first one encrypts, all of them decrypt. */
  fieldKeys(): readonly FieldKey[];
  /** Reloads all keys, because another gateway may have changed them. */
  reload(): Promise<void>;
  /**
   * Creates new keys for request bodies and database fields. Previous keys for bodies stay valid for one hour, previous
   * keys for fields until `retire`. Fails if the keys are configured externally.
   */
  rotate(): Promise<void>;
  /**
   * Deletes a key for database fields permanently. Values that are still encrypted with it can no longer be decrypted.
   * Returns false if the id is unknown.
   */
  retire(id: string): Promise<boolean>;
}

/** Storage of the secrets: in memory, in a file, or in the database. */
export interface SecretsKeeper {
  /** Returns the cached secrets; creates and stores them if missing. */
  current(): SecretValues;
  /** Changes the stored secrets and returns them. Concurrent changes run one after another. */
  change(next: (values: SecretValues) => SecretValues): Promise<SecretValues>;
  /** Reloads the secrets from the storage. */
  reload(): Promise<void>;
}

export interface SecretsOptions {
  /** Directory of the file with the secrets; null if they are in memory only. */
  readonly dataDir: string | null;
  /** Externally configured secrets. If set, no secrets are created or stored. */
  readonly provided?: SecretValues;
  /** Current time, ms since 1970. */
  readonly now: () => number;
}

/** Parses secrets from JSON text; null if the text is invalid or incomplete. */
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

/**
 * Opens the secrets, which are read when they are first used. Fails if the file exists but cannot be read, because new
 * secrets would overwrite it.
 */
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

/**
 * Creates the keys from stored secrets.
 * @param areProvided true if the secrets are configured externally, so that missing keys for bodies are not created
 */
export function createSecrets(
  keeper: SecretsKeeper,
  { now, areProvided = false }: { readonly now: () => number; readonly areProvided?: boolean },
): Secrets {
  let making: Promise<readonly BodyKey[]> | null = null;
  const liveOf = ({ bodyKeys }: SecretValues) => bodyKeys.filter(({ notAfter }) => notAfter > now());

  const makeMissing = async (): Promise<readonly BodyKey[]> => {
    await keeper.reload();
    const missing = LIVE_KEYS - liveOf(keeper.current()).length;
    // Created before the change, because generating keys takes seconds, for which other gateways would wait for the
    // lock.
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

/**
 * Returns the keys for database fields. Secrets of earlier versions contain none; then a single key is derived from the
 * key for HMACs.
 */
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

/** Returns the content of a file; null if the file does not exist. */
export function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Returns the secrets that a gateway with an embedded database has stored in a directory; null if there are none. */
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
 * Writes a file that only the owner can read. The content is written to a temporary file, which is then renamed, so
 * that a crash leaves either the old or the new file.
 */
export function writePrivate(file: string, text: string): void {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, text, { mode: 0o600, flag: 'wx' });
  renameSync(draft, file);
}
