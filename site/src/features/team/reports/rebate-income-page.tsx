/** Rebate from bets of the downline, by day or by member, with totals (TEAM-17). */
import { formatDate, zonedTime } from 'lobbykit/domain';
import { Empty, Segmented } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { Link, useLocation, useSearch } from 'wouter';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { HeaderTool } from '../../../shared/layout/header-tool.tsx';
import { Money } from '../../../shared/money/amount-text.tsx';
import { useDateFormat } from '../../../shared/time/use-date-format.ts';
import { formatDays } from '../../records/list/days.ts';
import { parseFilter } from '../../records/list/filter-url.ts';
import { RecordsWaiting } from '../../records/list/record-list.tsx';
import { SaveCsv } from '../../records/list/save-csv.tsx';
import { incomeCsv } from '../csv-rows.ts';
import { AGENT_FLAGS } from '../flags.ts';
import { daysNow } from '../list-model.ts';
import { incomeUrl, parseIncomeFilter } from './income-url.ts';
import { type IncomeFilter, type IncomeHeader, type IncomeRow, incomeSource } from './rebate-income-model.ts';
import '../rates/rates.css';
import { ListFooter } from '../list-footer.tsx';
import { TeamFailed, TeamGate } from '../team-page.tsx';
import { useTeamList } from '../use-team-list.ts';
import { CategoryPills } from './category-pills.tsx';
import { DayPills } from './days.tsx';

export const RebateIncomePage = () => <TeamGate flag={AGENT_FLAGS.rebateIncome}>{() => <Income />}</TeamGate>;

function Income() {
  const lobby = useLobby();
  const text = useText();
  const [, navigate] = useLocation();
  const search = useSearch();
  const filter = parseIncomeFilter(search);
  const { state, actions } = useTeamList(incomeSource, filter);
  const { head, rows, phase, error } = state;
  const to = (next: Partial<IncomeFilter>) => navigate(incomeUrl({ ...filter, ...next }), { replace: true });
  const days = daysNow(lobby, filter.days);
  return (
    <div className="team">
      <HeaderTool>
        <SaveCsv
          all={actions.all}
          write={all => incomeCsv(all, filter.by, text)}
          name={`rebates-${days.from}-${days.to}`}
          disabled={rows.length === 0}
        />
      </HeaderTool>
      <DayPills filter={parseFilter(search)} />
      <CategoryPills categories={head?.categories} selected={filter.category} onSelect={category => to({ category })} />
      <Segmented
        label={text('ag.income.by')}
        options={[
          { id: 'day', label: text('ag.income.byDay') },
          { id: 'member', label: text('ag.income.byMember') },
        ]}
        selected={filter.by}
        onSelect={by => to({ by })}
      />
      {filter.userName && (
        <p className="team-trail">
          <b>{text('ag.income.of', { name: filter.userName })}</b>
          <Link href={incomeUrl({ ...filter, userName: '' })}>{text('ag.income.all')}</Link>
        </p>
      )}
      {phase === 'failed' && <TeamFailed error={error} onRetry={actions.refresh} />}
      {phase === 'loading' && !head && <RecordsWaiting />}
      {head && (
        <>
          <RebateIncomeTotalsRow head={head} days={days} />
          {rows.length > 0 ? (
            <Table rows={rows} filter={filter} />
          ) : (
            <Empty
              className="lk-empty records-none"
              scene="empty"
              title={text('ag.income.none')}
              description={text('ag.income.noneHint')}
            />
          )}
          <ListFooter state={state} onMore={actions.more} />
          <AsOf head={head} />
        </>
      )}
    </div>
  );
}

function RebateIncomeTotalsRow({
  head,
  days,
}: {
  head: IncomeHeader;
  days: { readonly from: string; readonly to: string };
}) {
  const text = useText();
  const pageText = usePageText();
  const span = formatDays(days.from, days.to, useDateFormat(), (from, to) => pageText('records.span', { from, to }));
  return (
    <dl className="card record-sums income-sums">
      <div>
        <dt>{text('ag.income.total', { days: span })}</dt>
        <dd>
          <Money amount={head.rebate} />
        </dd>
      </div>
      <div>
        <dt>{text('ag.money.qualifyingStake')}</dt>
        <dd>
          <Money amount={head.qualifyingStake} />
        </dd>
      </div>
    </dl>
  );
}

/** Returns noon (UTC) of a date, which is on the same date in every time zone less than twelve hours from UTC. */
const noonOf = (date: string) => Date.parse(`${date}T12:00:00Z`);

function Table({ rows, filter }: { rows: readonly IncomeRow[]; filter: IncomeFilter }) {
  const text = useText();
  const { tag } = useDateFormat();
  const byDay = filter.by === 'day';
  /** A row of a day links to the members of that day, a row of a member links to the days of that member. */
  const hrefOf = ({ date, userName }: IncomeRow) =>
    incomeUrl(byDay ? { ...filter, by: 'member', days: { from: date, to: date } } : { ...filter, by: 'day', userName });
  return (
    <section className="card team-table-card">
      <table className="team-table">
        <thead>
          <tr>
            <th scope="col">{text(byDay ? 'ag.day' : 'ag.member')}</th>
            <th scope="col">{text('ag.money.rebate')}</th>
            <th scope="col">{text('ag.money.qualifyingStake')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.date || row.userName}>
              <th scope="row">
                <Link href={hrefOf(row)}>{byDay ? formatDate(noonOf(row.date), tag, 'UTC') : row.userName}</Link>
                <small>{text(byDay ? 'ag.income.from' : 'ag.income.on', { count: String(row.count) })}</small>
              </th>
              <td>
                <Money amount={row.rebate} />
              </td>
              <td>
                <Money amount={row.qualifyingStake} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function AsOf({ head: { paidTo, asOf } }: { head: IncomeHeader }) {
  const text = useText();
  const { tag, zone, ahead } = useDateFormat();
  return (
    <p className="team-asof">
      {paidTo !== '' &&
        asOf !== null &&
        `${text('ag.income.paidTo', {
          day: formatDate(noonOf(paidTo), tag, 'UTC'),
          time: zonedTime(asOf, tag, zone, ahead(asOf)),
        })}. `}
      {text('ag.income.hint')}
    </p>
  );
}
