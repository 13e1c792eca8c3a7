/** List of bets by day with totals and filter, for a member or a team (BOOK-03, TEAM-15). */
import { Pills } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { useSearch } from 'wouter';
import { type PageText, usePageText } from '../../shared/i18n/page-text.ts';
import { categoryTitle } from '../games/category-menu.ts';
import type { OfMember } from '../team/team-records.ts';
import { NoRecords } from './list/empty-state.tsx';
import { parseFilter } from './list/filter-url.ts';
import { RecordList } from './list/record-list.tsx';
import { RecordPage, useFilterTo } from './list/record-page.tsx';
import type { RecordTab } from './list/record-tabs.ts';
import { Totals } from './list/totals.tsx';
import { useRecords } from './list/use-records.ts';
import { MemberField } from './member-field.tsx';
import type { Bet, BetTotals } from './record-sources.ts';
import type { RecordSource } from './records-model.ts';
import { BetRow } from './rows.tsx';
import { BET_CATEGORIES, BET_STATES, betStateKey } from './states.ts';

interface BetListProps<Row> {
  /** Name of the list, part of the cache key and of the CSV file name. */
  readonly name: 'bets' | 'team-bets';
  readonly source: RecordSource<Row, BetTotals>;
  readonly tabs: readonly RecordTab[];
  readonly toCsv: (rows: readonly Row[], zone: string, text: PageText) => string;
  /** Returns the URL of the bet details. */
  readonly hrefOf: (orderNo: string) => string;
  /**
   * True if the list contains the bets of several members. Each row then shows the user name, and the filter has a
   * member field.
   */
  readonly isTeams?: boolean;
}

export function BetList<Row extends Bet & Partial<OfMember>>(props: BetListProps<Row>) {
  const { name, source, tabs, toCsv, hrefOf, isTeams = false } = props;
  const text = usePageText();
  const { config } = useLobby();
  const { language } = useText();
  const filter = parseFilter(useSearch());
  const to = useFilterTo();
  const { state, actions } = useRecords(`${name} ${language}`, source, filter);
  const { sums, days } = state;
  return (
    <RecordPage
      tab="bets"
      tabs={tabs}
      filter={filter}
      choice={{
        label: text('records.state'),
        options: BET_STATES.map(id => ({ id, label: text(betStateKey(id)) })),
        several: false,
        chosen: filter.status === '' ? [] : [filter.status],
      }}
      choose={(next, [status = '']) => ({ ...next, status, userName: filter.userName })}
      csv={{
        all: actions.all,
        write: rows => toCsv(rows, config.timeZone, text),
        name: `${name}-${days.from}-${days.to}`,
        disabled: state.rows.length === 0,
      }}
      more={
        <>
          <Pills
            label={text('records.games')}
            pills={[
              { id: '', label: text('records.all') },
              ...BET_CATEGORIES.map(id => ({ id, label: text(categoryTitle(id)) })),
            ]}
            selected={filter.category}
            onSelect={category => to({ ...filter, category })}
          />
          {isTeams && <MemberField value={filter.userName ?? ''} onMember={userName => to({ ...filter, userName })} />}
        </>
      }
    >
      <RecordList
        state={state}
        actions={actions}
        idOf={({ orderNo }) => orderNo}
        row={row => <BetRow row={row} href={hrefOf(row.orderNo)} userName={row.userName} />}
        sums={
          sums && (
            <Totals
              left={{ label: text('records.stakedCount', { count: String(sums.count) }), amount: sums.stake }}
              right={{ label: text('records.won'), amount: sums.win }}
              net={sums.net}
              days={days}
            />
          )
        }
        empty={<NoRecords filter={filter} title={text('records.noneBets')} />}
      />
    </RecordPage>
  );
}
