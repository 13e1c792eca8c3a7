/**
 * What the members of this browser want of their favourite games: a wish lies in storage until the gateway has answered and
 * for a day after, so that every tab sees the same last one and a reload loses none (R18).
 */
import { toJson } from '../../domain/read/to-json.ts';
import type { CallError } from '../../types.ts';
import type { Storage } from '../storage/storage.ts';

/** The last wish for one game. Times in ms since 1970. */
export interface Wish {
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

export type Wishes = ReadonlyMap<string, Wish>;

const KEY = 'GAMEFAV';
const DAY_MS = 24 * 3_600_000;

export interface WishStore {
  /** Wishes of a member by game, without those that are older than a day. */
  read(user: string): Wishes;
  /** Puts the wish for a game in place of the one before. */
  write(user: string, id: string, wish: Wish): void;
  /** Calls `listener` when another tab has written; returns off. */
  onChange(listener: () => void): () => void;
}

export function createWishStore(storage: Storage, wall: () => number): WishStore {
  const readAll = (): Map<string, Map<string, Wish>> => {
    const all = new Map<string, Map<string, Wish>>();
    for (const [user, games] of Object.entries(Object(storage.readJson(KEY)))) {
      const wishes = new Map<string, Wish>();
      for (const [id, wish] of Object.entries(Object(games))) {
        if (isWish(wish) && Math.abs(wall() - (wish.settledAt ?? wish.madeAt)) < DAY_MS) wishes.set(id, wish);
      }
      if (wishes.size > 0) all.set(user, wishes);
    }
    return all;
  };
  return {
    read: user => readAll().get(user) ?? new Map(),
    write(user, id, wish) {
      const all = readAll();
      const wishes = all.get(user) ?? new Map<string, Wish>();
      all.set(user, wishes.set(id, wish));
      const plain = [...all].map(([name, games]) => [name, Object.fromEntries(games)]);
      storage.write(KEY, toJson(Object.fromEntries(plain)));
    },
    onChange: listener => storage.onChange(KEY, listener),
  };
}

const isText = (value: unknown) => typeof value === 'string';
const isYesOrNo = (value: unknown) => typeof value === 'boolean';

const isWish = (value: unknown): value is Wish => {
  const { key, on, was, vendor, madeAt } = Object(value);
  return [key, vendor].every(isText) && [on, was].every(isYesOrNo) && typeof madeAt === 'number';
};
