/** The lottery's code in the script tag's chunks, where it comes with the board's file. */
import type { createLottery } from '../core/lottery.ts';

type Code = typeof createLottery;

let code: Code | undefined;
let late: Code | undefined;

/** The board's file brings the code. */
export function giveLottery(given: Code): void {
  code = given;
}

/** What stands for it until then: a page's own code may look at draws without a board. */
export function giveLateLottery(given: Code): void {
  late = given;
}

/** @throws Error where something asks for draws before either is there. */
export function lotteryCode(): Code {
  const given = code ?? late;
  if (!given) throw new Error('lobbykit: the lottery of a lobby comes with the lottery board, which is not loaded.');
  return given;
}
