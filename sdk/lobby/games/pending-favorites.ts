/**
 * Pending favorites of the members in this browser: stored until the gateway has responded and one day longer, so that
 * all tabs share the latest state and a reload loses none (R18).
 */
import { toJson } from '../../protocol/to-json.ts';
import type { Storage } from '../storage/storage.ts';
import type { CallError } from '../types.ts';

/** Latest pending favorite of one game. Times in ms since 1970. */
export interface PendingFavorite {
  /** Unique key among the changes of a game. */
  readonly key: string;
  readonly on: boolean;
  /** State on the gateway before the first unsettled change, restored if the gateway rejects the change. */
  readonly was: boolean;
  readonly vendor: string;
  readonly madeAt: number;
  /** Time of acceptance by the gateway; missing while unsent. */
  readonly settledAt?: number;
  /** The gateway rejected the change with this key; `on` is the resulting state. */
  readonly refused?: Pick<CallError, 'kind' | 'messageKey' | 'message' | 'code'>;
}

export type PendingFavorites = ReadonlyMap<string, PendingFavorite>;

const KEY = 'GAMEFAV';
const DAY_MS = 24 * 3_600_000;

export interface PendingFavoriteStore {
  /** Returns the pending favorites of a member by game, up to one day old. */
  read(user: string): PendingFavorites;
  /** Replaces the pending favorite of a game. */
  write(user: string, id: string, pending: PendingFavorite): void;
  /** Calls `listener` after a write of another tab; returns a function that removes it. */
  onChange(listener: () => void): () => void;
}

export function createPendingFavoriteStore(storage: Storage, wall: () => number): PendingFavoriteStore {
  const readAll = (): Map<string, Map<string, PendingFavorite>> => {
    const all = new Map<string, Map<string, PendingFavorite>>();
    for (const [user, games] of Object.entries(Object(storage.readJson(KEY)))) {
      const pendings = new Map<string, PendingFavorite>();
      for (const [id, pending] of Object.entries(Object(games))) {
        if (isPendingFavorite(pending) && Math.abs(wall() - (pending.settledAt ?? pending.madeAt)) < DAY_MS)
          pendings.set(id, pending);
      }
      if (pendings.size > 0) all.set(user, pendings);
    }
    return all;
  };
  return {
    read: user => readAll().get(user) ?? new Map(),
    write(user, id, pending) {
      const all = readAll();
      const pendings = all.get(user) ?? new Map<string, PendingFavorite>();
      all.set(user, pendings.set(id, pending));
      const plain = [...all].map(([name, games]) => [name, Object.fromEntries(games)]);
      storage.write(KEY, toJson(Object.fromEntries(plain)));
    },
    onChange: listener => storage.onChange(KEY, listener),
  };
}

const isText = (value: unknown) => typeof value === 'string';
const isYesOrNo = (value: unknown) => typeof value === 'boolean';

const isPendingFavorite = (value: unknown): value is PendingFavorite => {
  const { key, on, was, vendor, madeAt } = Object(value);
  return [key, vendor].every(isText) && [on, was].every(isYesOrNo) && typeof madeAt === 'number';
};
