/**
 * Read marks of announcements and messages, made in any tab of this browser. They apply immediately, even if a response
 * in flight contains an older state (ANN-14).
 */
import { atom, type ReadableAtom } from 'nanostores';
import { computed } from '../resource/stores.ts';
import { markOf } from '../session/cross-tab-channel.ts';
import type { Lobby } from '../types.ts';

/** Kind of a readable item: an announcement of any group, or an inbox message. */
export type ReadKind = 'announcement' | 'message';

/** Returns the key of an item. */
export const readKey = (kind: ReadKind, id: string): string => `${kind} ${id}`;
/** Checks whether the key belongs to an item of the given kind. */
export const isOfKind = (kind: ReadKind, key: string): boolean => key.startsWith(`${kind} `);

export interface ReadMarks {
  /** Keys of the items that the session's member has read. */
  readonly $keys: ReadableAtom<ReadonlySet<string>>;
  /**
   * Adds a mark for the current member immediately, even if another member logs in later. When `sent` resolves,
   * notifies the member's other tabs and resolves with true; when `sent` rejects, removes the mark and resolves with
   * false.
   */
  add(key: string, sent: Promise<unknown>): Promise<boolean>;
  /** Resolves when no read mark is being sent. */
  settled(): Promise<void>;
}

type Source = Pick<Lobby, '$session' | 'tabs'>;

const NONE: ReadonlySet<string> = new Set();
const cache = new WeakMap<Source, ReadMarks>();

/** Returns the read marks of the lobby's current member. */
export function readMarks(lobby: Source): ReadMarks {
  const marks = cache.get(lobby) ?? createMarks(lobby);
  cache.set(lobby, marks);
  return marks;
}

function createMarks({ $session, tabs }: Source): ReadMarks {
  const $all = atom({ reader: '', keys: NONE });
  const readerNow = () => markOf($session.get()?.userName ?? '');
  const keysOf = (reader: string) => ($all.get().reader === reader ? $all.get().keys : NONE);
  const pending = new Set<Promise<unknown>>();

  const put = (reader: string, key: string) => $all.set({ reader, keys: new Set([...keysOf(reader), key]) });
  tabs.on('read', message => {
    const [reader = '', ...key] = message.split(' ');
    // Another tab may belong to another member, whose marks do not apply here.
    if (reader === readerNow()) put(reader, key.join(' '));
  });

  return {
    $keys: computed([$session, $all], session => keysOf(markOf(session?.userName ?? ''))),
    async add(key, sent) {
      const reader = readerNow();
      put(reader, key);
      pending.add(sent);
      try {
        await sent;
        tabs.send('read', `${reader} ${key}`);
        return true;
      } catch {
        const keys = new Set(keysOf(reader));
        if (keys.delete(key)) $all.set({ reader, keys });
        return false;
      } finally {
        pending.delete(sent);
      }
    },
    async settled() {
      while (pending.size > 0) await Promise.allSettled(pending);
    },
  };
}
