/** Formats instants and days of contracts in the merchant's time zone and the page language. */
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
    /** Formats the date and time of an instant. Returns '' if the instant is unknown. */
    at: (at: number | null) => (at === null ? '' : dayAndTime(at)),
    /** Formats the days of a period, or date and time of an hourly period. */
    period: ({ from, to, hour }: Pick<ContractPay, 'from' | 'to' | 'hour'>) =>
      hour === null
        ? formatDays(from, to, when, (first, last) => pageText('records.span', { from: first, to: last }))
        : dayAndTime(hour),
  };
}
