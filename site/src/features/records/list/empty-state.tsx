/** Empty state of a record list: the reason, and a button that widens the filter. */
import { Empty } from 'lobbykit/parts';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { ALL_RECORDS, type RecordFilter } from '../records-model.ts';
import { useFilterTo } from './record-page.tsx';

export function NoRecords({ filter, title }: { filter: RecordFilter; title: string }) {
  const text = usePageText();
  const to = useFilterTo();
  const isFiltered = filter.codes.length > 0 || filter.category !== '' || filter.status !== '';
  const isAll = filter.days === '31' && !isFiltered;
  const wider = isFiltered
    ? { action: text('records.clear'), next: { ...ALL_RECORDS, days: filter.days } }
    : { action: text('records.show31'), next: { ...filter, days: '31' as const } };
  return (
    <Empty
      className="lk-empty records-none"
      scene="empty"
      title={title}
      description={text(isAll ? 'records.noneAllText' : 'records.noneText')}
      {...(isAll ? {} : { action: wider.action, onAction: () => to(wider.next) })}
    />
  );
}
