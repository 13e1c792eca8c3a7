/** Dates and times of pages are written by one place. */
import { expect, it } from 'vitest';
import { sourcesBelow } from '../helpers/sources/sources.ts';

/** A check of zones, names of days and months in calendars, which are no moments, and the operator's own clock at the desk. */
const OTHERS = [
  'sdk/lobby/config/checks.ts',
  'site/gateway/sandbox/chat/client/view.ts',
  'site/src/features/rewards/calendar.tsx',
  'site/src/features/rewards/use-days.ts',
  'site/src/features/team/reports/by-day.tsx',
];

it('I18N-06 I18N-07 dates and times are written by sdk/protocol, in the language of the page and the zone of the merchant', () => {
  const pages = ['sdk', 'site/src', 'site/gateway/sandbox/games', 'site/gateway/sandbox/chat'].flatMap(sourcesBelow);
  const makers = pages.filter(({ text }) => /\bnew Intl\.DateTimeFormat\(|\.toLocale(Date|Time)String\(/.test(text));
  const outside = makers
    .map(({ path }) => path)
    .filter(path => !/^sdk\/protocol\/(dates|date-time|iso-date)\.ts$/.test(path));
  expect(outside.sort()).toEqual(OTHERS);
});
