/** The ways to the operator on /m/customer (SERV-07, OPEN: SERV-11). */
import { FLAGS, mayChat, type ServiceVisitor } from 'lobbykit/domain';

/**
 * What the page offers of live chat: the chat itself, a login to whoever may chat with one, or nothing; null while that is
 * not known.
 * @param refused what is missing was asked for and does not come: as in the service modal, such a gate stays shut
 */
export function chatWay(visitor: ServiceVisitor, refused = false): 'open' | 'login' | 'none' | null {
  const { flags, session } = visitor;
  const unknown = refused ? 'none' : null;
  if (!session) return flags ? (flags.has(FLAGS.chat) ? 'login' : 'none') : unknown;
  const may = mayChat(visitor);
  return may === null ? unknown : may ? 'open' : 'none';
}
