/**
 * Favorites that were changed in this browser, by member. Each change is stored until the gateway has responded and for
 * one more day, so that all tabs show the latest state and a reload loses no change (R18).
 */
import { toJson } from '../../protocol/to-json.ts';
import type { Storage } from '../storage/storage.ts';
import type { CallError } from '../types.ts';

/** Latest change of the favorite state of one game. Times are in ms since 1970. */
export interface PendingFavorite {
  /** Key of the change; unique among the changes of the game. */
  readonly key: string;
  readonly on: boolean;
  /** State on the gateway before the first change without a response. Restored if the gateway rejects the change. */
  readonly was: boolean;
  readonly vendor: string;
  readonly madeAt: number;
  /** Time at which the gateway accepted or rejected the change; missing while no response has arrived. */
  readonly settledAt?: number;
  /** Error with which the gateway rejected this change; `on` is then the state on the gateway. */
  readonly refused?: Pick<CallError, 'kind' | 'messageKey' | 'message' | 'code'>;
}

export type PendingFavorites = ReadonlyMap<string, PendingFavorite>;

const KEY = 'GAMEFAV';
const DAY_MS = 24 * 3_600_000;

export interface PendingFavoriteStore {
  /** Returns a member's pending favorites that are at most one day old, by game. */
  read(user: string): PendingFavorites;
  /** Stores the pending favorite of a game, replacing the previous one. */
  write(user: string, id: string, pending: PendingFavorite): void;
  /**
   * Calls `listener` after another tab has changed the pending favorites; returns a function that removes the listener.
   */
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
