/** Code of lotteries in the script-tag build, which is part of the board's file. */
import type { createLottery } from '../lobby/lottery/lottery.ts';

type Code = typeof createLottery;

let code: Code | undefined;
let lazy: Code | undefined;

/** Registers the code; called by the board's file. */
export function giveLottery(given: Code): void {
  code = given;
}

/** Registers the fallback until the board's file has loaded: a page's script may read draws without a board. */
export function giveLazyLottery(given: Code): void {
  lazy = given;
}

/** @throws Error if neither is registered. */
export function lotteryCode(): Code {
  const given = code ?? lazy;
  if (!given) throw new Error('lobbykit: the lottery board is not loaded.');
  return given;
}
