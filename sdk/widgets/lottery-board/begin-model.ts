/** A lottery board that begins with what the page has been given. */
import { answerIn } from '../../domain/answer-in.ts';
import { isMenu } from '../../domain/read-lottery.ts';
import type { Lobby } from '../../types.ts';
import type { BoardParams } from './params-model.ts';

/**
 * Gives the boards of `params` a menu that the page has been given.
 * @param data as it came: where nothing can be read of it the boards ask as if there were none
 * @param cameAt monotonic ms, of an answer to their very question that has come just now
 */
export function beginBoard(lobby: Lobby, { prizeMode }: BoardParams, data: unknown, cameAt?: number): void {
  const answer = answerIn(data, isMenu);
  if (answer) lobby.beginLottery(answer, prizeMode, cameAt);
}
