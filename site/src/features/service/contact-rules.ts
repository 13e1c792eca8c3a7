/** Contact links of /m/customer (SERV-07, OPEN: SERV-11). */
import { mayChat, type ServiceVisitor } from 'lobbykit/domain';

/**
 * True if the page offers live chat, to members only; null while unknown.
 * @param hasFailed true if the missing data failed to load: the chat is then hidden, as in the service dialog
 */
export const offersChat = (visitor: ServiceVisitor, hasFailed = false): boolean | null =>
  mayChat(visitor) ?? (hasFailed ? false : null);
