/**
 * What the members of this browser want of their favorite games: a wish lies in storage until the gateway has answered and
 * for a day after, so that every tab sees the same last one and a reload loses none (R18).
 */
import { toJson } from '../../protocol/to-json.ts';
import type { Storage } from '../storage/storage.ts';
import type { CallError } from '../types.ts';

/** The last wish for one game. Times in ms since 1970. */
export interface PendingFavorite {
  /** Tells this wish from every other for the same game. */
  readonly key: string;
  readonly on: boolean;
  /** State at the gateway before the first wish that is not settled: shown again when the gateway refuses. */
  readonly was: boolean;
  readonly vendor: string;
  readonly madeAt: number;
  /** When the gateway took it; missing as long as it has to be sent. */
  readonly settledAt?: number;
  /** The gateway refused the wish of this key; `on` is what stands instead. */
  readonly refused?: Pick<CallError, 'kind' | 'messageKey' | 'message' | 'code'>;
}

export type PendingFavorites = ReadonlyMap<string, PendingFavorite>;

const KEY = 'GAMEFAV';
const DAY_MS = 24 * 3_600_000;

export interface PendingFavoriteStore {
  /** PendingFavorites of a member by game, without those that are older than a day. */
  read(user: string): PendingFavorites;
  /** Puts the wish for a game in place of the one before. */
  write(user: string, id: string, pending: PendingFavorite): void;
  /** Calls `listener` when another tab has written; returns off. */
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
