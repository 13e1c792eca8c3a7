/** Stores the filter of a record list in the URL, so that it can be shared and Back restores it (BOOK-02). */
import { RECORD_PERIODS, type RecordDays } from 'lobbykit/domain';
import { ALL_RECORDS, type RecordFilter } from '../records-model.ts';

const LONGEST = 128;
const CODES = /^[a-z]+(,[a-z]+)*$/;

/** Parses the filter from the query of a URL; invalid values are ignored. */
export function parseFilter(search: string): RecordFilter {
  const query = new URLSearchParams(search);
  const read = (name: string) => (query.get(name) ?? '').slice(0, LONGEST);
  const period = RECORD_PERIODS.find(known => known === read('days'));
  const days: RecordDays = { from: read('from'), to: read('to') };
  const isDates = [days.from, days.to].every(date => /^\d{4}-\d\d-\d\d$/.test(date));
  return {
    days: period ?? (isDates ? days : ALL_RECORDS.days),
    codes: CODES.test(read('kind')) ? read('kind').split(',') : [],
    category: read('category'),
    status: read('state'),
    ...(read('member') && { userName: read('member') }),
  };
}

/** Returns the query of a URL with the filter; preserves other parameters of `search`. '' if no parameter remains. */
export function filterSearch(search: string, { days, codes, category, status, userName = '' }: RecordFilter): string {
  const query = new URLSearchParams(search);
  const isPeriod = typeof days === 'string';
  const values = {
    days: isPeriod && days !== ALL_RECORDS.days ? days : '',
    from: isPeriod ? '' : days.from,
    to: isPeriod ? '' : days.to,
    kind: codes.join(','),
    category,
    state: status,
    member: userName,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  return query.toString();
}
