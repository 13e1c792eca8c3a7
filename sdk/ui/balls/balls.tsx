/** Winning numbers: the special prize as gold balls, a lower prize as digits with the last two in a ball. */
import type { CSSProperties } from '../dialect.ts';

/** Text for a missing number (R14). */
export const EMPTY_VALUE = '–';

/** Separates digits for screen readers, so that they are read individually. */
export const spelled = (digits: string): string => [...digits].join(' ');

export interface NumberProps {
  readonly digits: string;
  /** Index in the reveal animation; without it the ball is visible immediately. */
  readonly arrival?: number;
}

export interface BallsProps extends NumberProps {
  /** Name of the prize level for screen readers: `Special prize`. */
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
        // biome-ignore lint/suspicious/noArrayIndexKey: a digit is nothing but its place
        <b key={place} style={arrives(arrival === undefined ? undefined : arrival + place)}>
          {digit}
        </b>
      ))}
    </span>
  );
}

export const PrizeNumber = (props: NumberProps) => prizeNumber(props);

/**
 * Renders a lower prize as a function instead of a component, which would double the number of components of a card.
 * Changed digits create a new element, because a browser translation may have replaced the text node, which would no
 * longer be updated.
 */
export const prizeNumber = ({ digits, arrival }: NumberProps, place = 0) => (
  <span key={`${place} ${digits}`} className="lk-number" role="img" aria-label={spelled(digits || EMPTY_VALUE)}>
    {digits.slice(0, -2) || null}
    <b style={arrives(arrival)}>{digits.slice(-2) || EMPTY_VALUE}</b>
  </span>
);

const arrives = (place: number | undefined): CSSProperties | undefined =>
  place === undefined ? undefined : ({ '--lk-i': place } as CSSProperties);
