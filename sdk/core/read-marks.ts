/**
 * What the member has read since the gateway was asked, in this tab or in another: shown as read at once, whatever an answer
 * on its way says (ANN-14).
 */
import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Lobby } from '../types.ts';
import { markOf } from './tabs.ts';

/** An announcement of whatever group, or a message in the inbox. */
export type ReadKind = 'announcement' | 'message';

/** Names what was read. */
export const readKey = (kind: ReadKind, id: string): string => `${kind} ${id}`;
/** Does the key name something of that kind? */
export const isOfKind = (kind: ReadKind, key: string): boolean => key.startsWith(`${kind} `);

export interface ReadMarks {
  /** Keys of what the member of the session has read. */
  readonly $keys: ReadableAtom<ReadonlySet<string>>;
  /** Shows it as read, or no longer so. */
  set(key: string, read: boolean): void;
  /** Tells the other tabs of this member that it was read. */
  tell(key: string): void;
}

type Source = Pick<Lobby, '$session' | 'tabs'>;

const NONE: ReadonlySet<string> = new Set();
const made = new WeakMap<Source, ReadMarks>();

/** The marks of a lobby: one set, whoever asks. They are one member's; another one starts without any. */
export function readMarks(lobby: Source): ReadMarks {
  const marks = made.get(lobby) ?? createMarks(lobby);
  made.set(lobby, marks);
  return marks;
}

function createMarks({ $session, tabs }: Source): ReadMarks {
  const $all = atom({ reader: '', keys: NONE });
  const readerNow = () => markOf($session.get()?.userName ?? '');
  const keysOf = (reader: string) => ($all.get().reader === reader ? $all.get().keys : NONE);

  const set = (key: string, read: boolean) => {
    const reader = readerNow();
    const keys = new Set(keysOf(reader));
    if (read) keys.add(key);
    else keys.delete(key);
    $all.set({ reader, keys });
  };
  tabs.on('read', told => {
    const [reader, ...key] = told.split(' ');
    // Tabs may belong to different members.
    if (reader === readerNow()) set(key.join(' '), true);
  });

  return {
    $keys: computed([$session, $all], session => keysOf(markOf(session?.userName ?? ''))),
    set,
    tell: key => tabs.tell('read', `${readerNow()} ${key}`),
  };
}
