/**
 * Cursors for the pagination of lists. A cursor contains the sort keys of the last row of a page, so that added or
 * removed rows do not shift the next page. Pure functions.
 */
import { invalid } from './api-error.ts';

export const writeCursor = (...keys: readonly number[]): string => keys.join('.');

/** Creates the error for a text that is not a cursor of the list. */
export const invalidCursor = () => invalid('"cursor" is not from a page of this list', 'cursor');

/**
 * Parses a cursor that contains `count` sort keys.
 * @throws ApiError `input.invalid` if the text is not such a cursor
 */
export function readCursor(cursor: string, count: number): number[] {
  const keys = cursor.split('.');
  if (keys.length !== count || !keys.every(key => /^(0|[1-9]\d{0,14})$/.test(key))) throw invalidCursor();
  return keys.map(Number);
}

export interface ResourcePage {
  readonly pageNo: string | number;
  readonly pageSize: string | number;
  readonly cursor?: string;
}

/**
 * Validates the page of a list in which every page except the first is requested by cursor (BOOK-02).
 * @throws ApiError `input.invalid` for a page other than the first without a cursor
 */
export function requirePage({ pageNo, pageSize, cursor }: ResourcePage): {
  readonly size: number;
  readonly isFirst: boolean;
} {
  if (cursor === undefined && Number(pageNo) !== 1) {
    throw invalid('"pageNo" is 1 only; further pages are asked for by "cursor"', 'pageNo');
  }
  return { size: Number(pageSize), isFirst: cursor === undefined };
}
