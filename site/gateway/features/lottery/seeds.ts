/**
 * Seeds of the engine's draws: committed before the first ticket, revealed with the result. A seed is the HMAC-SHA256 of a secret of the
 * gateway over lottery id and draw number, so that the operator's database holds no seed before its draw.
 */
import { createHash, createHmac } from 'node:crypto';
import { commitmentOf, numbersOfSeed } from 'lobbykit/domain';
import { lockLotteries } from '../../platform/db/locks.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { timeOf } from '../../platform/db/time.ts';
import { addSeeds, findSeeds, readResultsOf, revealSeed } from './results-repository.ts';
import type { DrawTime } from './timetable.ts';

/** The secret that seeds follow from. */
export interface DrawSecret {
  /** Stored beside each seed; says nothing about the key. */
  readonly id: string;
  readonly key: Buffer;
}

/** @param hmacKey the gateway's key for HMACs, from which the secret follows */
export function drawSecretOf(hmacKey: Buffer): DrawSecret {
  const key = createHmac('sha256', hmacKey).update('seeds of draws').digest();
  return { key, id: createHash('sha256').update(key).digest('hex').slice(0, 16) };
}

/** The seed of a draw, 64 hex digits. */
export const seedOf = ({ key }: DrawSecret, gameId: string, numero: string): string =>
  createHmac('sha256', key).update(`${gameId}:${numero}`).digest('hex');

/**
 * Commits to the seeds of coming draws of one lottery. Draws that have tickets already stay without a commitment: their numbers could have
 * been chosen by the tickets.
 * @returns the number of new commitments; null for an imported lottery, whose draws get none
 */
export async function commitSeeds(
  trx: Trx,
  secret: DrawSecret,
  gameId: string,
  slots: readonly DrawTime[],
): Promise<number | null> {
  // Waits for the sales in progress, so that none of them is overlooked.
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
 * Reveals the seeds of draws of one lottery and derives their numbers. Draws without a commitment, and those committed under a secret
 * that is no longer the gateway's, are missing. The caller holds the exclusive lock of the lottery.
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
