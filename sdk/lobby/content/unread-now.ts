/** How much waits to be read, after what was read since it was counted. */
import { isOfKind } from './read-marks.ts';

/** Numbers of unread items, by the place where they are read (SESS-22). */
export interface Unread {
  readonly inbox: number;
  readonly chat: number;
  readonly announcements: number;
}

/** The numbers as the gateway counted them. */
export interface Counted extends Unread {
  /** Keys of the announcements that were counted. */
  readonly waiting: readonly string[];
  /** Keys of what had been read by then. */
  readonly known: ReadonlySet<string>;
}

/** `read`: keys of what the member has read, known to the count or not. */
export function unreadNow({ inbox, chat, announcements, waiting, known }: Counted, read: ReadonlySet<string>): Unread {
  const since = [...read].filter(key => isOfKind('message', key) && !known.has(key));
  return {
    inbox: Math.max(0, inbox - since.length),
    chat,
    announcements: announcements - waiting.filter(key => read.has(key)).length,
  };
}
