/**
 * Announcements and messages the member has read since the gateway was asked, in this tab or in another: shown as read at once,
 * even when an answer that is still on its way says otherwise (ANN-14).
 */
import { atom, type ReadableAtom } from 'nanostores';
import { computed } from '../../stores.ts';
import type { Lobby } from '../../types.ts';
import { markOf } from '../session/tabs.ts';

/** An announcement of whatever group, or a message in the inbox. */
export type ReadKind = 'announcement' | 'message';

/** Names what was read. */
export const readKey = (kind: ReadKind, id: string): string => `${kind} ${id}`;
/** Does the key name something of that kind? */
export const isOfKind = (kind: ReadKind, key: string): boolean => key.startsWith(`${kind} `);

/** Belongs to the member who made the mark, even when another member has logged in since. */
export interface ReadMark {
  /** No longer shows it as read. */
  undo(): void;
  /** Tells the member's other tabs. */
  tell(): void;
}

export interface ReadMarks {
  /** Keys of what the member of the session has read. */
  readonly $keys: ReadableAtom<ReadonlySet<string>>;
  /** Shows it as read. */
  add(key: string): ReadMark;
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

  const put = (reader: string, key: string) => $all.set({ reader, keys: new Set([...keysOf(reader), key]) });
  tabs.on('read', told => {
    const [reader = '', ...key] = told.split(' ');
    // Tabs may belong to different members.
    if (reader === readerNow()) put(reader, key.join(' '));
  });

  return {
    $keys: computed([$session, $all], session => keysOf(markOf(session?.userName ?? ''))),
    add(key) {
      const reader = readerNow();
      put(reader, key);
      return {
        undo() {
          const keys = new Set(keysOf(reader));
          if (keys.delete(key)) $all.set({ reader, keys });
        },
        tell: () => tabs.tell('read', `${reader} ${key}`),
      };
    },
  };
}
