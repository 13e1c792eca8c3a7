/**
 * Seeds of dice rolls. Each member has one current server seed, whose SHA-256 is published before the first roll. A
 * server seed is the HMAC-SHA256 of its id with a secret of the gateway, so that the database contains no seed before
 * it is revealed.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { commitmentOf } from 'lobbykit/domain';
import type { Database, Trx } from '../../platform/db/schema.ts';
import { type DrawSecret, seedOf } from '../lottery/seeds.ts';
import type { DiceSeedTable } from './tables.ts';

type DiceSeed = Selectable<DiceSeedTable>;

/** Current seeds of a member, including the server seed that is not revealed yet. */
export type CurrentDiceSeed = DiceSeed & { readonly secretSeed: string };

const CLIENT_SEED_BYTES = 8;

/** Locks and returns the current seeds of a member; creates them if missing. `now`: ms since 1970. */
export async function lockDiceSeed(
  trx: Trx,
  secret: DrawSecret,
  memberId: number,
  now: number,
): Promise<CurrentDiceSeed> {
  const seed = await trx
    .selectFrom('dice_seeds')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (seed) {
    const secretSeed = seedOf(secret, 'dice', seed.id);
    if ((await commitmentOf(secretSeed)) === seed.commitment) return { ...seed, secretSeed };
    // The seed was derived from an earlier secret of the gateway and can no longer be revealed.
    await endDiceSeed(trx, seed.id, { ended_at: now, server_seed: null });
  }
  await addDiceSeed(trx, secret, { memberId, clientSeed: randomBytes(CLIENT_SEED_BYTES).toString('hex'), now });
  return lockDiceSeed(trx, secret, memberId, now);
}

/** Increases the number of rolls with the locked seeds. */
export async function useNonce(trx: Trx, { id, next_nonce }: DiceSeed): Promise<void> {
  await trx
    .updateTable('dice_seeds')
    .set({ next_nonce: next_nonce + 1 })
    .where('id', '=', id)
    .execute();
}

/** Sets the client seed for the next rolls. `now`: ms since 1970. */
export async function setClientSeed(
  trx: Trx,
  secret: DrawSecret,
  { memberId, clientSeed, now }: { readonly memberId: number; readonly clientSeed: string; readonly now: number },
): Promise<void> {
  const { id } = await lockDiceSeed(trx, secret, memberId, now);
  await trx.updateTable('dice_seeds').set({ client_seed: clientSeed }).where('id', '=', id).execute();
}

/**
 * Reveals the current server seed and starts another one with the same client seed. Does nothing if the seed has no
 * roll, or if `commitment` is that of an earlier seed, so that a repeated call reveals only one seed. `now`: ms since
 * 1970.
 */
export async function revealDiceSeed(
  trx: Trx,
  secret: DrawSecret,
  { memberId, commitment, now }: { readonly memberId: number; readonly commitment: string; readonly now: number },
): Promise<void> {
  const seed = await lockDiceSeed(trx, secret, memberId, now);
  if (seed.commitment !== commitment || seed.next_nonce === 0) return;
  await endDiceSeed(trx, seed.id, { ended_at: now, server_seed: seed.secretSeed });
  await addDiceSeed(trx, secret, { memberId, clientSeed: seed.client_seed, now });
}

const endDiceSeed = (trx: Trx, id: string, end: Pick<DiceSeed, 'ended_at' | 'server_seed'>) =>
  trx.updateTable('dice_seeds').set(end).where('id', '=', id).execute();

async function addDiceSeed(
  trx: Trx,
  secret: DrawSecret,
  { memberId, clientSeed, now }: { readonly memberId: number; readonly clientSeed: string; readonly now: number },
): Promise<void> {
  // The id is random, so that a database restored from a backup does not use a revealed seed again.
  const id = randomUUID();
  await trx
    .insertInto('dice_seeds')
    .values({
      id,
      member_id: memberId,
      commitment: await commitmentOf(seedOf(secret, 'dice', id)),
      client_seed: clientSeed,
      started_at: now,
    })
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

/** Returns commitments and revealed server seeds by id. */
export async function readDiceSeeds(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Pick<DiceSeed, 'commitment' | 'server_seed'>>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('dice_seeds')
    .select(['id', 'commitment', 'server_seed'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(row => [row.id, row]));
}
