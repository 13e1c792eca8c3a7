/** Winning numbers. The special prize consists of gold balls; a lower prize has its last two digits in a ball. */
import type { CSSProperties } from '../dialect.ts';

/** Text that replaces a missing number (R14). */
export const EMPTY_VALUE = '–';

/** Inserts spaces between digits, so that screen readers read them one by one. */
export const spelled = (digits: string): string => [...digits].join(' ');

export interface NumberProps {
  readonly digits: string;
  /** Position in the reveal animation. Without it, the ball is visible immediately. */
  readonly arrival?: number;
}

export interface BallsProps extends NumberProps {
  /** Name of the prize level, for screen readers: `Special prize`. */
  readonly label: string;
}

export function Balls({ digits, label, arrival }: BallsProps) {
  const shown = digits || EMPTY_VALUE;
  return (
    <span
      className="lk-balls"
      data-long={shown.length > 5 ? '' : undefined}
      role="img"
      aria-label={`${label} ${spelled(shown)}`}
    >
      {[...shown].map((digit, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a digit has no id other than its index
        <b key={place} style={arrives(arrival === undefined ? undefined : arrival + place)}>
          {digit}
        </b>
      ))}
    </span>
  );
}

export const PrizeNumber = (props: NumberProps) => prizeNumber(props);

/**
 * Renders a lower prize. This is a function, because a component would double the number of components on a card. The
 * key creates new elements for changed digits, because a browser that translates the page may have replaced the text
 * node, which then could not be updated.
 */
export const prizeNumber = ({ digits, arrival }: NumberProps, place = 0) => (
  <span key={`${place} ${digits}`} className="lk-number" role="img" aria-label={spelled(digits || EMPTY_VALUE)}>
    {digits.slice(0, -2) || null}
    <b style={arrives(arrival)}>{digits.slice(-2) || EMPTY_VALUE}</b>
  </span>
);

const arrives = (place: number | undefined): CSSProperties | undefined =>
  place === undefined ? undefined : ({ '--lk-i': place } as CSSProperties);
