/** Dates as these pages say them: in the language of the page, on the merchant's clock. */
import { shortDate } from 'lobbykit/domain';
import { useLobby, useText } from 'lobbykit/react';

export interface Days {
  /** `18 Nov`; '' when unknown. @param at ms since 1970 */
  day(at: number | null): string;
  /** The last day of what ends at an instant. */
  dayBefore(at: number | null): string;
  /** `November` */
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
