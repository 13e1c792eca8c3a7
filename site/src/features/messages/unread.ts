/** Numbers of unread messages, by the page that shows them. */
import type { Unread } from 'lobbykit';
import { FLAGS, mayChat, mayUse, type ServiceVisitor } from 'lobbykit/domain';

/** Path of the page with announcements for agents. */
export const AGENT_ANNOUNCEMENTS_PATH = '/m/member/notice?types=A';

/** Unread messages by kind; 0 for kinds that the member cannot open. */
export interface Waiting {
  readonly mail: number;
  readonly chat: number;
  readonly announcements: number;
  readonly agentAnnouncements: number;
}

const NONE: Waiting = { mail: 0, chat: 0, announcements: 0, agentAnnouncements: 0 };

/**
 * Returns the numbers of unread messages of a visitor; 0 for a trial guest, who cannot mark messages as read (ANN-13).
 * Announcements for agents count only for agents (ANN-19, ANN-20), mail and chat only if enabled (SERV-06, SERV-07).
 */
export function unreadFor(unread: Unread | undefined, visitor: ServiceVisitor): Waiting {
  const { session, flags } = visitor;
  if (!unread || !mayUse('markRead', session)) return NONE;
  const { inbox, chat, announcements } = unread;
  const forAgent = mayUse('readAgentAnnouncements', session);
  return {
    mail: flags?.has(FLAGS.mail) ? inbox : 0,
    chat: mayChat(visitor) ? chat : 0,
    announcements: forAgent ? 0 : announcements,
    agentAnnouncements: forAgent ? announcements : 0,
  };
}

export const hasUnread = ({ mail, chat, announcements, agentAnnouncements }: Waiting): boolean =>
  mail + chat + announcements + agentAnnouncements > 0;

/** Returns the number of unread messages that the page at `path` shows. */
export function unreadAt(path: string, { mail, announcements, agentAnnouncements }: Waiting): number {
  if (path === '/m/message') return mail + announcements;
  if (path === '/m/webEmail') return mail;
  if (path === AGENT_ANNOUNCEMENTS_PATH) return agentAnnouncements;
  return path === '/m/notice' ? announcements : 0;
}
