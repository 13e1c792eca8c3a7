/** Deposits and withdrawals of the member, with their states and available actions (BOOK-05). */
import { useLobby, useText } from 'lobbykit/react';
import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import { type PageText, usePageText } from '../../shared/i18n/page-text.ts';
import { depositsCsv, withdrawalsCsv } from './csv.ts';
import { DepositRow } from './deposit-row.tsx';
import { depositRecord, withdrawalRecord } from './deposits-withdrawals.ts';
import { NoRecords } from './list/empty-state.tsx';
import type { FilterChoice } from './list/filter-sheet.tsx';
import { parseFilter } from './list/filter-url.ts';
import { RecordList } from './list/record-list.tsx';
import { RecordPage } from './list/record-page.tsx';
import type { RecordTab } from './list/record-tabs.ts';
import { useRecords } from './list/use-records.ts';
import type { RecordSource } from './records-model.ts';
import { DEPOSIT_STATES, depositStateKey, WITHDRAWAL_STATES, withdrawalStateKey } from './states.ts';
import { WithdrawalRow } from './withdrawal-row.tsx';

export function Deposits({ tabs }: { tabs: readonly RecordTab[] }) {
  const text = usePageText();
  return (
    <Orders
      tab="deposits"
      tabs={tabs}
      source={depositRecord}
      states={DEPOSIT_STATES.map(id => ({ id, label: text(depositStateKey(id)) }))}
      toCsv={depositsCsv}
      row={(row, refresh) => <DepositRow row={row} onChange={refresh} />}
      none={text('records.noneDeposits')}
    />
  );
}

export function Withdrawals({ tabs }: { tabs: readonly RecordTab[] }) {
  const text = usePageText();
  return (
    <Orders
      tab="withdrawals"
      tabs={tabs}
      source={withdrawalRecord}
      states={WITHDRAWAL_STATES.map(id => ({ id, label: text(withdrawalStateKey(id)) }))}
      toCsv={withdrawalsCsv}
      row={row => <WithdrawalRow row={row} />}
      none={text('records.noneWithdrawals')}
    />
  );
}

interface OrdersProps<Row> {
  readonly tab: RecordTab;
  readonly tabs: readonly RecordTab[];
  readonly source: RecordSource<Row, never>;
  /** States that the filter offers. */
  readonly states: FilterChoice['options'];
  readonly toCsv: (rows: readonly Row[], zone: string, text: PageText) => string;
  readonly row: (row: Row, refresh: () => void) => ReactNode;
  /** Text shown if the list is empty. */
  readonly none: string;
}

/** List of deposits or withdrawals, which has no totals and a filter for one state. */
function Orders<Row extends { readonly orderNo: string; readonly at: number | null }>(props: OrdersProps<Row>) {
  const { tab, tabs, source, states, toCsv, row, none } = props;
  const text = usePageText();
  const { config } = useLobby();
  const { language } = useText();
  const filter = parseFilter(useSearch());
  const { state, actions } = useRecords(`${tab} ${language}`, source, filter);
  return (
    <RecordPage
      tab={tab}
      tabs={tabs}
      filter={filter}
      choice={{
        label: text('records.state'),
        options: states,
        several: false,
        chosen: filter.status === '' ? [] : [filter.status],
      }}
      choose={(next, [status = '']) => ({ ...next, status })}
      csv={{
        all: actions.all,
        write: rows => toCsv(rows, config.timeZone, text),
        name: `${tab}-${state.days.from}-${state.days.to}`,
        disabled: state.rows.length === 0,
      }}
    >
      <RecordList
        state={state}
        actions={actions}
        idOf={({ orderNo }) => orderNo}
        row={one => row(one, actions.refresh)}
        sums={null}
        empty={<NoRecords filter={filter} title={none} />}
      />
    </RecordPage>
  );
}
