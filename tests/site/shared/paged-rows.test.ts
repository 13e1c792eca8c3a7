import { describe, expect, it } from 'vitest';
import { createPages } from '../../../site/src/shared/lists/paged-rows.ts';

interface Question {
  readonly filter: string;
  readonly size: number;
  readonly place: number | null;
  respond(rows: readonly number[], place: number | null, total?: number): Promise<void>;
  fail(): Promise<void>;
}

/** Pages whose responses the test controls. */
function held() {
  const requests: Question[] = [];
  const pages = createPages<string, number, { readonly total: number | null }, number>({
    first: 'all',
    size: 2,
    blank: () => ({ total: null }),
    fetchPage: ({ filter }, { size, place }) =>
      new Promise((resolve, reject) => {
        const settled = () => new Promise<void>(done => setTimeout(done));
        requests.push({
          filter,
          size,
          place,
          respond(rows, next, total) {
            resolve({ rows, place: next, summary: total === undefined ? {} : { total } });
            return settled();
          },
          fail() {
            reject(new Error('away'));
            return settled();
          },
        });
      }),
  });
  return { requests, pages, state: () => pages.$state.get() };
}

describe('paged rows', () => {
  it('BOOK-01 TEAM-11 rows load page by page until the last one, one request at a time', async () => {
    const { requests, pages, state } = held();
    expect(state()).toMatchObject({ filter: 'all', rows: [], phase: 'loading', next: 'end', total: null });
    await requests[0]!.respond([1, 2], 7, 3);
    expect(state()).toMatchObject({ rows: [1, 2], phase: 'ready', next: 'more', total: 3 });
    pages.actions.more();
    pages.actions.more();
    expect(requests.map(({ size, place }) => [size, place])).toEqual([
      [2, null],
      [2, 7],
    ]);
    await requests[1]!.respond([3], null);
    expect(state()).toMatchObject({ rows: [1, 2, 3], next: 'end', total: 3 });
    pages.actions.more();
    expect(requests).toHaveLength(2);
  });

  it('BOOK-01 TEAM-11 the response for a previous filter is dropped', async () => {
    const { requests, pages, state } = held();
    pages.actions.filter('won');
    await requests[1]!.respond([5], null, 1);
    await requests[0]!.respond([1, 2], 7, 3);
    expect(state()).toMatchObject({ filter: 'won', rows: [5], total: 1, next: 'end' });
  });

  it('BOOK-01 TEAM-11 loaded rows remain when the next page fails to load, and the next page can be retried', async () => {
    const { requests, pages, state } = held();
    await requests[0]!.respond([1, 2], 7, 3);
    pages.actions.more();
    await requests[1]!.fail();
    expect(state()).toMatchObject({ rows: [1, 2], phase: 'ready', next: 'failed' });
    expect(state().error).not.toBeNull();
    pages.actions.more();
    expect(requests[2]!.place).toBe(7);
    await requests[2]!.respond([3], null);
    expect(state()).toMatchObject({ rows: [1, 2, 3], next: 'end', error: null });
  });

  it('BOOK-01 TEAM-11 loaded rows remain during a refresh and are removed if the refresh fails', async () => {
    const { requests, pages, state } = held();
    await requests[0]!.respond([1, 2], 7, 3);
    pages.actions.refresh();
    expect(state()).toMatchObject({ rows: [1, 2], phase: 'loading' });
    await requests[1]!.fail();
    expect(state()).toMatchObject({ rows: [], phase: 'failed', next: 'end' });
  });

  it('BOOK-01 TEAM-11 a page of rows that was requested before a refresh is dropped, in any order of responses', async () => {
    const { requests, pages, state } = held();
    await requests[0]!.respond([1, 2], 7, 3);
    pages.actions.refresh();
    pages.actions.more();
    await requests[1]!.respond([0, 1], 8, 4);
    await requests[2]!.respond([3], null);
    expect(state()).toMatchObject({ rows: [0, 1], phase: 'ready', next: 'more' });
    pages.actions.more();
    pages.actions.filter('won');
    await requests[3]!.respond([2, 3], null);
    expect(state()).toMatchObject({ filter: 'won', rows: [], phase: 'loading' });
  });

  it('BOOK-06 TEAM-11 all() returns all rows that match the filter, in large pages, and reports its progress', async () => {
    const { requests, pages } = held();
    await requests[0]!.respond([1, 2], 7, 3);
    const counts: number[] = [];
    const all = pages.actions.all(count => counts.push(count));
    await requests[1]!.respond([1, 2], 7);
    await requests[2]!.respond([3], null);
    expect(await all).toEqual([1, 2, 3]);
    expect(counts).toEqual([2, 3]);
    expect(requests.slice(1).map(({ size, place }) => [size, place])).toEqual([
      [100, null],
      [100, 7],
    ]);
  });
});
