/** Stake picker: one of the amounts that the server allows. */
import { el } from './dom.ts';

/** Default: the smallest amount of at least this many currency units. */
const FIRST = 1;

export interface StakePicker {
  readonly root: HTMLElement;
  /** Returns the chosen amount, decimal text. */
  readonly value: () => string;
}

export function createStakePicker(
  label: string,
  stakes: readonly string[],
  show: (amount: string) => string,
  onChange: () => void,
): StakePicker {
  const first = stakes.find(stake => Number(stake) >= FIRST) ?? stakes[0] ?? '';
  let value = first;
  const choices = stakes.map(stake => {
    const input = el('input', { type: 'radio', name: 'stake', value: stake, checked: stake === first });
    input.addEventListener('change', () => {
      value = stake;
      onChange();
    });
    return el('label', { class: 'pill' }, input, el('span', {}, show(stake)));
  });
  return {
    root: el('fieldset', { class: 'stakes' }, el('legend', {}, label), el('div', { class: 'pills' }, ...choices)),
    value: () => value,
  };
}
