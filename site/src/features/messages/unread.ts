/** Counts of unread messages, and the pages where they are read. */
import type { Unread } from 'lobbykit';
import { FLAGS, mayChat, mayUse, type ServiceVisitor } from 'lobbykit/domain';

/** Page of what is told to agents. */
export const AGENT_ANNOUNCEMENTS_PATH = '/m/member/notice?types=A';

/** How much waits, by the place that shows it: nothing is counted that its reader has no way to. */
export interface Waiting {
  readonly mail: number;
  readonly chat: number;
  readonly notices: number;
  readonly agentNotices: number;
}

const NOTHING: Waiting = { mail: 0, chat: 0, notices: 0, agentNotices: 0 };

/**
 * The unread messages of `actor`. A guest cannot mark anything read, so nothing ever waits for one (ANN-13); for agents the
 * announcements to agents are counted (ANN-19, ANN-20); mail and chat count where they are offered (SERV-06, SERV-07).
 */
export function unreadFor(unread: Unread | undefined, visitor: ServiceVisitor): Waiting {
  const { session, flags } = visitor;
  if (!unread || !mayUse('markRead', session)) return NOTHING;
  const { inbox, chat, announcements } = unread;
  const forAgent = mayUse('readAgentNotices', session);
  return {
    mail: flags?.has(FLAGS.mail) ? inbox : 0,
    chat: mayChat(visitor) ? chat : 0,
    notices: forAgent ? 0 : announcements,
    agentNotices: forAgent ? announcements : 0,
  };
}

export const hasUnread = ({ mail, chat, notices, agentNotices }: Waiting): boolean =>
  mail + chat + notices + agentNotices > 0;

/** The number of unread messages on the page with the address `path`. */
export function unreadAt(path: string, { mail, notices, agentNotices }: Waiting): number {
  if (path === '/m/message') return mail + notices;
  if (path === '/m/webEmail') return mail;
  if (path === AGENT_ANNOUNCEMENTS_PATH) return agentNotices;
  return path === '/m/notice' ? notices : 0;
}
