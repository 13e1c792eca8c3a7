/** Formatters for dates on the reward pages, in the page language and the merchant's time zone. */
import { shortDate } from 'lobbykit/domain';
import { useLobby, useText } from 'lobbykit/react';

export interface Days {
  /**
   * Formats a day, such as `18 Nov`; '' if unknown.
   * @param at ms since 1970
   */
  day(at: number | null): string;
  /** Formats the day before the end time `at` (ms since 1970), which is the last full day. */
  dayBefore(at: number | null): string;
  /** Formats a month, such as `November`. */
  month(at: number | null): string;
}

export function useDays(): Days {
  const { timeZone } = useLobby().config;
  const { tag } = useText();
  const day = (at: number | null) => shortDate(at, tag, timeZone);
  return {
    day,
    dayBefore: at => day(at === null ? null : at - 1),
    month: at =>
      at === null ? '' : new Intl.DateTimeFormat(tag, { month: 'long', timeZone, numberingSystem: 'latn' }).format(at),
  };
}
