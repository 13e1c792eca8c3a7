/** Complete result of a draw: date, and all numbers by prize level (LOTT-17). */

import type { Translate } from '../../../lobby/types.ts';
import { fullDate } from '../../../protocol/date-format.ts';
import { parseWinningNumber } from '../../../protocol/lottery/winning-number.ts';
import { Balls, PrizeNumber } from '../../../ui/balls/balls.tsx';

export interface ResultCardProps {
  /** Winning numbers in the format of the gateway's response. */
  readonly numbers: string;
  /** Server time of the draw, ms since 1970; null if unknown. */
  readonly at: number | null;
  readonly zone: string;
  readonly text: Translate;
}

export function ResultCard({ numbers, at, zone, text }: ResultCardProps) {
  const [special, ...lower] = parseWinningNumber(numbers);
  if (!special) return <p className="lk-sub">{text('detail.no-result')}</p>;
  return (
    <>
      <p className="lk-sub">{fullDate(at, text.tag, zone)}</p>
      <div className="lk-prize-main">
        <span>{special.label}</span>
        {special.numbers.map((number, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a number has no id other than its index
          <Balls key={place} digits={number} label={text('prize.special')} />
        ))}
      </div>
      <dl>
        {lower.map(level => (
          <div key={level.label} className="lk-result-level">
            <dt>{level.label}</dt>
            <dd data-four={fitsFourColumns(level.numbers) ? '' : undefined}>
              {level.numbers.map((number, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a number may occur more than once in a level
                <PrizeNumber key={place} digits={number} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Checks whether the numbers of a level fit four columns, the maximum at a width of 320 px. */
const fitsFourColumns = (numbers: readonly string[]) =>
  numbers.length % 4 === 0 && numbers.every(({ length }) => length <= 4);
