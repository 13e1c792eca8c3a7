/**
 * Local read marks of announcements and messages from all tabs: applied immediately, even if a response in flight has
 * an older state (ANN-14).
 */
import { atom, type ReadableAtom } from 'nanostores';
import { computed } from '../resource/stores.ts';
import { markOf } from '../session/cross-tab-channel.ts';
import type { Lobby } from '../types.ts';

/** An announcement of any group, or an inbox message. */
export type ReadKind = 'announcement' | 'message';

/** Returns the key of an item. */
export const readKey = (kind: ReadKind, id: string): string => `${kind} ${id}`;
/** Checks whether the key belongs to an item of the given kind. */
export const isOfKind = (kind: ReadKind, key: string): boolean => key.startsWith(`${kind} `);

export interface ReadMarks {
  /** Keys of the items that the session's member has read. */
  readonly $keys: ReadableAtom<ReadonlySet<string>>;
  /**
   * Adds a mark immediately; notifies the member's other tabs when `sent` resolves, and removes the mark when it
   * rejects. The mark belongs to the member who made it, even after another login. Resolves with the success.
   */
  add(key: string, sent: Promise<unknown>): Promise<boolean>;
  /** Resolves when no mark is in flight. */
  settled(): Promise<void>;
}

type Source = Pick<Lobby, '$session' | 'tabs'>;

const NONE: ReadonlySet<string> = new Set();
const cache = new WeakMap<Source, ReadMarks>();

/** Returns the marks, one set per lobby and member. */
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
    // Tabs may have different members.
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
