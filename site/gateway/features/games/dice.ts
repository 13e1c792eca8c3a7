/**
 * Dice game: two ten-sided dice show a number from 0 to 99, and a bet wins on the lowest or highest numbers. Pure
 * functions, which the game's page also uses to verify rolls.
 *
 * Algorithm of a roll: block n is HMAC-SHA256(server seed, `<client seed>:<nonce>:<n>`). The key is the 32 bytes of the
 * server seed, the message is UTF-8, and n counts from 0. The roll is the first byte below 200 in these blocks, modulo
 * 100. Higher bytes are skipped, so that all numbers are equally likely.
 */
import { commitmentOf } from 'lobbykit/domain';

/** Number of possible rolls, 0 to 99, all equally likely. */
export const ROLLS = 100;

/** Return to player of every bet, percent; verified by a test. */
export const DICE_RETURN = 96;

/**
 * Payouts as multiples of the stake, ascending. Each divides DICE_RETURN, so that the number of winning rolls is whole.
 */
export const DICE_PAYOUTS: readonly number[] = [2, 3, 4, 6, 8, 12];

export const DICE_SIDES = ['under', 'over'] as const;
export type DiceSide = (typeof DICE_SIDES)[number];

/** Bet on the lowest (`under`) or highest (`over`) rolls. */
export interface DiceBet {
  readonly side: DiceSide;
  /** Payout as a multiple of the stake, one of DICE_PAYOUTS. */
  readonly payout: number;
}

/** Returns the lowest and highest winning roll of a bet. */
export function winningRolls({ side, payout }: DiceBet): readonly [lowest: number, highest: number] {
  const count = DICE_RETURN / payout;
  return side === 'under' ? [0, count - 1] : [ROLLS - count, ROLLS - 1];
}

/** Returns the payout of a bet after a roll, as a multiple of the stake. */
export function dicePayoutOf(roll: number, bet: DiceBet): number {
  const [lowest, highest] = winningRolls(bet);
  return roll >= lowest && roll <= highest ? bet.payout : 0;
}

/** Seeds and nonce that determine the result of a roll. */
export interface RollSeeds {
  /** Secret seed of the gateway, 64 hex digits; revealed after its last roll. */
  readonly serverSeed: string;
  /** Text chosen by the member, so that the gateway alone does not determine the rolls. */
  readonly clientSeed: string;
  /** Number of rolls with the same server seed before this one. */
  readonly nonce: number;
}

/** Limit of usable bytes: a multiple of 100, so that all rolls are equally likely. */
const UNIFORM_BYTES = 200;

/** Returns the roll of these seeds, 0 to 99. */
export async function rollOf({ serverSeed, clientSeed, nonce }: RollSeeds): Promise<number> {
  const bytes = Uint8Array.from(serverSeed.match(/../g) ?? [], pair => Number.parseInt(pair, 16));
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  for (let n = 0; ; n++) {
    const message = new TextEncoder().encode(`${clientSeed}:${nonce}:${n}`);
    const block = new Uint8Array(await crypto.subtle.sign('HMAC', key, message));
    const byte = block.find(byte => byte < UNIFORM_BYTES);
    if (byte !== undefined) return byte % ROLLS;
  }
}

/**
 * Checks that the server seed matches its commitment and produces the roll. Throws on pages other than HTTPS and
 * localhost, where browsers provide no hashing.
 */
export const verifyRoll = async (
  seeds: RollSeeds,
  { commitment, roll }: { readonly commitment: string; readonly roll: number },
): Promise<boolean> => (await commitmentOf(seeds.serverSeed)) === commitment && (await rollOf(seeds)) === roll;
