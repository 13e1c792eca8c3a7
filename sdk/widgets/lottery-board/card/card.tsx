/** Card of one lottery: name, closing time, last result. */

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

/** Moments of a countdown that are announced to screen readers. */
type Milestone = 'five-minutes' | 'one-minute' | 'closed';

const SECONDS: readonly (readonly [Milestone, number])[] = [
  ['one-minute', 60],
  ['five-minutes', 300],
];

/** Returns the milestone between two readings of a countdown, null if none; the first reading has none. */
function milestone(before: CountdownView | null, now: CountdownView): Milestone | null {
  if (before?.phase !== 'open') return null;
  if (now.phase === 'closed' || now.phase === 'drawing') return 'closed';
  for (const [name, seconds] of SECONDS) {
    if (before.seconds! > seconds && now.seconds !== null && now.seconds <= seconds) return name;
  }
  return null;
}

/** Props shared by all cards of a board; stable between renders, so that only changed cards render again. */
export interface CardContext {
  readonly text: Translate;
  readonly clock: Clock;
  /** Origin of the gateway, for icons. */
  readonly base: string;
  readonly part: PartOf;
  readonly layout: 'cards' | 'rows';
  /** True while the data is outdated: times are estimates. */
  readonly stale: boolean;
  readonly onOpen: (id: string) => void;
  readonly onFavorite: (id: string) => void;
  readonly onMilestone: (lottery: Lottery, passed: Milestone) => void;
}

export interface CardProps {
  readonly context: CardContext;
  readonly lottery: Lottery;
  /**
   * Component of the lines with dates; null in the first frame, because the first date formatting takes longer than all
   * numbers.
   */
  readonly Dates: ComponentType<CardDatesProps> | null;
  readonly favorite: boolean;
  /** The numbers have just arrived and are revealed one ball after another. */
  readonly revealed: boolean;
  /** Its milestones are announced. */
  readonly followed: boolean;
}

/** Total reveal time of all new numbers in ms, without the last 150 ms; and the delay between two of a few numbers. */
const ARRIVAL_MS = 1_050;
const STEP_MS = 40;
/** Maximum number of lower numbers on one line of the widest card. */
const LINE_NUMBERS = 12;

export const Card = memo(function Card({ context, lottery, Dates, favorite, revealed, followed }: CardProps) {
  const { text, part, layout, clock, stale, onMilestone } = context;
  // Initial view of most cards, so that most cards render once: the countdown corrects it before the first paint.
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
        {/* In the layout with rows, a space reserves the line until the code of the dates has loaded. */}
        <p className="lk-sub">
          {Dates ? <Dates of={rows ? 'time' : 'draw'} {...{ lottery, text, stale }} /> : rows && '\u00a0'}
        </p>
        {rows && <Prize levels={levels} text={text} part={part} />}
      </div>
    </>
  );
  const count = (
    // A changed label creates new nodes: otherwise a second line would count as a layout shift of the time below.
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

/** Special prize next to the countdown, with the next levels on one line below. */
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

/** Lower numbers, about half of a card's nodes. */
export function Levels({ levels, part, revealed }: LevelsProps) {
  let arrival = 0;
  return (
    <>
      {levels.map(level => (
        <span key={level.label} {...part('level')}>
          <span className="lk-level-name">{level.label}</span>
          {/* Numbers of a level may repeat, so the index is the key. */}
          {level.numbers.map((digits, place) =>
            prizeNumber({ digits, arrival: revealed ? arrival++ : undefined }, place),
          )}
        </span>
      ))}
    </>
  );
}

/** Returns the levels from the top, limited to `count` numbers: further numbers would not be visible. */
function firstNumbers(levels: readonly PrizeLevel[], count: number): readonly PrizeLevel[] {
  let left = count;
  return levels.flatMap(level => {
    const numbers = level.numbers.slice(0, left);
    left -= numbers.length;
    return numbers.length > 0 ? { ...level, numbers } : [];
  });
}

/** Last special prize in a row, with its label. */
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
 * Compares props: each refresh creates new objects, and a card renders again only if the content of its lottery
 * differs.
 */
function sameCard(a: CardProps, b: CardProps): boolean {
  return (Object.keys(a) as (keyof CardProps)[]).every(
    name => a[name] === b[name] || (name === 'lottery' && JSON.stringify(a[name]) === JSON.stringify(b[name])),
  );
}
