/** Day filter of a team page: four predefined periods or two dates, stored in the URL (TEAM-10). */
import { RECORD_PERIODS } from 'lobbykit/domain';
import { Pills } from 'lobbykit/parts';
import { useState } from 'react';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { FilterSheet } from '../../records/list/filter-sheet.tsx';
import { useFilterTo } from '../../records/list/record-page.tsx';
import { useDayChoices } from '../../records/list/use-day-choices.ts';
import type { RecordFilter } from '../../records/records-model.ts';

export function DayPills({ filter }: { filter: RecordFilter }) {
  const text = usePageText();
  const to = useFilterTo();
  const days = useDayChoices();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Pills
        label={text('records.days')}
        pills={[...days, { id: 'dates', label: text('records.dates') }]}
        selected={typeof filter.days === 'string' ? filter.days : 'dates'}
        onSelect={id => {
          const period = RECORD_PERIODS.find(known => known === id);
          if (period) to({ ...filter, days: period });
          else setOpen(true);
        }}
      />
      <FilterSheet
        open={open}
        filter={filter}
        choice={null}
        onClose={() => setOpen(false)}
        onFilter={next => {
          setOpen(false);
          to({ ...filter, days: next.days });
        }}
      />
    </>
  );
}
