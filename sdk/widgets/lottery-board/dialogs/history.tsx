/** View of the past results: selection of a lottery, search by name, list of draws (LOTT-12, LOTT-13). */

import { minutesAhead } from '../../../dom/zone.ts';
import type { Translate } from '../../../lobby/types.ts';
import { fullDate, zonedTime } from '../../../protocol/date-format.ts';
import type { PastDraw } from '../../../protocol/lottery/lotteries.ts';
import { parseWinningNumber } from '../../../protocol/lottery/winning-number.ts';
import { Balls, PrizeNumber } from '../../../ui/balls/balls.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Empty } from '../../../ui/empty/empty.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { search } from '../../../ui/icon/lazy-icons.ts';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { Pills } from '../../../ui/tabs/pills.tsx';
import type { HistoryActions, HistoryState, Verified } from './history-model.ts';

export interface HistoryViewProps {
  readonly state: HistoryState;
  readonly actions: HistoryActions;
  readonly text: Translate;
}

export function HistoryView({ state, actions, text }: HistoryViewProps) {
  const { status, games, game, query } = state;
  return (
    <>
      <Field label={text('history.search')} icon={search} type="search" value={query} onInput={actions.search} />
      {games.length > 0 && (
        <Pills
          label={text('history.games')}
          pills={games.map(({ id, name }) => ({ id, label: name }))}
          selected={game?.id ?? ''}
          onSelect={actions.pick}
        />
      )}
      {status === 'unknown' && (
        <p className="lk-sub lk-nothing" role="status">
          {text('history.unknown')}
        </p>
      )}
      {game && <h3 className="lk-section">{game.name}</h3>}
      {status === 'loading' && <LoadingDraws />}
      {status === 'error' && (
        <Empty
          scene="error"
          title={text('sheet.failed')}
          description={text(state.error?.messageKey ?? 'error.unknown')}
          action={text('action.retry')}
          onAction={actions.retry}
        />
      )}
      {status === 'empty' && (
        <Empty scene="empty" title={text('history.none')} description={text('history.none-words')} />
      )}
      {status === 'ready' && <Draws state={state} actions={actions} text={text} />}
    </>
  );
}

function Draws({ state, actions, text }: HistoryViewProps) {
  const zone = state.game?.zone ?? 'UTC';
  const { draws } = state;
  const days = draws.map(({ at }) => fullDate(at, text.tag, zone));
  // If the lottery has several draws a day, they are labeled by time, otherwise by day.
  const frequent = days[0] !== '' && days[0] === days[1];
  return (
    <>
      <ol className="lk-past">
        {draws.map((draw, place) => (
          <Draw
            key={draw.drawNumber}
            draw={draw}
            day={days[place] ?? ''}
            time={zonedTime(draw.at, text.tag, zone, minutesAhead(draw.at))}
            frequent={frequent}
            verified={state.verified[draw.drawNumber]}
            onVerify={() => actions.verify(draw)}
            text={text}
          />
        ))}
      </ol>
      {state.error && (
        <p className="lk-inline-error" role="alert">
          {text(state.error.messageKey)}
        </p>
      )}
      {state.hasMore && (
        <Button variant="line" className="lk-past-more" onClick={state.error ? actions.retry : actions.more}>
          {text(state.error ? 'action.retry' : 'history.more')}
        </Button>
      )}
    </>
  );
}

interface DrawProps {
  readonly draw: PastDraw;
  readonly day: string;
  readonly time: string;
  readonly frequent: boolean;
  readonly verified: Verified | undefined;
  readonly onVerify: () => void;
  readonly text: Translate;
}

/** Moves the focus to the result of the verification, because it replaces the clicked button. */
const focus = (element: HTMLElement | null) => element?.focus();

/**
 * Returns true if a draw should be verifiable but has no seed, for example because it was drawn late. Only draws of the
 * gateway's engine and of a sandbox are verifiable.
 */
const lacksVerification = ({ verification, source }: PastDraw) =>
  !verification && (source === 'engine' || source === 'sandbox');

function Draw({ draw, day, time, frequent, verified, onVerify, text }: DrawProps) {
  const [special, ...lower] = parseWinningNumber(draw.numbers);
  const number = text('card.draw', { numero: draw.drawNumber });
  const origin = draw.source === 'imported' ? text('history.imported') : number;
  const name = lacksVerification(draw) ? `${origin} · ${text('history.unverifiable')}` : origin;
  return (
    <li>
      <div className="lk-past-draw">
        {frequent ? (
          <p>
            <b className="lk-past-date">{time}</b> <span className="lk-sub">{day}</span>
          </p>
        ) : (
          <p className="lk-past-date">{day || number}</p>
        )}
        <p className="lk-sub">{frequent ? name : [name, time].filter(Boolean).join(' · ')}</p>
        {draw.verification && !verified && (
          <Button variant="quiet" label={`${text('history.verify')} ${number}`} onClick={onVerify}>
            {text('history.verify')}
          </Button>
        )}
        {verified && (
          <p className="lk-sub" role="status" tabIndex={-1} ref={focus}>
            {text(`history.verified-${verified}`)}
          </p>
        )}
      </div>
      <Balls digits={special?.numbers.join('') ?? ''} label={text('prize.special')} />
      <div className="lk-levels">
        {lower.map(level => (
          <span key={level.label} className="lk-level">
            <span className="lk-level-name">{level.label}</span>
            {level.numbers.map((number, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a number may occur more than once in a level
              <PrizeNumber key={place} digits={number} />
            ))}
          </span>
        ))}
      </div>
    </li>
  );
}

const LINES = ['a', 'b', 'c', 'd'];

const LoadingDraws = () => (
  <div className="lk-past lk-pulse">
    {LINES.map(line => (
      <div key={line} className="lk-past-wait">
        <Skeleton width={150} height={18} />
        <Skeleton width={176} height={32} />
        <Skeleton width="80%" height={24} />
      </div>
    ))}
  </div>
);
