/** Pagination of records: the first page by number, further ones by the cursor of the previous page (BOOK-02). Pure. */
import { invalid } from '../../platform/api-error.ts';

export interface ResourcePage {
  readonly pageNo: string | number;
  readonly pageSize: string | number;
  readonly cursor?: string;
}

/** Throws ApiError 400 for a page other than the first without a cursor. */
export function requirePage({ pageNo, pageSize, cursor }: ResourcePage): {
  readonly size: number;
  readonly isFirst: boolean;
} {
  if (cursor === undefined && Number(pageNo) !== 1) {
    throw invalid('"pageNo" is 1 only; further pages are asked for by "cursor"', 'pageNo');
  }
  return { size: Number(pageSize), isFirst: cursor === undefined };
}

export const wrongCursor = () => invalid('"cursor" is none that a page gave', 'cursor');
