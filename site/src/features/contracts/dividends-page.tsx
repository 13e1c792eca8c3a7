/**
 * Dividends of an agent: periods with totals, state, and payment. A switch selects those received or those paid to
 * direct members (TEAM-24).
 */
import { Empty, Segmented } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { useState } from 'react';
import { Link } from 'wouter';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { useTextsLoaded } from '../../shared/i18n/use-texts-loaded.ts';
import { RecordsWaiting } from '../records/list/record-list.tsx';
import { ListFooter } from '../team/list-footer.tsx';
import { TeamFailed, TextsLoaded } from '../team/team-page.tsx';
import { useTeamList } from '../team/use-team-list.ts';
import { CurrentPeriod } from './current-period.tsx';
import { Payouts, PayoutTotals } from './payouts.tsx';
import { type DividendFilter, dividendSource } from './payouts-model.ts';
import { CONTRACT_TEXTS } from './texts.ts';
import './contracts.css';

export function DividendsPage() {
  const textsLoaded = useTextsLoaded(CONTRACT_TEXTS);
  return <TextsLoaded>{() => (textsLoaded ? <Dividends /> : <RecordsWaiting />)}</TextsLoaded>;
}

function Dividends() {
  const text = useText();
  const pageText = usePageText();
  /** Selected side of the switch; null before a selection, which shows the received dividends. */
  const [chosen, setChosen] = useState<DividendFilter['side'] | null>(null);
  const { state, actions } = useTeamList(dividendSource, { side: chosen ?? 'received' });
  const { rows, head, phase, error } = state;
  if (phase === 'failed') return <TeamFailed error={error} onRetry={actions.refresh} />;
  if (!head) return <RecordsWaiting />;
  if (chosen === null && !head.hasReceived && head.hasPaid) {
    // Shows the paid dividends if the agent has received none.
    setChosen('given');
    return <RecordsWaiting />;
  }
  const side = chosen ?? 'received';
  return (
    <div className="team contract">
      {head.hasReceived && head.hasPaid && (
        <Segmented
          label={text('ct.side')}
          options={[
            { id: 'received', label: text('ct.side.received') },
            { id: 'given', label: text('ct.side.given') },
          ]}
          selected={side}
          onSelect={setChosen}
        />
      )}
      {side === 'received' && head.current && (
        <section className="card contract-card">
          <CurrentPeriod kind="dividend" current={head.current} />
          <Link href="/m/member/agent/getDevidendContract" className="lk-button" data-variant="line">
            {pageText('title.dividendContract')}
          </Link>
        </section>
      )}
      {rows.length > 0 ? (
        <>
          <PayoutTotals head={head} />
          <Payouts kind="dividend" rows={rows} named={side === 'given'} />
          <ListFooter state={state} onMore={actions.more} />
        </>
      ) : (
        <Empty
          className="lk-empty records-none"
          scene="empty"
          title={text(head.current ? 'ct.periods.none' : 'ct.dividends.none')}
          description={text(head.current ? 'ct.every.dividend' : 'ct.dividends.noneText')}
        />
      )}
      {rows.length > 0 && <p className="team-asof">{text('ct.every.dividend')}</p>}
    </div>
  );
}
