/** A lottery board that begins with what the page has been given. */

import type { Lobby } from '../../lobby/types.ts';
import { responseValue } from '../../protocol/embed/embedded-response.ts';
import { isMenu } from '../../protocol/lottery/parse-lotteries.ts';
import type { BoardParams } from './props.ts';

/**
 * Gives the boards of `params` a menu that the page was given.
 * @param data as it came: where it cannot be read, the boards ask as if there were none
 * @param cameAt monotonic ms at which it came, if it is an answer to the boards' very question
 */
export function startBoard(lobby: Lobby, { prizeMode }: BoardParams, data: unknown, cameAt?: number): void {
  const answer = responseValue(data, isMenu);
  if (answer) lobby.startLottery(answer, prizeMode, cameAt);
}
