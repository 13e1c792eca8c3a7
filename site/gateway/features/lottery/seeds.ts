/**
 * Seeds of the draw engine: a commitment is published before the first ticket, the seed with the result. A seed is the
 * HMAC-SHA256 of lottery id and draw number with a secret of the gateway, so that the database contains no seed before
 * its draw.
 */
import { createHash, createHmac } from 'node:crypto';
import { commitmentOf, numbersOfSeed } from 'lobbykit/domain';
import { lockLotteries } from '../../platform/db/locks.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { timeOf } from '../../platform/db/time.ts';
import { addSeeds, findSeeds, readResultsOf, revealSeed } from './results-repository.ts';
import type { DrawTime } from './timetable.ts';

/** Secret from which the seeds of draws are derived. */
export interface DrawSecret {
  /** Identifies the secret; stored with each seed, and does not reveal the key. */
  readonly id: string;
  readonly key: Buffer;
}

/** @param hmacKey the gateway's HMAC key, from which the secret is derived */
export function drawSecretOf(hmacKey: Buffer): DrawSecret {
  const key = createHmac('sha256', hmacKey).update('seeds of draws').digest();
  return { key, id: createHash('sha256').update(key).digest('hex').slice(0, 16) };
}

/** Returns the seed of a draw, 64 hex digits. */
export const seedOf = ({ key }: DrawSecret, gameId: string, numero: string): string =>
  createHmac('sha256', key).update(`${gameId}:${numero}`).digest('hex');

/**
 * Stores commitments to the seeds of upcoming draws of one lottery. A draw with tickets receives none, because its seed
 * could have been chosen after seeing the tickets.
 * @returns the number of new commitments; null for an imported lottery
 */
export async function commitSeeds(
  trx: Trx,
  secret: DrawSecret,
  gameId: string,
  slots: readonly DrawTime[],
): Promise<number | null> {
  // The lock waits for sales in progress, so that their tickets are visible.
  await lockLotteries(trx, [gameId], 'exclusive');
  if ((await readResultsOf(trx, gameId)) === 'imported') return null;
  const at = await timeOf(trx);
  const rows = slots
    .filter(({ drawAt }) => drawAt > at)
    .map(async ({ numero, drawAt }) => ({
      game_id: gameId,
      numero,
      draw_at: drawAt,
      secret_id: secret.id,
      commitment: await commitmentOf(seedOf(secret, gameId, numero)),
      committed_at: at,
      seed: null,
    }));
  return addSeeds(trx, await Promise.all(rows));
}

/**
 * Reveals the seeds of draws of one lottery and derives the winning numbers. Omits draws without a commitment, and
 * draws committed with an earlier secret. The caller holds the exclusive lock of the lottery.
 * @param shape see `numbersOfSeed`
 * @returns winning numbers by draw number
 */
export async function revealSeeds(
  trx: Trx,
  secret: DrawSecret,
  { gameId, numeros, shape }: { readonly gameId: string; readonly numeros: readonly string[]; readonly shape: string },
): Promise<ReadonlyMap<string, string>> {
  const numbers = new Map<string, string>();
  for (const { numero, commitment } of await findSeeds(trx, gameId, numeros)) {
    const seed = seedOf(secret, gameId, numero);
    if ((await commitmentOf(seed)) !== commitment) continue;
    await revealSeed(trx, { gameId, numero, seed });
    numbers.set(numero, await numbersOfSeed(seed, shape));
  }
  return numbers;
}
