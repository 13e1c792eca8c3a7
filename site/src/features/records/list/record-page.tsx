/** Page of a record list: tabs, day selection, filter, and CSV download around the list. */
import { RECORD_PERIODS } from 'lobbykit/domain';
import { Button, Icon, Pills, Tabs } from 'lobbykit/parts';
import { type ReactNode, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { HeaderTool } from '../../../shared/layout/header-tool.tsx';
import { recordShape } from '../icons.ts';
import type { RecordFilter } from '../records-model.ts';
import { filterSearch } from './filter-url.ts';
import { type RecordTab, tabUrl } from './record-tabs.ts';
import './records.css';
import '../rows.css';
import { type FilterChoice, FilterSheet } from './filter-sheet.tsx';
import { SaveCsv, type SaveCsvProps } from './save-csv.tsx';
import { useDayChoices } from './use-day-choices.ts';

export interface RecordPageProps<Row> {
  readonly tab: RecordTab;
  /** Tabs that the member can switch between; empty if only one is enabled. */
  readonly tabs: readonly RecordTab[];
  readonly filter: RecordFilter;
  readonly choice: FilterChoice | null;
  /** Returns the filter with the options that the member has selected. */
  readonly choose: (filter: RecordFilter, chosen: readonly string[]) => RecordFilter;
  readonly csv: SaveCsvProps<Row>;
  /** Second row of filter options. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

export const useFilterTo = () => {
  const [path, navigate] = useLocation();
  const search = useSearch();
  return (filter: RecordFilter) => {
    const query = filterSearch(search, filter);
    // Replaces the history entry, so that Back leaves the page instead of restoring the previous filter.
    navigate(query ? `${path}?${query}` : path, { replace: true });
  };
};

export function RecordPage<Row>({ tab, tabs, filter, choice, choose, csv, more, children }: RecordPageProps<Row>) {
  const text = usePageText();
  const [, navigate] = useLocation();
  const search = useSearch();
  const to = useFilterTo();
  const days = useDayChoices();
  const [open, setOpen] = useState(false);
  const isPeriod = typeof filter.days === 'string';
  return (
    <div className="records">
      <HeaderTool>
        <Button variant="icon" label={text('records.filter')} onClick={() => setOpen(true)}>
          <Icon shape={recordShape('sliders')} />
        </Button>
      </HeaderTool>
      {tabs.length > 0 && (
        <Tabs
          className="lk-tabs records-tabs"
          label={text('records.tabs')}
          tabs={tabs.map(id => ({ id, label: text(`records.${id}`) }))}
          selected={tab}
          prefix="record"
          panel="record-panel"
          onSelect={id => navigate(tabUrl(id, search), { replace: true })}
        />
      )}
      <Pills
        label={text('records.days')}
        pills={[...days, { id: 'dates', label: text('records.dates') }]}
        selected={isPeriod ? (filter.days as string) : 'dates'}
        onSelect={id => {
          const period = RECORD_PERIODS.find(known => known === id);
          if (period) to({ ...filter, days: period });
          else setOpen(true);
        }}
      />
      {more}
      <div
        id="record-panel"
        className="record-panel"
        {...(tabs.length > 0 && { role: 'tabpanel', 'aria-labelledby': `record-${tab}` })}
      >
        <div className="record-tools">
          <SaveCsv {...csv} />
        </div>
        {children}
      </div>
      <FilterSheet
        open={open}
        filter={filter}
        choice={choice}
        onClose={() => setOpen(false)}
        onFilter={(next, chosen) => {
          setOpen(false);
          to(choose(next, chosen));
        }}
      />
    </div>
  );
}
