/** List of a member's rows, loaded page by page. Each response contains the cursor of the next page. */
import type { Lobby } from 'lobbykit';
import { createMemberResource, type MemberResource } from '../http/member-resource.ts';

export interface Pages<T> {
  readonly rows: readonly T[];
  /** Cursor of the next page; null on the last page. */
  readonly cursor: string | null;
}

export interface Paged<T> extends MemberResource<Pages<T>> {
  /** Loads the next page. */
  more(): void;
}

export interface Page<T> {
  readonly rows: readonly T[];
  readonly cursor: string | null | undefined;
  /** Server time of the response, ms since 1970; undefined if unknown. */
  readonly at?: number;
}

/** @param fetchPage requests one page in the given language; the first page if the cursor is undefined */
export function createPaged<T>(
  lobby: Pick<Lobby, '$language'>,
  fetchPage: (cursor: string | undefined, language: string) => Promise<Page<T>>,
): Paged<T> {
  /**
   * Number of pages to load. They are requested one after the other, because each contains the cursor of the next page.
   */
  let pages = 1;
  const resource = createMemberResource<Pages<T>>(lobby, async language => {
    const rows: T[] = [];
    let cursor: string | undefined;
    let at: number | undefined;
    for (let page = 0; page < pages; page++) {
      const response = await fetchPage(cursor, language);
      rows.push(...response.rows);
      at = response.at;
      cursor = response.cursor ?? undefined;
      if (cursor === undefined) break;
    }
    return { data: { rows, cursor: cursor ?? null }, at };
  });
  return {
    ...resource,
    more() {
      pages += 1;
      void resource.again();
    },
  };
}
