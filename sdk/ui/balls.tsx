/** Winning numbers: the special prize in gold balls, a lower prize as digits whose last two stand in one ball. */
import type { CSSProperties } from './dialect.ts';

/** What a missing number shows (rule R14). */
export const DASH = '–';

export interface NumberProps {
  readonly digits: string;
  /** Place in the row of arriving balls; without it the ball stands there from the start. */
  readonly arrival?: number;
}

export interface BallsProps extends NumberProps {
  /** What the number is, for screen readers: `Special prize`. */
  readonly label: string;
}

export function Balls({ digits, label, arrival }: BallsProps) {
  const shown = digits || DASH;
  return (
    <span
      className="lk-balls"
      data-long={shown.length > 5 ? '' : undefined}
      role="img"
      aria-label={`${label} ${shown}`}
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

/** The same for a list: of the components of a card every second one would be a number. */
export const prizeNumber = ({ digits, arrival }: NumberProps, key?: number) => (
  <span key={key} className="lk-number">
    {digits.slice(0, -2) || null}
    <b style={arrives(arrival)}>{digits.slice(-2) || DASH}</b>
  </span>
);

const arrives = (place: number | undefined): CSSProperties | undefined =>
  place === undefined ? undefined : ({ '--lk-i': place } as CSSProperties);
