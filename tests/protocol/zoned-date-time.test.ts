import { describe, expect, it } from 'vitest';
import { zonedDateTime } from '../../sdk/protocol/zoned-date-time.ts';

const ZONE = 'Asia/Ho_Chi_Minh';
/** Friday 20 November 2026, 17:00 in Vietnam. */
const NOW = Date.UTC(2026, 10, 20, 10);
const MIDNIGHT = Date.UTC(2026, 10, 20, 17);
const HERE = 7 * 60;

describe('date-times', () => {
  it.each([
    ['today', Date.UTC(2026, 10, 20, 11, 5), '18:05'],
    ['the next day of the zone, which is today in UTC', MIDNIGHT, 'Sat 21 Nov, 00:00'],
    ['the first instant of today', MIDNIGHT - 86_400_000, '00:00'],
    ['the day of another month', Date.UTC(2026, 9, 20, 11, 5), 'Tue 20 Oct, 18:05'],
    ['another year', Date.UTC(2027, 10, 20, 11, 5), '20 Nov 2027, 18:05'],
    ['the first hour of another year of the zone', Date.UTC(2026, 11, 31, 17), '1 Jan 2027, 00:00'],
  ])('I18N-06 date-time of %s has the shortest unambiguous form', (_, at, text) => {
    expect(zonedDateTime(at, NOW, 'en', ZONE, HERE)).toBe(text);
    expect(zonedDateTime(at, NOW, 'en', ZONE, 0)).toBe(`${text} GMT+7`);
  });

  it.each([
    ['vi', /^T.* 7, 21 .*11, 00:00 GMT\+7$/],
    ['pt-BR', /^sáb.* 21 .*nov.*, 00:00 GMT\+7$/],
  ])('I18N-06 date-time has the format of %s', (tag, text) => {
    expect(zonedDateTime(MIDNIGHT, NOW, tag, ZONE, -180)).toMatch(text);
  });

  it.each([null, Number.NaN, 8.64e15 + 1])('R13 zonedDateTime returns an empty text for the timestamp %s', at => {
    expect(zonedDateTime(at, NOW, 'en', ZONE, 0)).toBe('');
  });
});
