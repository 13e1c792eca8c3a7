/** Details of one lottery: countdown, last result, next draws. */

import { minutesAhead } from '../../../dom/zone.ts';
import type { Clock, Translate } from '../../../lobby/types.ts';
import { shortDate, zonedTime } from '../../../protocol/date-format.ts';
import type { CountdownView } from '../../../protocol/lottery/countdown.ts';
import type { Lottery } from '../../../protocol/lottery/lotteries.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Countdown } from '../../../ui/countdown.tsx';
import { useCallback, useState } from '../../../ui/dialect.ts';
import { Image } from '../../../ui/image.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { countLabel } from '../card/labels.ts';
import type { DetailActions, DetailState } from './detail-model.ts';
import { ResultCard } from './result.tsx';

export interface DetailViewProps {
  readonly lottery: Lottery;
  readonly state: DetailState;
  readonly actions: DetailActions;
  readonly text: Translate;
  readonly clock: Clock;
  /** URL of the gateway, against which the icon URL is resolved. */
  readonly base: string;
  /** True while the data are outdated. */
  readonly stale: boolean;
}

export function DetailView({ lottery, state, actions, text, clock, base, stale }: DetailViewProps) {
  return (
    <>
      <Deadline lottery={lottery} text={text} clock={clock} base={base} stale={stale} />
      <h3 className="lk-section">{text('detail.result')}</h3>
      <ResultCard numbers={lottery.previousNumbers} at={lottery.previousAt} zone={lottery.zone} text={text} />
      <h3 className="lk-section">{text('detail.draws')}</h3>
      <Draws lottery={lottery} state={state} actions={actions} text={text} clock={clock} />
    </>
  );
}

/** Formats date and time of a draw. */
const dateTimeOf = (at: number, tag: string, zone: string) =>
  `${shortDate(at, tag, zone)} · ${zonedTime(at, tag, zone, minutesAhead(at))}`;

type DeadlineProps = Pick<DetailViewProps, 'lottery' | 'text' | 'clock' | 'base' | 'stale'>;

function Deadline({ lottery, text, clock, base, stale }: DeadlineProps) {
  const [view, setView] = useState<CountdownView | null>(null);
  const onTurn = useCallback((now: CountdownView) => setView(now), []);
  const { drawAt, zone } = lottery;
  const label = countLabel(view ?? { phase: lottery.onSale ? 'open' : 'off', near: false }, text, stale);
  return (
    <div
      className="lk-deadline"
      data-phase={view?.phase}
      data-ending-soon={view?.near ? '' : undefined}
      data-highlight={view?.highlight ? '' : undefined}
    >
      <Image src={lottery.icon} base={base} className="lk-card-icon" />
      <p className="lk-card-text lk-sub">
        {lottery.drawNumber && <span>{text('card.draw', { numero: lottery.drawNumber })}</span>}
        {drawAt !== null && <span>{dateTimeOf(drawAt, text.tag, zone)}</span>}
      </p>
      <div className="lk-count">
        <span className="lk-count-label">{label}</span>
        <Countdown
          clock={clock}
          spec={lottery}
          label={`${lottery.name}: ${label}`}
          day={text('count.day')}
          className="lk-count-time notranslate"
          onTurn={onTurn}
        />
      </div>
    </div>
  );
}

type DrawsProps = Pick<DetailViewProps, 'lottery' | 'state' | 'actions' | 'text' | 'clock'>;

function Draws({ lottery, state, actions, text, clock }: DrawsProps) {
  if (state.status === 'loading') return <Skeleton width="100%" height={88} />;
  if (state.status === 'error') {
    return (
      <div className="lk-inline-error" role="alert">
        <p>{text(state.error?.messageKey ?? 'sheet.failed')}</p>
        <Button variant="line" onClick={actions.retry}>
          {text('action.retry')}
        </Button>
      </div>
    );
  }
  if (state.status === 'empty') return <p className="lk-sub">{text('detail.no-draws')}</p>;
  return (
    <ol className="lk-draws">
      {state.draws.map(draw => (
        <li key={draw.drawNumber}>
          <span>
            <span>{text('card.draw', { numero: draw.drawNumber })}</span>
            <span className="lk-sub lk-draw-at">
              {draw.drawAt !== null && dateTimeOf(draw.drawAt, text.tag, lottery.zone)}
            </span>
          </span>
          <Countdown
            clock={clock}
            spec={draw}
            label={`${lottery.name}: ${text('card.draw', { numero: draw.drawNumber })}`}
            day={text('count.day')}
            className="lk-count-time notranslate"
          />
        </li>
      ))}
    </ol>
  );
}
