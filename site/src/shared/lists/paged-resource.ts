/** A list of the member that comes in pages, each of which names the next. */
import type { Lobby } from 'lobbykit';
import { createMemberResource, type MemberResource } from '../http/member-resource.ts';

export interface Pages<T> {
  readonly rows: readonly T[];
  /** What asks for the next page; null after the last. */
  readonly cursor: string | null;
}

export interface Paged<T> extends MemberResource<Pages<T>> {
  /** Asks for the next page as well. */
  more(): void;
}

export interface Page<T> {
  readonly rows: readonly T[];
  readonly cursor: string | null | undefined;
  /** The server's time of the answer, ms since 1970. */
  readonly at?: number;
}

/** @param ask asks for one page, in a language; without a cursor for the first */
export function createPaged<T>(
  lobby: Pick<Lobby, '$language'>,
  ask: (cursor: string | undefined, language: string) => Promise<Page<T>>,
): Paged<T> {
  /** Pages that are shown; they are asked for one after the other, as each names the next. */
  let pages = 1;
  const asked = createMemberResource<Pages<T>>(lobby, async language => {
    const rows: T[] = [];
    let cursor: string | undefined;
    let at: number | undefined;
    for (let page = 0; page < pages; page++) {
      const answer = await ask(cursor, language);
      rows.push(...answer.rows);
      at = answer.at;
      cursor = answer.cursor ?? undefined;
      if (cursor === undefined) break;
    }
    return { data: { rows, cursor: cursor ?? null }, at };
  });
  return {
    ...asked,
    more() {
      pages += 1;
      void asked.again();
    },
  };
}
