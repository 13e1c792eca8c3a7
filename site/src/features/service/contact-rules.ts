/** The ways to the operator on /m/customer (SERV-07, OPEN: SERV-11). */
import { mayChat, type ServiceVisitor } from 'lobbykit/domain';

/**
 * Does the page offer live chat? To members alone; null while that is not known.
 * @param refused what is missing was asked for and does not come: as in the service modal, such a gate stays shut
 */
export const offersChat = (visitor: ServiceVisitor, refused = false): boolean | null =>
  mayChat(visitor) ?? (refused ? false : null);
