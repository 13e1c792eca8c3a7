/**
 * Secrets of several gateways on one Postgres server (OPS-02). They are stored in the database, encrypted with a key
 * outside of the database, so that no files have to be copied between gateways. The first gateway creates them.
 */
import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Selectable } from 'kysely';
import type { Database } from '../db/schema.ts';
import { StartError } from '../start-error.ts';
import { decryptUnder, encryptUnder } from './client-key.ts';
import {
  createSecrets,
  newSecrets,
  openSecrets,
  parseSecrets,
  readIfThere,
  type Secrets,
  type SecretsKeeper,
  type SecretsOptions,
  type SecretValues,
  secretsIn,
  writePrivate,
} from './secrets.ts';
import type { GatewaySecretsTable } from './tables.ts';

/** Row with the encrypted secrets; the table has only one row. */
type EncryptedSecrets = Omit<Selectable<GatewaySecretsTable>, 'id'>;

const COLUMNS = ['key_id', 'ciphertext', 'changed_at'] as const;

/** Returns the row with the encrypted secrets; null if no gateway has created it. */
const readEncryptedSecrets = async (db: Database): Promise<EncryptedSecrets | null> =>
  (await db.selectFrom('gateway_secrets').select(COLUMNS).executeTakeFirst()) ?? null;

/**
 * Changes the row, or inserts it if missing. The row is locked, so that a concurrent change of another gateway starts
 * with the committed result.
 */
const changeEncryptedSecrets = <T>(
  db: Database,
  make: () => EncryptedSecrets,
  next: (before: EncryptedSecrets) => { readonly row: EncryptedSecrets; readonly values: T },
): Promise<T> =>
  db.transaction().execute(async trx => {
    await trx
      .insertInto('gateway_secrets')
      .values({ id: 1, ...make() })
      .onConflict(conflict => conflict.doNothing())
      .execute();
    const before = await trx.selectFrom('gateway_secrets').select(COLUMNS).forUpdate().executeTakeFirstOrThrow();
    const { row, values } = next(before);
    await trx.updateTable('gateway_secrets').set(row).execute();
    return values;
  });

export interface GatewaySecretsOptions extends SecretsOptions {
  readonly databaseUrl?: string;
  /**
   * Keys that encrypt the secrets in the database: the first one encrypts, all of them decrypt. By default, the key is
   * in a file in the data directory.
   */
  readonly gatewayKeys?: readonly string[];
}

/** Format of a key: 32 bytes in Base64url. */
const GATEWAY_KEY = /^[\w-]{43}$/;
const KEY_FILE = 'gateway.key';

/**
 * Opens the secrets of a gateway: in the database for a Postgres server, else in the data directory or in memory.
 * Throws StartError if the database contains secrets that are encrypted with an unknown key.
 */
export async function openGatewaySecrets(db: Database, options: GatewaySecretsOptions): Promise<Secrets> {
  const { dataDir, provided, databaseUrl, gatewayKeys, now } = options;
  if (provided || !databaseUrl) return openSecrets(options);
  const keys = gatewayKeys ?? (dataDir === null ? null : [keyIn(dataDir)]);
  // Without keys, which are in the data directory by default, secrets remain in the memory of this process.
  if (keys === null) return openSecrets(options);
  const keeper = await openKeeper(db, keys, () => (dataDir && secretsIn(dataDir)) || newSecrets(), now);
  return createSecrets(keeper, { now });
}

/** Parses the environment variable GATEWAY_KEY. Throws StartError, whose message does not contain the value. */
export function readGatewayKeys(text: string | undefined): string[] | undefined {
  if (!text) return undefined;
  const keys = text.split(',').map(key => key.trim());
  if (keys.every(key => GATEWAY_KEY.test(key))) return keys;
  throw new StartError(
    'GATEWAY_KEY must be 32 bytes as base64url, which are 43 characters, or several such keys joined by commas.',
  );
}

/** Returns the key in the file of the data directory. Creates a missing file, which only the owner can read. */
function keyIn(dataDir: string): string {
  const file = join(dataDir, KEY_FILE);
  const found = readIfThere(file)?.trim();
  if (found !== undefined) {
    if (GATEWAY_KEY.test(found)) return found;
    throw new StartError(`${file} holds no key of a gateway; put the right file back, or set GATEWAY_KEY.`);
  }
  const key = randomBytes(32).toString('base64url');
  writePrivate(file, key);
  return key;
}

/** Returns the id of a key, from which the key cannot be derived. */
const idOf = (key: string) => createHash('sha256').update(`gateway key ${key}`).digest('hex').slice(0, 16);

async function openKeeper(
  db: Database,
  keys: readonly string[],
  make: () => SecretValues,
  now: () => number,
): Promise<SecretsKeeper> {
  const [first = ''] = keys;
  const seal = (values: SecretValues): EncryptedSecrets => ({
    key_id: idOf(first),
    ciphertext: encryptUnder(first, JSON.stringify(values)),
    changed_at: now(),
  });
  const open = ({ key_id, ciphertext }: EncryptedSecrets): SecretValues => {
    const key = keys.find(one => idOf(one) === key_id);
    const values = key === undefined ? null : parseSecrets(decryptUnder(key, ciphertext));
    if (values) return values;
    throw new StartError(
      `The secrets in the database of DATABASE_URL are encrypted under another key; set GATEWAY_KEY to that of the gateway which made them, or copy its ${KEY_FILE} into DATA_DIR.`,
    );
  };
  const change = (next: (values: SecretValues) => SecretValues) =>
    changeEncryptedSecrets(
      db,
      () => seal(make()),
      before => {
        const values = next(open(before));
        return { row: seal(values), values };
      },
    );
  // Existing secrets are encrypted with the first key only at the next change, because other gateways may not have this
  // key yet.
  const stored = await readEncryptedSecrets(db);
  let values = stored ? open(stored) : await change(created => created);
  return {
    current: () => values,
    async change(next) {
      values = await change(next);
      return values;
    },
    async reload() {
      const row = await readEncryptedSecrets(db);
      if (row) values = open(row);
    },
  };
}
