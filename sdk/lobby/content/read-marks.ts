/**
 * Announcements and messages the member has read since the gateway was asked, in this tab or in another: shown as read at once,
 * even when an answer that is still on its way says otherwise (ANN-14).
 */
import { atom, type ReadableAtom } from 'nanostores';
import { computed } from '../resource/stores.ts';
import { markOf } from '../session/cross-tab-channel.ts';
import type { Lobby } from '../types.ts';

/** An announcement of whatever group, or a message in the inbox. */
export type ReadKind = 'announcement' | 'message';

/** Names what was read. */
export const readKey = (kind: ReadKind, id: string): string => `${kind} ${id}`;
/** Does the key name something of that kind? */
export const isOfKind = (kind: ReadKind, key: string): boolean => key.startsWith(`${kind} `);

export interface ReadMarks {
  /** Keys of what the member of the session has read. */
  readonly $keys: ReadableAtom<ReadonlySet<string>>;
  /**
   * Shows it as read from now on; when `sent` resolves the member's other tabs are told, and when it rejects it is unread again.
   * Belongs to the member who makes the mark, even when another one logs in meanwhile. Resolves with whether it was taken.
   */
  add(key: string, sent: Promise<unknown>): Promise<boolean>;
  /** Resolves when no mark is on its way. */
  settled(): Promise<void>;
}

type Source = Pick<Lobby, '$session' | 'tabs'>;

const NONE: ReadonlySet<string> = new Set();
const made = new WeakMap<Source, ReadMarks>();

/** The marks of a lobby: one set, whichever module asks. They belong to one member; the next member starts without any. */
export function readMarks(lobby: Source): ReadMarks {
  const marks = made.get(lobby) ?? createMarks(lobby);
  made.set(lobby, marks);
  return marks;
}

function createMarks({ $session, tabs }: Source): ReadMarks {
  const $all = atom({ reader: '', keys: NONE });
  const readerNow = () => markOf($session.get()?.userName ?? '');
  const keysOf = (reader: string) => ($all.get().reader === reader ? $all.get().keys : NONE);
  const underWay = new Set<Promise<unknown>>();

  const put = (reader: string, key: string) => $all.set({ reader, keys: new Set([...keysOf(reader), key]) });
  tabs.on('read', told => {
    const [reader = '', ...key] = told.split(' ');
    // Tabs may belong to different members.
    if (reader === readerNow()) put(reader, key.join(' '));
  });

  return {
    $keys: computed([$session, $all], session => keysOf(markOf(session?.userName ?? ''))),
    async add(key, sent) {
      const reader = readerNow();
      put(reader, key);
      underWay.add(sent);
      try {
        await sent;
        tabs.tell('read', `${reader} ${key}`);
        return true;
      } catch {
        const keys = new Set(keysOf(reader));
        if (keys.delete(key)) $all.set({ reader, keys });
        return false;
      } finally {
        underWay.delete(sent);
      }
    },
    async settled() {
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
  };
}
