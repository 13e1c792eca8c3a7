/** The latest wins, asked for without their schema. */
import type { Answer, PlainEndpoint } from './endpoint.ts';
import { isMaybe, isObject } from './plain-answer.ts';
import type { rankList } from './play.ts';
import { rankAddress } from './rank-address.ts';

type Ranks = Answer<typeof rankList>['value'];

const isPlainRow = (row: unknown) => isObject(row) && isObject(row.vo) && Object.values(row.vo).every(isMaybe);

/** True for a list whose every row is in order. */
export const isPlainRanks = (value: unknown): value is Ranks =>
  isObject(value) && isMaybe(value.currencySymbol) && Array.isArray(value.list) && value.list.every(isPlainRow);

/** `rankList` for a page that may not have its schema yet. */
export const plainRanks: PlainEndpoint<typeof rankList> = {
  ...rankAddress,
  isPlain: isPlainRanks,
  whole: async () => (await import('./play.ts')).rankList,
};
