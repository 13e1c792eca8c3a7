/** Labels with the rate of each category; a category without a rate is omitted. */
import { useText } from 'lobbykit/react';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { categoryTitle } from '../../games/category-menu.ts';
import type { Rate } from '../members/member-model.ts';

/** Returns a formatter for rates in tenths of a percent, such as `7.5` for 75. */
export function useRateTexts(): (tenths: number) => string {
  const { tag } = useText();
  const number = new Intl.NumberFormat(tag, { minimumFractionDigits: 1, numberingSystem: 'latn' });
  return tenths => number.format(tenths / 10);
}

export function Rates({ rates }: { rates: readonly Rate[] }) {
  const pageText = usePageText();
  const write = useRateTexts();
  const positiveRates = rates.filter(({ tenths }) => tenths > 0);
  if (positiveRates.length === 0) return null;
  return (
    <ul className="rates">
      {positiveRates.map(({ category, tenths }) => (
        <li key={category} className="mark">
          {pageText(categoryTitle(category))} {write(tenths)}%
        </li>
      ))}
    </ul>
  );
}
