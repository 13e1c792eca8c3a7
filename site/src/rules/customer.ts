/** The ways to the operator on /m/customer (SERV-07, OPEN: SERV-11). */
import { FLAGS, mayChat, type ServiceVisitor } from 'lobbykit/domain';

/**
 * What the page offers of live chat: the chat itself, a login to whoever may chat with one, or nothing; null while that is
 * not known.
 */
export function chatWay(visitor: ServiceVisitor): 'open' | 'login' | 'none' | null {
  const { flags, session } = visitor;
  if (!session) return flags && (flags.has(FLAGS.chat) ? 'login' : 'none');
  const may = mayChat(visitor);
  return may === null ? null : may ? 'open' : 'none';
}
