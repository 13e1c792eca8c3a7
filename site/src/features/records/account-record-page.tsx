/**
 * Account record of the member: ledger entries, deposits, and withdrawals with their states (ROUTE-23, BOOK-01,
 * BOOK-05).
 */
import { useStore } from '@nanostores/react';
import { createResource } from 'lobbykit';
import { Segmented } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { transactionCodes } from 'lobbykit/wire';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type PageText, usePageText } from '../../shared/i18n/page-text.ts';
import { useTextsLoaded } from '../../shared/i18n/use-texts-loaded.ts';
import { type OfMember, teamLedgerEntryRecord } from '../team/team-records.ts';
import { AGENT_TEXTS } from '../team/texts.ts';
import { ledgerEntriesCsv, teamLedgerEntriesCsv } from './csv.ts';
import { NoRecords } from './list/empty-state.tsx';
import { parseFilter } from './list/filter-url.ts';
import { FlagGate } from './list/gate.tsx';
import { RecordList } from './list/record-list.tsx';
import { RecordPage, useFilterTo } from './list/record-page.tsx';
import { ACCOUNT_FLAG, BETS_FLAG, type RecordTab, tabOf, tabsOf } from './list/record-tabs.ts';
import { Totals } from './list/totals.tsx';
import { useRecords } from './list/use-records.ts';
import { MemberField } from './member-field.tsx';
import { receiptOf } from './order/order-url.ts';
import { Deposits, Withdrawals } from './orders.tsx';
import { ReceiptPage } from './receipt/receipt.tsx';
import { accountRecord, type LedgerEntry, type LedgerEntryTotals } from './record-sources.ts';
import type { RecordSource } from './records-model.ts';
import { LedgerEntryRow } from './rows.tsx';

const ownRecord = accountRecord();
const agentRecord = accountRecord('A');

export function AccountRecordPage() {
  const [path] = useLocation();
  const search = useSearch();
  return (
    <FlagGate flag={ACCOUNT_FLAG}>
      {flags => {
        const receipt = receiptOf(search);
        if (receipt) return <ReceiptPage key={receipt} number={receipt} />;
        const tabs = tabsOf(flags);
        const tab = tabOf(path, search);
        if (tab === 'deposits') return <Deposits tabs={tabs} />;
        if (tab === 'withdrawals') return <Withdrawals tabs={tabs} />;
        return <Account tabs={tabs} opens={flags.has(BETS_FLAG)} />;
      }}
    </FlagGate>
  );
}

/** Returns the kinds of ledger entries, with names in the page language, for the filter. */
function useCodes() {
  const lobby = useLobby();
  const { language } = useText();
  const resource = useMemo(() => createResource<readonly { id: string; label: string }[]>(), []);
  useEffect(() => {
    void resource.request(async () => {
      const { value } = await lobby.call(transactionCodes, { query: { language } });
      return { data: value.map(({ txCode, txName }) => ({ id: String(txCode), label: String(txName ?? txCode) })) };
    });
  }, [resource, lobby, language]);
  return useStore(resource.$state).data ?? [];
}

interface AccountProps {
  readonly tabs: readonly RecordTab[];
  readonly opens: boolean;
}

/** Ledger entries of the member. Agents can switch to the ledger entries of their team (TEAM-16). */
function Account(props: AccountProps) {
  const text = usePageText();
  const [path, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
  if (query.get('types') !== 'A')
    return <LedgerEntries key="account" {...props} name="account" source={ownRecord} toCsv={ledgerEntriesCsv} />;
  const owner = query.get('whose') === 'team' ? 'team' : 'own';
  const more = (
    <div className="record-whose">
      <Segmented
        label={text('records.whose')}
        options={[
          { id: 'own', label: text('records.own') },
          { id: 'team', label: text('records.team') },
        ]}
        selected={owner}
        onSelect={id => {
          if (id === 'team') query.set('whose', id);
          else for (const name of ['whose', 'member']) query.delete(name);
          navigate(`${path}?${query}`, { replace: true });
        }}
      />
    </div>
  );
  return owner === 'team' ? (
    <LedgerEntries
      key={owner}
      {...props}
      name="team-account"
      source={teamLedgerEntryRecord}
      toCsv={teamLedgerEntriesCsv}
      more={
        <>
          {more}
          <TeamMember />
        </>
      }
    />
  ) : (
    <LedgerEntries
      key={owner}
      {...props}
      name="agent-account"
      source={agentRecord}
      toCsv={ledgerEntriesCsv}
      more={more}
    />
  );
}

/** Ledger entries of the team or of one team member. */
function TeamMember() {
  const filter = parseFilter(useSearch());
  const to = useFilterTo();
  return (
    useTextsLoaded(AGENT_TEXTS) && (
      <MemberField value={filter.userName ?? ''} onMember={userName => to({ ...filter, userName })} />
    )
  );
}

interface LedgerEntriesProps<Row> extends AccountProps {
  /** Name of the list, part of the cache key and of the CSV file name. */
  readonly name: 'account' | 'agent-account' | 'team-account';
  readonly source: RecordSource<Row, LedgerEntryTotals>;
  readonly toCsv: (rows: readonly Row[], zone: string, text: PageText) => string;
  /** Content shown next to the filter, such as a switch. */
  readonly more?: ReactNode;
}

function LedgerEntries<Row extends LedgerEntry & Partial<OfMember>>(props: LedgerEntriesProps<Row>) {
  const { tabs, opens, name, source, toCsv, more } = props;
  const text = usePageText();
  const { config } = useLobby();
  const { language } = useText();
  const filter = parseFilter(useSearch());
  const { state, actions } = useRecords(`${name} ${language}`, source, filter);
  const codes = useCodes();
  const { sums, days } = state;
  return (
    <RecordPage
      tab="account"
      tabs={tabs}
      filter={filter}
      choice={{ label: text('records.kind'), options: codes, several: true, chosen: filter.codes }}
      choose={(next, chosen) => ({ ...next, codes: chosen, userName: filter.userName })}
      more={more}
      csv={{
        all: actions.all,
        write: rows => toCsv(rows, config.timeZone, text),
        name: `${name}-${days.from}-${days.to}`,
        disabled: state.rows.length === 0,
      }}
    >
      <RecordList
        state={state}
        actions={actions}
        idOf={({ id }) => id}
        aside={text('records.balanceAfter')}
        row={row => <LedgerEntryRow row={row} opens={opens} userName={row.userName} />}
        sums={
          sums && (
            <Totals
              left={{ label: text('records.in'), amount: sums.in, icon: 'in' }}
              right={{ label: text('records.out'), amount: sums.out, icon: 'out' }}
              net={sums.net}
              days={days}
            />
          )
        }
        empty={<NoRecords filter={filter} title={text('records.noneMovements')} />}
      />
    </RecordPage>
  );
}
