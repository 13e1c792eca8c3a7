/** The lottery's code in the script tag's chunks, where it comes with the board's file. */
import type { createLottery } from '../lobby/lottery/lottery.ts';

type Code = typeof createLottery;

let code: Code | undefined;
let lazy: Code | undefined;

/** The board's file brings the code. */
export function giveLottery(given: Code): void {
  code = given;
}

/** Gives the code that is used until the board's file has come: a page's own code may read draws without a board. */
export function giveLazyLottery(given: Code): void {
  lazy = given;
}

/** @throws Error where something asks for draws before either is there. */
export function lotteryCode(): Code {
  const given = code ?? lazy;
  if (!given) throw new Error('lobbykit: the lottery of a lobby comes with the lottery board, which is not loaded.');
  return given;
}
