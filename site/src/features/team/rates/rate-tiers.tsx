/**
 * Inputs for the rates of a member, in steps of 0.1 percentage points. The limits are the rates that the member has
 * granted and the agent's own rates (TEAM-13, TEAM-18).
 */
import { Button, Icon } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { categoryTitle } from '../../games/category-menu.ts';
import { agentShape } from '../icons.ts';
import type { Rate } from '../members/member-model.ts';
import { useRateTexts } from './rates.tsx';
import './rate-tiers.css';

export interface RateTiersProps {
  readonly title: string;
  /** Maximum rates: the agent's own rates. A category without a rate is hidden. */
  readonly max: readonly Rate[];
  /** Minimum rates; 0 if omitted. */
  readonly min?: readonly Rate[];
  /** True while a contract forbids lowering the rates. */
  readonly isBound?: boolean;
  readonly rates: readonly Rate[];
  readonly onRates: (rates: readonly Rate[]) => void;
}

export function RateTiers({ title, max, min, isBound = false, rates, onRates }: RateTiersProps) {
  const text = useText();
  const pageText = usePageText();
  const write = useRateTexts();
  const offered = max.filter(({ tenths }) => tenths > 0);
  if (offered.length === 0) return null;
  const tenthsIn = (rateList: readonly Rate[], category: string) =>
    rateList.find(rate => rate.category === category)?.tenths ?? 0;
  const bounds = (chosen: number, from: number, to: number) => {
    if (!min) return text('ag.yours', { rate: write(to) });
    if (chosen >= to) return text('ag.rates.highest');
    if (from > 0 && chosen <= from) return text(isBound ? 'ag.rates.lowestAgreed' : 'ag.rates.lowest');
    return text('ag.rates.range', { min: write(from), max: write(to) });
  };
  const set = (category: string, tenths: number) =>
    onRates([...rates.filter(rate => rate.category !== category), { category, tenths }]);
  return (
    <fieldset className="rate-steps">
      <legend>{title}</legend>
      {offered.map(({ category, tenths }) => {
        const name = pageText(categoryTitle(category));
        const chosen = tenthsIn(rates, category);
        const from = tenthsIn(min ?? [], category);
        return (
          <div key={category}>
            <span>
              {name}
              <small>{bounds(chosen, from, tenths)}</small>
            </span>
            <Button
              variant="line"
              label={text('ag.lower', { name })}
              disabled={chosen <= from}
              onClick={() => set(category, chosen - 1)}
            >
              <Icon shape={agentShape('minus')} size={20} />
            </Button>
            <output aria-label={name}>{write(chosen)}</output>
            <Button
              variant="line"
              label={text('ag.raise', { name })}
              disabled={chosen >= tenths}
              onClick={() => set(category, chosen + 1)}
            >
              <Icon shape={agentShape('plus')} size={20} />
            </Button>
          </div>
        );
      })}
    </fieldset>
  );
}
