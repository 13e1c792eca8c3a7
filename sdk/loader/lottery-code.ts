/** Code of lotteries in the script-tag build, where it is part of the lottery board's file. */
import type { createLottery } from '../lobby/lottery/lottery.ts';

type Code = typeof createLottery;

let code: Code | undefined;
let lazy: Code | undefined;

/** Registers the code of lotteries. The board's file calls this function. */
export function registerLottery(factory: Code): void {
  code = factory;
}

/**
 * Registers code that is used until the board's file has loaded, because a script of the page may read draws without a
 * board.
 */
export function registerLazyLottery(factory: Code): void {
  lazy = factory;
}

/**
 * Returns the code of lotteries.
 * @throws Error if no code is registered
 */
export function lotteryCode(): Code {
  const registered = code ?? lazy;
  if (!registered) throw new Error('lobbykit: the lottery board is not loaded.');
  return registered;
}
