/** Shows a menu that is embedded in the page before the board requests one. */

import type { Lobby } from '../../lobby/types.ts';
import { responseValue } from '../../protocol/embed/embedded-response.ts';
import { isMenu } from '../../protocol/lottery/parse-lotteries.ts';
import type { BoardParams } from './props.ts';

/**
 * Passes an embedded menu to the feed of all boards with the prize mode of `params`.
 * @param data unvalidated data; if they are invalid, the boards send their request as usual
 * @param receivedAt set if the data are the response to the boards' own request: time of its arrival, monotonic ms
 */
export function startBoard(lobby: Lobby, { prizeMode }: BoardParams, data: unknown, receivedAt?: number): void {
  const response = responseValue(data, isMenu);
  if (response) lobby.startLottery(response, prizeMode, receivedAt);
}
