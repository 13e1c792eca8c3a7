/** Card of one lottery: name, time until the close of sale, last result. */

import type { Clock, Translate } from '../../../lobby/types.ts';
import type { CountdownView } from '../../../protocol/lottery/countdown.ts';
import type { Lottery } from '../../../protocol/lottery/lotteries.ts';
import { type PrizeLevel, parseWinningNumber } from '../../../protocol/lottery/winning-number.ts';
import { Balls, EMPTY_VALUE, prizeNumber } from '../../../ui/balls/balls.tsx';
import { FavoriteButton } from '../../../ui/button/favorite-button.tsx';
import { Countdown } from '../../../ui/countdown.tsx';
import { type ComponentType, type CSSProperties, memo, useCallback, useRef, useState } from '../../../ui/dialect.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { check } from '../../../ui/icon/icons.ts';
import { Image } from '../../../ui/image.tsx';
import type { PartOf } from '../../../ui/view/part-names.ts';
import type { CardDatesProps } from './dates.tsx';
import { countLabel } from './labels.ts';

/** Times during a countdown that are announced to screen readers. */
type Milestone = 'five-minutes' | 'one-minute' | 'closed';

const SECONDS: readonly (readonly [Milestone, number])[] = [
  ['one-minute', 60],
  ['five-minutes', 300],
];

/**
 * Returns the milestone that was passed between two views of a countdown; null if none was. The first view passes no
 * milestone.
 */
function milestone(before: CountdownView | null, now: CountdownView): Milestone | null {
  if (before?.phase !== 'open') return null;
  if (now.phase === 'closed' || now.phase === 'drawing') return 'closed';
  for (const [name, seconds] of SECONDS) {
    if (before.seconds! > seconds && now.seconds !== null && now.seconds <= seconds) return name;
  }
  return null;
}

/**
 * Props that all cards of a board share. The object stays the same between renderings, so that only changed cards
 * render again.
 */
export interface CardContext {
  readonly text: Translate;
  readonly clock: Clock;
  /** URL of the gateway, against which icon URLs are resolved. */
  readonly base: string;
  readonly part: PartOf;
  readonly layout: 'cards' | 'rows';
  /** True while the data are outdated, so that times are only estimates. */
  readonly stale: boolean;
  readonly onOpen: (id: string) => void;
  readonly onFavorite: (id: string) => void;
  readonly onMilestone: (lottery: Lottery, passed: Milestone) => void;
}

export interface CardProps {
  readonly context: CardContext;
  readonly lottery: Lottery;
  /**
   * Component of the lines with dates. Null in the first frame, because formatting the first date takes longer than
   * rendering all numbers.
   */
  readonly Dates: ComponentType<CardDatesProps> | null;
  readonly favorite: boolean;
  /** True if the numbers have just arrived; they are then revealed one ball after another. */
  readonly revealed: boolean;
  /** True if the milestones of the card's countdown are announced to screen readers. */
  readonly followed: boolean;
}

/**
 * Total time in which all new numbers are revealed, without the last 150 ms; and maximum delay between two numbers.
 * Both in ms.
 */
const ARRIVAL_MS = 1_050;
const STEP_MS = 40;
/** Maximum number of lower prizes that fit on one line of the widest card. */
const LINE_NUMBERS = 12;

export const Card = memo(function Card({ context, lottery, Dates, favorite, revealed, followed }: CardProps) {
  const { text, part, layout, clock, stale, onMilestone } = context;
  // This value is right for most cards, so most cards render only once. The countdown corrects it before the first
  // paint.
  const [view, setView] = useState<Turn>({
    phase: lottery.onSale ? 'open' : 'off',
    near: false,
    highlight: true,
    seconds: null,
  });
  const before = useRef<CountdownView | null>(null);
  const onSecond = useCallback(
    (now: CountdownView) => {
      const passed = milestone(before.current, now);
      before.current = now;
      if (passed) onMilestone(lottery, passed);
    },
    [lottery, onMilestone],
  );
  const onTurn = useCallback((now: CountdownView) => setView(old => (sameTurn(old, now) ? old : now)), []);

  const label = countLabel(view, text, stale);
  const rows = layout === 'rows';
  const levels = parseWinningNumber(lottery.previousNumbers);
  const head = (
    <>
      <Image src={lottery.icon} base={context.base} className="lk-card-icon" />
      <div className="lk-card-text">
        <h3 {...part('name')}>
          <button type="button" onClick={() => context.onOpen(lottery.id)}>
            {lottery.name}
          </button>
        </h3>
        {/* In the layout `rows`, a space reserves the line until the code for dates has loaded. */}
        <p className="lk-sub">
          {Dates ? <Dates of={rows ? 'time' : 'draw'} {...{ lottery, text, stale }} /> : rows && '\u00a0'}
        </p>
        {rows && <Prize levels={levels} text={text} part={part} />}
      </div>
    </>
  );
  const count = (
    // The key creates new nodes for a changed label. Otherwise a label with two lines would count as a layout shift of
    // the time below it.
    <div key={label} className="lk-count">
      <span className="lk-count-label">{label}</span>
      <Countdown
        clock={clock}
        spec={lottery}
        label={`${lottery.name}: ${label}`}
        day={text('count.day')}
        {...part(view.near ? 'countdown countdown-near' : 'countdown', 'lk-count-time notranslate')}
        onTurn={onTurn}
        onSecond={followed ? onSecond : undefined}
      />
    </div>
  );
  const heart = (
    <FavoriteButton
      {...part('heart')}
      on={favorite}
      label={text('card.favorite', { name: lottery.name })}
      onToggle={() => context.onFavorite(lottery.id)}
    />
  );
  const state = {
    'data-phase': view.phase,
    'data-ending-soon': view.near ? '' : undefined,
    'data-highlight': view.highlight ? '' : undefined,
  };

  if (rows) {
    return (
      <article {...part('card', 'lk-row')} {...state}>
        {head}
        {count}
        {heart}
      </article>
    );
  }
  return (
    <article {...part('card')} {...state}>
      <header className="lk-card-header">
        {head}
        {heart}
      </header>
      <Numbers {...{ context, lottery, Dates, levels, revealed, count }} />
      {view.near && (
        <div className="lk-bar">
          <i style={{ '--lk-gone': `${(view.seconds ?? 0) - 5}s` } as CSSProperties} />
        </div>
      )}
    </article>
  );
}, sameCard);

interface NumbersProps extends Pick<CardProps, 'context' | 'lottery' | 'Dates' | 'revealed'> {
  readonly levels: readonly PrizeLevel[];
  readonly count: ReturnType<typeof Countdown>;
}

/** Special prize next to the countdown, and the next prize levels on one line below. */
function Numbers({ context, lottery, Dates, levels, revealed, count }: NumbersProps) {
  const { text, part, stale } = context;
  const [special, ...others] = levels;
  const lower = firstNumbers(others, LINE_NUMBERS);
  const digits = special?.numbers.join('') ?? '';
  const total = lower.flatMap(({ numbers }) => numbers).length;
  const step = Math.min(STEP_MS, ARRIVAL_MS / (total + digits.length));
  return (
    <div
      {...part('numbers')}
      data-reveal={revealed ? '' : undefined}
      style={revealed ? ({ '--lk-step': `${step}ms` } as CSSProperties) : undefined}
    >
      <div className="lk-card-row">
        <div>
          <p className="lk-sub">
            {revealed ? (
              <span className="lk-fresh">
                <Icon shape={check} size={16} />
                <span>{text('card.just-drawn')}</span>
              </span>
            ) : (
              Dates && <Dates of="result" {...{ lottery, text, stale }} />
            )}
          </p>
          <Balls digits={digits} label={text('prize.special')} arrival={revealed ? total : undefined} />
        </div>
        {count}
      </div>
      <div className="lk-levels">
        <Levels {...{ levels: lower, part, revealed }} />
      </div>
    </div>
  );
}

interface LevelsProps {
  readonly levels: readonly PrizeLevel[];
  readonly part: PartOf;
  readonly revealed: boolean;
}

/** Lower prizes, which make up about half of a card's DOM nodes. */
export function Levels({ levels, part, revealed }: LevelsProps) {
  let arrival = 0;
  return (
    <>
      {levels.map(level => (
        <span key={level.label} {...part('level')}>
          <span className="lk-level-name">{level.label}</span>
          {/* The index is the key, because a number may occur more than once in a level. */}
          {level.numbers.map((digits, place) =>
            prizeNumber({ digits, arrival: revealed ? arrival++ : undefined }, place),
          )}
        </span>
      ))}
    </>
  );
}

/** Returns the first levels with at most `count` numbers in total, because further numbers would not be visible. */
function firstNumbers(levels: readonly PrizeLevel[], count: number): readonly PrizeLevel[] {
  let left = count;
  return levels.flatMap(level => {
    const numbers = level.numbers.slice(0, left);
    left -= numbers.length;
    return numbers.length > 0 ? { ...level, numbers } : [];
  });
}

/** Special prize of the last draw, with its label, in the layout `rows`. */
function Prize({ levels, text, part }: Pick<CardContext, 'text' | 'part'> & Pick<LevelsProps, 'levels'>) {
  return (
    <p className="lk-sub">
      <span>{text('prize.short')}</span>{' '}
      <span {...part('numbers', 'lk-prize')}>{levels[0]?.numbers.join(' ') || EMPTY_VALUE}</span>
    </p>
  );
}

type Turn = Pick<CountdownView, 'phase' | 'near' | 'highlight' | 'seconds'>;

const sameTurn = (a: Turn, b: Turn) => a.phase === b.phase && a.near === b.near && a.highlight === b.highlight;

/**
 * Compares the props of a card by content, because each refresh creates new objects. A card renders again only if its
 * lottery has changed.
 */
function sameCard(a: CardProps, b: CardProps): boolean {
  return (Object.keys(a) as (keyof CardProps)[]).every(
    name => a[name] === b[name] || (name === 'lottery' && JSON.stringify(a[name]) === JSON.stringify(b[name])),
  );
}
