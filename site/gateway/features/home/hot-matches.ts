/** Hot matches in API responses: upcoming and running matches, soonest first (ANN-03, ANN-04). */
import { teamUrl } from '../../platform/http/picture-paths.ts';
import { localize } from '../../platform/localized-text.ts';
import { nextDrawTime, parseTimetable } from '../lottery/timetable.ts';
import type { HotMatchRow } from './hot-matches-repository.ts';

const HOUR = 3_600_000;
/** Time before and after the kick-off in which a match is visible, ms. */
const AHEAD_MS = 7 * 24 * HOUR;
const LASTS_MS = 2 * HOUR;

/**
 * Returns the kick-off of a match if the match is visible at `now`, ms since 1970; null if it is too far ahead or over.
 */
export function kickOffOf({ kick_off, timetable }: Pick<HotMatchRow, 'kick_off' | 'timetable'>, now: number) {
  const startsAt = timetable === null ? kick_off : nextDrawTime(parseTimetable(timetable), now - LASTS_MS).drawAt;
  return startsAt !== null && startsAt - AHEAD_MS <= now && now < startsAt + LASTS_MS ? startsAt : null;
}

/**
 * Returns the visible matches in the format of API responses.
 * @param now ms since 1970
 */
export function toHotMatches(rows: readonly HotMatchRow[], language: string, now: number) {
  return rows
    .flatMap(row => {
      const kickOff = kickOffOf(row, now);
      return kickOff === null ? [] : [{ row, kickOff }];
    })
    .sort((a, b) => a.kickOff - b.kickOff)
    .map(({ row, kickOff }) => {
      const [home, away] = [localize(row.homes, language), localize(row.aways, language)];
      return {
        id: row.id,
        title: `${home} – ${away}`,
        content: '',
        startDate: kickOff - AHEAD_MS,
        read: false,
        url: null,
        groupName: 'hot',
        link: row.link,
        league: localize(row.leagues, language),
        kickOff,
        home: { name: home, icon: teamUrl(row.homes.EN) },
        away: { name: away, icon: teamUrl(row.aways.EN) },
        sandbox: row.sandbox,
      };
    });
}
