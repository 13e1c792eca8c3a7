/** Winning numbers: the special prize in gold balls, a lower prize as digits whose last two stand in one ball. */
import type { CSSProperties } from '../dialect.ts';

/** Text in place of a missing number (R14). */
export const EMPTY_VALUE = '–';

/** Digits one by one, for screen readers: 07 is no seven, and 12345 no twelve thousand. */
export const spelled = (digits: string): string => [...digits].join(' ');

export interface NumberProps {
  readonly digits: string;
  /** Place in the row of arriving balls; without it the ball stands there from the start. */
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
 * The same for a list: of the components of a card every second one would be a number. Other digits are another element: a browser that
 * translates may have put the text into one of its own, where it would never change.
 */
export const prizeNumber = ({ digits, arrival }: NumberProps, place = 0) => (
  <span key={`${place} ${digits}`} className="lk-number" role="img" aria-label={spelled(digits || EMPTY_VALUE)}>
    {digits.slice(0, -2) || null}
    <b style={arrives(arrival)}>{digits.slice(-2) || EMPTY_VALUE}</b>
  </span>
);

const arrives = (place: number | undefined): CSSProperties | undefined =>
  place === undefined ? undefined : ({ '--lk-i': place } as CSSProperties);
