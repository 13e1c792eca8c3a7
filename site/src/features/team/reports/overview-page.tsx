/**
 * Team overview of a period: result, chart by day, and numbers of members, money, and bets compared to the previous
 * period (TEAM-10).
 */
import { useStore } from '@nanostores/react';
import { zonedTime } from 'lobbykit/domain';
import { Button } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useSearch } from 'wouter';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { Icon } from '../../../shared/icons/icon.tsx';
import { HeaderTool } from '../../../shared/layout/header-tool.tsx';
import { Money } from '../../../shared/money/amount-text.tsx';
import { useMoney } from '../../../shared/money/use-money.ts';
import { useDateFormat } from '../../../shared/time/use-date-format.ts';
import { formatDays } from '../../records/list/days.ts';
import { parseFilter } from '../../records/list/filter-url.ts';
import { RecordsWaiting } from '../../records/list/record-list.tsx';
import { AGENT_FLAGS } from '../flags.ts';
import { TeamFailed, TeamGate } from '../team-page.tsx';
import { ByDay } from './by-day.tsx';
import { AmountChange, CountChange } from './change.tsx';
import { DayPills } from './days.tsx';
import { createOverview, type TeamOverview } from './overview-model.ts';

export const TeamOverviewPage = () => <TeamGate flag={AGENT_FLAGS.overview}>{() => <Overview />}</TeamGate>;

function Overview() {
  const lobby = useLobby();
  const text = useText();
  const filter = parseFilter(useSearch());
  // biome-ignore lint/correctness/useExhaustiveDependencies: an effect below applies later changes of the days
  const model = useMemo(() => createOverview(lobby, filter.days), [lobby]);
  const { found, phase, error, days } = useStore(model.$state);
  const daysJson = JSON.stringify(filter.days);
  const shown = useRef(daysJson);
  useEffect(() => {
    if (shown.current !== daysJson) model.actions.filter(JSON.parse(daysJson));
    shown.current = daysJson;
  }, [model, daysJson]);
  return (
    <div className="team">
      <HeaderTool>
        <Button variant="icon" label={text('ag.refresh')} busy={phase === 'loading'} onClick={model.actions.refresh}>
          <Icon name="refresh" />
        </Button>
      </HeaderTool>
      <DayPills filter={filter} />
      {phase === 'failed' && <TeamFailed error={error} onRetry={model.actions.refresh} />}
      {phase === 'loading' && !found && <RecordsWaiting />}
      {found && <Figures found={found} days={days} />}
    </div>
  );
}

function Figures({ found, days }: { found: TeamOverview; days: { from: string; to: string } }) {
  const text = useText();
  const pageText = usePageText();
  const when = useDateFormat();
  const { signed: money } = useMoney();
  const number = new Intl.NumberFormat(text.tag, { numberingSystem: 'latn' });
  const { current, before, beforeDays, members, online, asOf } = found;
  const span = (of: { from: string; to: string }) =>
    formatDays(of.from, of.to, when, (from, to) => pageText('records.span', { from, to }));
  const amount = (
    name: 'deposit' | 'withdrawal' | 'fees' | 'bonus' | 'rebate' | 'qualifyingStake' | 'win',
    isGood: boolean,
  ) => (
    <div className="card team-figure">
      <dt>{text(`ag.money.${name}`)}</dt>
      <dd>
        <Money amount={current[name]} />
        <AmountChange now={current[name]} before={before[name]} isGood={isGood} />
      </dd>
    </div>
  );
  const memberCount = (name: 'loggedIn' | 'bet' | 'registered' | 'firstDeposit') => (
    <div className="card team-figure">
      <dt>{text(`ag.people.${name}`)}</dt>
      <dd>
        <b>{number.format(current[name])}</b>
        <CountChange now={current[name]} before={before[name]} />
      </dd>
    </div>
  );
  return (
    <>
      <section className="card team-result" aria-label={text('ag.result')}>
        <div>
          <p className="muted">{text('ag.resultOf', { days: span(days) })}</p>
          <p className="team-result-sum">
            <Money amount={current.result} signed className={current.result.startsWith('-') ? 'loss' : 'gain'} />
          </p>
          <p className="muted">{text('ag.resultBefore', { amount: money(before.result), days: span(beforeDays) })}</p>
        </div>
        <AmountChange now={current.result} before={before.result} isGood pill />
      </section>
      <ByDay byDay={found.byDay} />
      <Part title={text('ag.group.people')}>
        {memberCount('loggedIn')}
        {memberCount('bet')}
        {memberCount('registered')}
        {memberCount('firstDeposit')}
        <div className="card team-figure">
          <dt>{text('ag.people.members')}</dt>
          <dd>
            <b>{number.format(members)}</b>
          </dd>
        </div>
        <div className="card team-figure">
          <dt>{text('ag.people.online')}</dt>
          <dd>
            <b>{number.format(online)}</b>
            <span className="team-change">{text('ag.now')}</span>
          </dd>
        </div>
      </Part>
      <Part title={text('ag.group.money')}>
        {amount('deposit', true)}
        {amount('withdrawal', false)}
        {amount('fees', false)}
        {amount('bonus', false)}
        {amount('rebate', false)}
      </Part>
      <Part title={text('ag.group.play')}>
        {amount('qualifyingStake', true)}
        {amount('win', false)}
      </Part>
      {asOf !== null && (
        <p className="team-asof">{text('ag.asOf', { time: zonedTime(asOf, when.tag, when.zone, when.ahead(asOf)) })}</p>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="team-part" aria-label={title}>
      <h2>{title}</h2>
      <dl className="team-figures">{children}</dl>
    </section>
  );
}
