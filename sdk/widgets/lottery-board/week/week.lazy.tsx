/**
 * Layouts with a week. `schedule`: the week and the highlighted lottery. `full`: the highlighted lottery with its
 * result, the week, and the other lotteries.
 */

import { boardDetail } from '../../../i18n/english/board-detail.ts';
import { boardWeek } from '../../../i18n/english/board-week.ts';
import { addEnglish } from '../../../i18n/english.ts';
import type { Translate } from '../../../lobby/types.ts';
import type { Lottery } from '../../../protocol/lottery/lotteries.ts';
import { Button } from '../../../ui/button/button.tsx';
import { type ReactNode, useState } from '../../../ui/dialect.ts';
import { ResultCard } from '../dialogs/result.tsx';
import type { BoardActions, BoardState } from '../model.ts';
import type { BoardParams } from '../props.ts';
import { Schedule } from './schedule.tsx';

addEnglish(boardWeek);
addEnglish(boardDetail);

export interface WeekProps {
  /** Layout of the board, `schedule` or `full`. */
  readonly layout: NonNullable<BoardParams['layout']>;
  readonly state: BoardState;
  readonly actions: Pick<BoardActions, 'select'>;
  /** Number of list entries that have been rendered so far. */
  readonly shown: number;
  readonly text: Translate;
  /** URL of the gateway, against which icon URLs are resolved. */
  readonly base: string;
  /** Renders a card. `place` is its index in the list, which is rendered step by step from the top. */
  readonly card: (lottery: Lottery, place?: number) => ReactNode;
}

/** Maximum number of lotteries per day until the visitor expands the week; they fit the height of a phone. */
const DAY_ENTRIES = 4;

export function Week({ layout, state, actions, shown, text, base, card }: WeekProps) {
  const full = layout === 'full';
  const { current, lotteries, week } = state;
  const [whole, setWhole] = useState(!full);
  const long = !whole && week.some(({ entries }) => entries.length > DAY_ENTRIES);
  const days = whole ? week : week.map(day => ({ ...day, entries: day.entries.slice(0, DAY_ENTRIES) }));
  const schedule = <Schedule week={days} text={text} base={base} onSelect={actions.select} />;
  if (!full) {
    return (
      <>
        {schedule}
        <div className="lk-cards" data-layout="schedule">
          {current && card(current)}
        </div>
      </>
    );
  }
  const others = lotteries.filter(({ id }) => id !== current?.id);
  return (
    <div className="lk-cards" data-layout="full">
      {current && (
        <>
          {card(current)}
          <section className="lk-full-result">
            <h3 className="lk-name">{text('full.result', { name: current.name })}</h3>
            <ResultCard numbers={current.previousNumbers} at={current.previousAt} zone={current.zone} text={text} />
          </section>
        </>
      )}
      <h3 className="lk-title">{text('week.label')}</h3>
      {schedule}
      {long && (
        <Button variant="line" onClick={() => setWhole(true)}>
          {text('week.more')}
        </Button>
      )}
      {others.slice(0, shown).map(card)}
    </div>
  );
}
