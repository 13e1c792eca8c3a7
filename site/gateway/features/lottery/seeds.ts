/**
 * Seeds of the engine's draws: committed before the first ticket, revealed with the result. A seed is the HMAC-SHA256
 * of lottery id and draw number with a secret of the gateway, so that the database contains no seed before its draw.
 */
import { createHash, createHmac } from 'node:crypto';
import { commitmentOf, numbersOfSeed } from 'lobbykit/domain';
import { lockLotteries } from '../../platform/db/locks.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { timeOf } from '../../platform/db/time.ts';
import { addSeeds, findSeeds, readResultsOf, revealSeed } from './results-repository.ts';
import type { DrawTime } from './timetable.ts';

/** Secret from which seeds are derived. */
export interface DrawSecret {
  /** Stored with each seed; does not reveal the key. */
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
 * Commits to the seeds of upcoming draws of one lottery. Draws with tickets get no commitment, because their numbers
 * could have been chosen to fit the tickets.
 * @returns the number of new commitments; null for an imported lottery, whose draws have none
 */
export async function commitSeeds(
  trx: Trx,
  secret: DrawSecret,
  gameId: string,
  slots: readonly DrawTime[],
): Promise<number | null> {
  // Waits for the sales in progress, so that their tickets are visible.
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
 * Reveals the seeds of draws of one lottery and derives their numbers. Omits draws that have no commitment or were
 * committed with a former secret. The caller holds the exclusive lock of the lottery.
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
