/**
 * Profit and loss of a team (TEAM-11): one row for each direct downline member. A press on a row opens the team of that
 * member.
 */
import { zonedTime } from 'lobbykit/domain';
import { Empty, Icon } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { Link, useLocation, useSearch } from 'wouter';
import { HeaderTool } from '../../../shared/layout/header-tool.tsx';
import { gainClass, Money } from '../../../shared/money/amount-text.tsx';
import { useDateFormat } from '../../../shared/time/use-date-format.ts';
import { parseFilter } from '../../records/list/filter-url.ts';
import { RecordsWaiting } from '../../records/list/record-list.tsx';
import { SaveCsv } from '../../records/list/save-csv.tsx';
import { Totals } from '../../records/list/totals.tsx';
import { pnlCsv } from '../csv-rows.ts';
import { AGENT_FLAGS } from '../flags.ts';
import { agentShape } from '../icons.ts';
import { ListFooter } from '../list-footer.tsx';
import { daysNow } from '../list-model.ts';
import { TeamFailed, TeamGate } from '../team-page.tsx';
import type { TeamMoney } from '../totals.ts';
import { Breadcrumbs } from '../upline-trail.tsx';
import { useTeamList } from '../use-team-list.ts';
import { CategoryPills } from './category-pills.tsx';
import { DayPills } from './days.tsx';
import { type PnlFilter, type PnlHeader, type PnlRow, pnlSource } from './pnl-model.ts';
import { PNL_COLUMNS, parsePnlFilter, pnlUrl, sortedBy } from './pnl-url.ts';

export const TeamPnlPage = () => <TeamGate flag={AGENT_FLAGS.pnl}>{() => <Pnl />}</TeamGate>;

function Pnl() {
  const lobby = useLobby();
  const text = useText();
  const [, navigate] = useLocation();
  const search = useSearch();
  const filter = parsePnlFilter(search);
  const { state, actions } = useTeamList(pnlSource, filter);
  const { head, rows, phase, error } = state;
  const to = (next: PnlFilter) => navigate(pnlUrl(next), { replace: true });
  const days = daysNow(lobby, filter.days);
  return (
    <div className="team">
      <HeaderTool>
        <SaveCsv
          all={actions.all}
          write={all => pnlCsv(all, text)}
          name={`team-${days.from}-${days.to}`}
          disabled={rows.length === 0}
        />
      </HeaderTool>
      <DayPills filter={parseFilter(search)} />
      <CategoryPills
        categories={head?.categories}
        selected={filter.category}
        onSelect={category => to({ ...filter, category })}
      />
      {phase === 'failed' && <TeamFailed error={error} onRetry={actions.refresh} />}
      {phase === 'loading' && !head && <RecordsWaiting />}
      {head && (
        <>
          <Totals
            left={{ label: text('ag.money.stake'), amount: head.sums.stake }}
            right={{ label: text('ag.money.win'), amount: head.sums.win }}
            net={head.sums.result}
            netLabel={span => text('ag.resultOf', { days: span })}
            days={days}
          />
          <Breadcrumbs path={head.path} total={state.total} hrefOf={userName => pnlUrl({ ...filter, userName })} />
          {rows.length === 0 ? (
            <Empty className="lk-empty records-none" scene="empty" title={text('ag.noMembers')} description="" />
          ) : (
            <Table filter={filter} head={head} rows={rows} total={state.total} onSort={to} />
          )}
          <ListFooter state={state} onMore={actions.more} />
          <AsOf at={head.asOf} />
        </>
      )}
    </div>
  );
}

function AsOf({ at }: { at: number | null }) {
  const text = useText();
  const { tag, zone, ahead } = useDateFormat();
  if (at === null) return null;
  return <p className="team-asof">{text('ag.asOf', { time: zonedTime(at, tag, zone, ahead(at)) })}</p>;
}

interface TableProps {
  readonly filter: PnlFilter;
  readonly head: PnlHeader;
  readonly rows: readonly PnlRow[];
  readonly total: number;
  readonly onSort: (filter: PnlFilter) => void;
}

function Table({ filter, head, rows, total, onSort }: TableProps) {
  const text = useText();
  // Moves the column that the table is sorted by next to the names.
  const sorted = PNL_COLUMNS.find(one => one === filter.sort);
  const columns = sorted ? [sorted, ...PNL_COLUMNS.filter(one => one !== sorted)] : PNL_COLUMNS;
  const column = (name: (typeof PNL_COLUMNS)[number] | 'userName') => {
    const isOn = filter.sort === name;
    return (
      <th key={name} scope="col" aria-sort={isOn ? (filter.order === 'asc' ? 'ascending' : 'descending') : undefined}>
        <button type="button" onClick={() => onSort(sortedBy(filter, name))}>
          {text(name === 'userName' ? 'ag.member' : name === 'result' ? 'ag.result' : `ag.money.${name}`)}
          {isOn && <Icon shape={agentShape(filter.order === 'asc' ? 'up' : 'down')} size={16} />}
        </button>
      </th>
    );
  };
  return (
    <>
      {/*
       * biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls horizontally, which must also be possible with the
       * keyboard
       */}
      <section className="card team-table-card" aria-label={text('ag.pnl')} tabIndex={0}>
        <table className="team-table">
          <thead>
            <tr>
              {column('userName')}
              {columns.map(column)}
            </tr>
          </thead>
          <tbody>
            <tr className="team-table-sums">
              <th scope="row">
                {text('ag.all', { count: String(total) })}
                <small>{text('ag.inFilter')}</small>
              </th>
              <Amounts of={head.sums} columns={columns} />
            </tr>
            {head.own && (
              <tr className="team-table-own">
                <th scope="row">
                  {filter.userName}
                  <small>{text('ag.alone')}</small>
                </th>
                <Amounts of={head.own} columns={columns} />
              </tr>
            )}
            {rows.map(row => (
              <tr key={row.userName}>
                <th scope="row">
                  {row.teamSize > 0 ? (
                    <Link href={pnlUrl({ ...filter, userName: row.userName })}>{row.userName}</Link>
                  ) : (
                    row.userName
                  )}
                  <small>
                    {row.teamSize > 0 ? text('ag.teamOf', { count: String(row.teamSize) }) : text('ag.noTeam')}
                  </small>
                </th>
                <Amounts of={row} columns={columns} />
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="team-asof">{text('ag.pnlHint')}</p>
    </>
  );
}

function Amounts({ of, columns }: { of: TeamMoney; columns: readonly (typeof PNL_COLUMNS)[number][] }) {
  return columns.map(name => (
    <td key={name}>
      <Money
        amount={of[name]}
        signed={name === 'result'}
        className={name === 'result' ? (of.result.startsWith('-') ? 'loss' : gainClass(of.result)) : undefined}
      />
    </td>
  ));
}
