/** Formats times and days of contracts in the merchant's time zone and the page language. */
import { formatDate, zonedTime } from 'lobbykit/domain';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { useDateFormat } from '../../shared/time/use-date-format.ts';
import { formatDays } from '../records/list/days.ts';
import type { ContractPay } from './payouts-model.ts';

export function useContractDates() {
  const when = useDateFormat();
  const pageText = usePageText();
  const { tag, zone, ahead } = when;
  const dayAndTime = (at: number) => `${formatDate(at, tag, zone)}, ${zonedTime(at, tag, zone, ahead(at))}`;
  return {
    /** Formats a time as date and time of day; '' if the time is unknown. */
    at: (at: number | null) => (at === null ? '' : dayAndTime(at)),
    /** Formats a period as days; an hourly period as date and time of day. */
    period: ({ from, to, hour }: Pick<ContractPay, 'from' | 'to' | 'hour'>) =>
      hour === null
        ? formatDays(from, to, when, (first, last) => pageText('records.span', { from: first, to: last }))
        : dayAndTime(hour),
  };
}
