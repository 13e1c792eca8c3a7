/** Dates and times of pages are formatted by one module. */
import { expect, it } from 'vitest';
import { sourcesBelow } from '../helpers/sources/sources.ts';

/**
 * Files that may format dates: they check zones, name days and months of calendars, or use the operator's clock in the
 * back office.
 */
const OTHERS = [
  'sdk/lobby/config/checks.ts',
  'site/gateway/sandbox/chat/client/view.ts',
  'site/src/features/rewards/calendar.tsx',
  'site/src/features/rewards/use-days.ts',
  'site/src/features/team/reports/by-day.tsx',
];

it('I18N-06 I18N-07 only sdk/protocol formats dates and times, in the language of the page and the time zone of the merchant', () => {
  const pages = ['sdk', 'site/src', 'site/gateway/sandbox/games', 'site/gateway/sandbox/chat'].flatMap(sourcesBelow);
  const makers = pages.filter(({ text }) => /\bnew Intl\.DateTimeFormat\(|\.toLocale(Date|Time)String\(/.test(text));
  const outside = makers
    .map(({ path }) => path)
    .filter(path => !/^sdk\/protocol\/(date-format|zoned-date-time|iso-date)\.ts$/.test(path));
  expect(outside.sort()).toEqual(OTHERS);
});
