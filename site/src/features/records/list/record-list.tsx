/** List of records grouped by day, in each state: loading, empty, failed, more rows, and end of the list (BOOK-08). */
import { errorText } from 'lobbykit';
import { Alert, Button, Empty, Skeleton } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { useDateFormat } from '../../../shared/time/use-date-format.ts';
import type { RecordActions, RecordState } from '../records-model.ts';
import { byDay, zonedDay } from './days.ts';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

export interface RecordListProps<Row> {
  readonly state: RecordState<Row, unknown>;
  readonly actions: RecordActions<Row>;
  readonly idOf: (row: Row) => string;
  readonly row: (row: Row) => ReactNode;
  /** Note shown at the end of each day heading. */
  readonly aside?: string;
  /** Content shown if the list is empty. */
  readonly empty: ReactNode;
  /** Totals above the list; their height is reserved while loading. */
  readonly sums: ReactNode;
}

export function RecordList<Row extends { readonly at: number | null }>(props: RecordListProps<Row>) {
  const { state, actions, idOf, row, aside, empty, sums } = props;
  const text = usePageText();
  const kitText = useText();
  const when = useDateFormat();
  const { phase, rows, error } = state;
  if (phase === 'failed') {
    return (
      <Empty
        className="lk-empty records-none"
        scene={error?.kind === 'offline' ? 'offline' : 'error'}
        title={text('records.failed')}
        description={error ? errorText(error, kitText) : ''}
        action={text('failed.retry')}
        onAction={actions.refresh}
      />
    );
  }
  if (phase === 'loading' && rows.length === 0) return <RecordsWaiting />;
  if (rows.length === 0) return empty;
  return (
    <>
      {sums}
      {byDay(rows, when.zone).map(({ date, at, rows }) => (
        <section key={date} className="record-day" aria-labelledby={`day-${date}`}>
          <div className="record-day-header">
            <h2 id={`day-${date}`}>{zonedDay(at, when)}</h2>
            {aside && <span aria-hidden="true">{aside}</span>}
          </div>
          <ul className="card record-rows">
            {rows.map(one => (
              <li key={idOf(one)}>{row(one)}</li>
            ))}
          </ul>
        </section>
      ))}
      <RecordFooter state={state} onMore={actions.more} />
    </>
  );
}

/** Footer of the list; requests the next page when it is near the viewport. */
function RecordFooter({
  state: { next, rows, error },
  onMore,
}: {
  state: RecordState<unknown, unknown>;
  onMore: () => void;
}) {
  const text = usePageText();
  const kitText = useText();
  const foot = useRef<HTMLDivElement>(null);
  const more = useRef(onMore);
  more.current = onMore;
  // biome-ignore lint/correctness/useExhaustiveDependencies: restarts the observer after each page of rows
  useEffect(() => {
    if (next !== 'more' || !foot.current) return;
    const observer = new IntersectionObserver(
      entries => entries.some(entry => entry.isIntersecting) && more.current(),
      {
        rootMargin: '400px 0px',
      },
    );
    observer.observe(foot.current);
    return () => observer.disconnect();
  }, [next, rows.length]);
  return (
    <div ref={foot} className="record-footer">
      {next === 'failed' && error && (
        <Alert>
          {text('records.failedMore')} {errorText(error, kitText)}
        </Alert>
      )}
      {next === 'failed' && (
        <Button variant="line" onClick={onMore}>
          {text('failed.retry')}
        </Button>
      )}
      {next === 'more' && (
        <Button variant="quiet" onClick={onMore}>
          {text('records.more')}
        </Button>
      )}
      <p role="status">
        {next === 'loading' ? text('records.loadingMore') : next === 'end' ? text('records.end') : ''}
      </p>
    </div>
  );
}

/** Placeholder shown while a record list loads. It has the size of the list, so that the layout does not shift. */
export function RecordsWaiting() {
  const text = usePageText();
  return (
    <div className="records-wait" role="status" aria-label={text('records.loading')}>
      <div className="card record-sums lk-pulse">
        <div>
          <Skeleton width={48} height={13} />
          <Skeleton width={120} height={17} />
        </div>
        <div>
          <Skeleton width={48} height={13} />
          <Skeleton width={120} height={17} />
        </div>
        <div className="record-net">
          <Skeleton width={120} height={13} />
          <Skeleton width={104} height={15} />
        </div>
      </div>
      <div className="record-day">
        <div className="record-day-header">
          <Skeleton width={110} height={13} />
        </div>
        <div className="card record-rows lk-pulse">
          {PLACES.map(place => (
            <div key={place} className="record-row">
              <Skeleton width={40} height={40} />
              <span className="record-words">
                <Skeleton width="60%" height={15} />
                <Skeleton width="80%" height={13} />
              </span>
              <span className="record-money">
                <Skeleton width={96} height={15} />
                <Skeleton width={72} height={13} />
              </span>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
