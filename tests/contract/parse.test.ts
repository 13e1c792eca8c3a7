/** R13: bad rows cost themselves alone, until over half of a list is bad. */
import { array, nullish, number, object, string } from 'valibot';
import { describe, expect, it } from 'vitest';
import { envelope } from '../../sdk/protocol/envelope.ts';
import { parseResponse } from '../../sdk/protocol/parse-response.ts';

const group = object({ tag: string(), games: array(object({ id: number(), days: nullish(array(number())) })) });
const groups = array(group);
const good = { id: 1 };
const bad = { id: 'x' };

describe('R13 parseResponse', () => {
  it('drops a bad row and reports list and count', () => {
    expect(parseResponse(groups, [{ tag: 'a', games: [good, bad, { id: 2 }] }])).toEqual({
      ok: true,
      value: [{ tag: 'a', games: [{ id: 1 }, { id: 2 }] }],
      dropped: [{ path: 'games', count: 1 }],
    });
  });

  it('adds up the rows dropped from lists of one name', () => {
    const answer = parseResponse(groups, [
      { tag: 'a', games: [good, bad] },
      { tag: 'b', games: [null, good, good, bad] },
    ]);
    expect(answer).toMatchObject({ ok: true, dropped: [{ path: 'games', count: 3 }] });
  });

  it('names a list that is the answer itself by an empty path', () => {
    expect(parseResponse(array(number()), [1, 2, 'x'])).toEqual({
      ok: true,
      value: [1, 2],
      dropped: [{ path: '', count: 1 }],
    });
  });

  it('drops in the innermost list', () => {
    expect(parseResponse(groups, [{ tag: 'a', games: [{ id: 1, days: [1, 'x', 2] }] }])).toMatchObject({
      value: [{ tag: 'a', games: [{ id: 1, days: [1, 2] }] }],
      dropped: [{ path: 'games.days', count: 1 }],
    });
  });

  it('keeps a list of which exactly half is bad', () => {
    expect(parseResponse(array(number()), [1, 'x']).ok).toBe(true);
  });

  it('fails when over half of the list is bad', () => {
    expect(parseResponse(array(number()), [1, 'x', 'y'])).toEqual({
      ok: false,
      reason: 'answer: over half of the rows are bad',
    });
  });

  it('takes the holding row along when over half of an inner list is bad', () => {
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

  it('fails when so many holding rows fall that the outer list is over half bad', () => {
    const lost = { tag: 'a', games: [bad] };
    expect(parseResponse(groups, [lost, lost, { tag: 'b', games: [good] }]).ok).toBe(false);
  });

  it('fails on anything bad outside of lists, saying where', () => {
    expect(parseResponse(group, { tag: 5, games: [] })).toEqual({ ok: false, reason: 'tag: expected string' });
    expect(parseResponse(group, '<!doctype html>')).toMatchObject({ ok: false });
    expect(parseResponse(group, null)).toMatchObject({ ok: false });
  });

  it('leaves the answer it was given as it was', () => {
    const answer = [{ tag: 'a', games: [good, bad, good] }];
    const before = structuredClone(answer);
    parseResponse(groups, answer);
    expect(answer).toEqual(before);
  });

  it('does not throw for 100,000 levels of nesting', () => {
    let deep: unknown = 'x';
    for (let level = 0; level < 100_000; level++) deep = [deep];
    expect(parseResponse(array(number()), [1, 2, deep])).toMatchObject({ ok: true, value: [1, 2] });
    expect(parseResponse(object({ list: array(number()) }), { list: [1, 2, 'x'], deep }).ok).toBe(false);
  });
});

describe('API-13 envelope', () => {
  it('has success, value, errorCode and message, and what our gateway adds', () => {
    const body = {
      success: true,
      value: [1],
      serverTime: 1_787_500_000_000,
      requestId: 'r1',
      refresh: { publishLag: 2500, spreadMs: 8000 },
      sandbox: true,
    };
    expect(parseResponse(envelope, body)).toMatchObject({ ok: true, value: body });
    const refusal = { success: false, errorCode: 'input.invalid', message: 'count: 1 to 100' };
    expect(parseResponse(envelope, refusal)).toMatchObject({ ok: true, value: refusal });
  });

  it.each([
    ['a page of HTML', '<html>'],
    ['nothing', undefined],
    ['no success', { value: 1 }],
    ['a list', [1]],
  ])('refuses %s', (_, body) => {
    expect(parseResponse(envelope, body).ok).toBe(false);
  });
});
