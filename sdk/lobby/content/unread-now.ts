/** Unread counts, reduced by the items that were read after the gateway counted them. */
import { isOfKind } from './read-marks.ts';

/** Unread counts of inbox, chat and announcements (SESS-22). */
export interface Unread {
  readonly inbox: number;
  readonly chat: number;
  readonly announcements: number;
}

/** Counts from the gateway, with the read marks that they already include. */
export interface Counted extends Unread {
  /** Keys of the announcements that were unread at the time of counting. */
  readonly waiting: readonly string[];
  /** Keys of the items that were read at the time of counting. */
  readonly known: ReadonlySet<string>;
}

/** Returns the current counts. `read`: keys of all items that have a local read mark. */
export function unreadNow({ inbox, chat, announcements, waiting, known }: Counted, read: ReadonlySet<string>): Unread {
  const since = [...read].filter(key => isOfKind('message', key) && !known.has(key));
  return {
    inbox: Math.max(0, inbox - since.length),
    chat,
    announcements: announcements - waiting.filter(key => read.has(key)).length,
  };
}
