/** The one row that holds the secrets of gateways on a shared server, encrypted; no rules. */
import type { Selectable } from 'kysely';
import type { GatewaySecretsTable } from '../../features/verification/tables.ts';
import type { Database } from '../db/schema.ts';

export type EncryptedSecrets = Omit<Selectable<GatewaySecretsTable>, 'id'>;

const COLUMNS = ['key_id', 'ciphertext', 'changed_at'] as const;

/** Null before a gateway has made them. */
export const readEncryptedSecrets = async (db: Database): Promise<EncryptedSecrets | null> =>
  (await db.selectFrom('gateway_secrets').select(COLUMNS).executeTakeFirst()) ?? null;

/** Makes the row where there is none, and changes it under its lock: of two gateways at once the second begins with what the first left. */
export const changeEncryptedSecrets = <T>(
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
