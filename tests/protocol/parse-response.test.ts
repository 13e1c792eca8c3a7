/** R13: invalid rows are dropped until more than half of a list is invalid. */
import { array, nullish, number, object, string } from 'valibot';
import { describe, expect, it } from 'vitest';
import { parseResponse } from '../../sdk/protocol/parse-response.ts';

const group = object({ tag: string(), games: array(object({ id: number(), days: nullish(array(number())) })) });
const groups = array(group);
const good = { id: 1 };
const bad = { id: 'x' };

describe('R13 parseResponse', () => {
  it('parseResponse drops an invalid row and reports its list and count', () => {
    expect(parseResponse(groups, [{ tag: 'a', games: [good, bad, { id: 2 }] }])).toEqual({
      ok: true,
      value: [{ tag: 'a', games: [{ id: 1 }, { id: 2 }] }],
      dropped: [{ path: 'games', count: 1 }],
    });
  });

  it('parseResponse totals the rows dropped from lists with the same name', () => {
    const response = parseResponse(groups, [
      { tag: 'a', games: [good, bad] },
      { tag: 'b', games: [null, good, good, bad] },
    ]);
    expect(response).toMatchObject({ ok: true, dropped: [{ path: 'games', count: 3 }] });
  });

  it('parseResponse reports an empty path if the response itself is the list', () => {
    expect(parseResponse(array(number()), [1, 2, 'x'])).toEqual({
      ok: true,
      value: [1, 2],
      dropped: [{ path: '', count: 1 }],
    });
  });

  it('parseResponse drops the row of the innermost list that contains the error', () => {
    expect(parseResponse(groups, [{ tag: 'a', games: [{ id: 1, days: [1, 'x', 2] }] }])).toMatchObject({
      value: [{ tag: 'a', games: [{ id: 1, days: [1, 2] }] }],
      dropped: [{ path: 'games.days', count: 1 }],
    });
  });

  it('parseResponse accepts a list of which exactly half of the rows are invalid', () => {
    expect(parseResponse(array(number()), [1, 'x']).ok).toBe(true);
  });

  it('parseResponse fails if more than half of the rows are invalid', () => {
    expect(parseResponse(array(number()), [1, 'x', 'y'])).toEqual({
      ok: false,
      reason: 'response: over half of the rows are invalid, 1: expected number',
    });
  });

  it('parseResponse names the missing field of an object if the response is a list', () => {
    expect(parseResponse(object({ games: array(number()) }), [1, 2])).toEqual({ ok: false, reason: 'games: missing' });
  });

  it('parseResponse drops the parent row if more than half of an inner list is invalid', () => {
    expect(
      parseResponse(groups, [
        { tag: 'a', games: [bad] },
        { tag: 'b', games: [good] },
        { tag: 'c', games: [] },
      ]),
    ).toEqual({
      ok: true,
      value: [
        { tag: 'b', games: [{ id: 1 }] },
        { tag: 'c', games: [] },
      ],
      dropped: [{ path: '', count: 1 }],
    });
  });

  it('parseResponse fails if dropped parent rows are more than half of the outer list', () => {
    const lost = { tag: 'a', games: [bad] };
    expect(parseResponse(groups, [lost, lost, { tag: 'b', games: [good] }]).ok).toBe(false);
  });

  it('parseResponse fails on an invalid value outside a list and reports the path of the value', () => {
    expect(parseResponse(group, { tag: 5, games: [] })).toEqual({ ok: false, reason: 'tag: expected string' });
    expect(parseResponse(group, '<!doctype html>')).toMatchObject({ ok: false });
    expect(parseResponse(group, null)).toMatchObject({ ok: false });
  });

  it('parseResponse does not mutate the response', () => {
    const response = [{ tag: 'a', games: [good, bad, good] }];
    const before = structuredClone(response);
    parseResponse(groups, response);
    expect(response).toEqual(before);
  });

  it('parseResponse does not throw at 100,000 levels of nesting', () => {
    let deep: unknown = 'x';
    for (let level = 0; level < 100_000; level++) deep = [deep];
    expect(parseResponse(array(number()), [1, 2, deep])).toMatchObject({ ok: true, value: [1, 2] });
    expect(parseResponse(object({ list: array(number()) }), { list: [1, 2, 'x'], deep }).ok).toBe(false);
  });
});
