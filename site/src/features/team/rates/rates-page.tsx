/**
 * Page with the rates of the agent and of the direct downline members. A press on a member opens the dialog to change
 * the rates (TEAM-13, TEAM-17).
 */
import { formatDate } from 'lobbykit/domain';
import { Empty } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { useDateFormat } from '../../../shared/time/use-date-format.ts';
import { categoryTitle } from '../../games/category-menu.ts';
import { RecordsWaiting } from '../../records/list/record-list.tsx';
import { parseRatesFilter, ratesUrl } from '../reports/income-url.ts';
import { type OwnRate, type RatesHeader, ratesSource } from './rates-model.ts';
import '../members/members.css';
import './rates.css';
import '../../records/list/records.css';
import '../../records/rows.css';
import { ListFooter } from '../list-footer.tsx';
import { Search } from '../search.tsx';
import { TeamFailed, TextsLoaded } from '../team-page.tsx';
import { useTeamList } from '../use-team-list.ts';
import { Rates, useRateTexts } from './rates.tsx';
import { RatesSheet } from './rates-sheet.tsx';

export const AgentRatesPage = () => <TextsLoaded>{() => <AgentRates />}</TextsLoaded>;

function AgentRates() {
  const text = useText();
  const [, navigate] = useLocation();
  const filter = parseRatesFilter(useSearch());
  const { state, actions } = useTeamList(ratesSource, filter);
  const { rows, head, phase, error } = state;
  // Keeps showing the agent's own rates while a search loads.
  const own = useRef<RatesHeader | null>(null);
  own.current = head ?? own.current;
  const [opened, setOpened] = useState<string | null>(null);
  const to = (name: string) => navigate(ratesUrl(name), { replace: true });
  return (
    <div className="team team-members">
      {phase === 'failed' && <TeamFailed error={error} onRetry={actions.refresh} />}
      {own.current && <OwnRates rates={own.current.own} />}
      {phase !== 'failed' && (
        <>
          <h2>{text('ag.rates.given')}</h2>
          <Search value={filter.search} onSearch={to} />
        </>
      )}
      {phase === 'loading' && !head && <RecordsWaiting />}
      {head && rows.length === 0 && phase === 'ready' && (
        <Empty
          className="lk-empty records-none"
          scene={filter.search ? 'none' : 'empty'}
          title={text(filter.search ? 'ag.nobodyFound' : 'ag.noMembers')}
          description=""
          action={filter.search ? text('ag.showAll') : undefined}
          onAction={filter.search ? () => to('') : undefined}
        />
      )}
      {rows.length > 0 && (
        <>
          <ul className="card members">
            {rows.map(({ userName, isAgent, rates }) => (
              <li key={userName}>
                <button type="button" className="member-row rated" onClick={() => setOpened(userName)}>
                  <span className="record-words">
                    <b>{userName}</b>
                    <span className="record-more">{text(isAgent ? 'ag.mark' : 'ag.kindMember')}</span>
                  </span>
                  {rates.some(({ tenths }) => tenths > 0) ? (
                    <Rates rates={rates} />
                  ) : (
                    <span className="record-more">{text('ag.rates.noRate')}</span>
                  )}
                </button>
              </li>
            ))}
          </ul>
          <ListFooter state={state} onMore={actions.more} />
          <p className="team-asof">{text('ag.rates.hint')}</p>
        </>
      )}
      <RatesSheet
        userName={opened}
        onClose={() => setOpened(null)}
        onDone={() => {
          setOpened(null);
          actions.refresh();
        }}
      />
    </div>
  );
}

function OwnRates({ rates }: { rates: readonly OwnRate[] }) {
  const text = useText();
  const pageText = usePageText();
  const write = useRateTexts();
  const { tag, zone } = useDateFormat();
  const held = rates.filter(({ tenths }) => tenths > 0);
  return (
    <section className="team-part own-rates" aria-labelledby="own-rates">
      <h2 id="own-rates">{text('ag.rates.yours')}</h2>
      {held.length === 0 ? (
        <p className="card">{text('ag.rates.none')}</p>
      ) : (
        <dl className="team-figures">
          {held.map(({ category, tenths, since }) => (
            <div key={category} className="card team-figure">
              <dt>{pageText(categoryTitle(category))}</dt>
              <dd>
                {write(tenths)}%
                {since !== null && <small>{text('ag.rates.sinceDay', { day: formatDate(since, tag, zone) })}</small>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
