/** Contact links of /m/customer (SERV-07, OPEN: SERV-11). */
import { mayChat, type ServiceVisitor } from 'lobbykit/domain';

/**
 * True if the page offers live chat, to members only; null while unknown.
 * @param refused true if the missing data failed to load: the chat is then hidden, as in the service dialog
 */
export const offersChat = (visitor: ServiceVisitor, refused = false): boolean | null =>
  mayChat(visitor) ?? (refused ? false : null);
