/** Code of lotteries in the script-tag build, where the file of the lottery board contains it. */
import type { createLottery } from '../lobby/lottery/lottery.ts';

type Code = typeof createLottery;

let code: Code | undefined;
let lazy: Code | undefined;

/** Registers the code; called by the board's file. */
export function registerLottery(factory: Code): void {
  code = factory;
}

/** Registers the fallback until the board's file has loaded: a page's script may read draws without a board. */
export function registerLazyLottery(factory: Code): void {
  lazy = factory;
}

/** @throws Error if neither is registered. */
export function lotteryCode(): Code {
  const registered = code ?? lazy;
  if (!registered) throw new Error('lobbykit: the lottery board is not loaded.');
  return registered;
}
