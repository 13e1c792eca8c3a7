/** Start of a lottery board with data embedded in the page. */

import type { Lobby } from '../../lobby/types.ts';
import { responseValue } from '../../protocol/embed/embedded-response.ts';
import { isMenu } from '../../protocol/lottery/parse-lotteries.ts';
import type { BoardParams } from './props.ts';

/**
 * Passes an embedded menu to the boards of `params`.
 * @param data unvalidated: if invalid, the boards send a request as usual
 * @param receivedAt monotonic ms of its arrival, if it is a response to the boards' own request
 */
export function startBoard(lobby: Lobby, { prizeMode }: BoardParams, data: unknown, receivedAt?: number): void {
  const response = responseValue(data, isMenu);
  if (response) lobby.startLottery(response, prizeMode, receivedAt);
}
