/** Radio buttons that look like pills, and a selection of stakes made of them. */
import { el } from './dom.ts';

export interface Pills<T> {
  readonly root: HTMLFieldSetElement;
  /** Returns the selected value. */
  readonly value: () => T;
  /** Replaces the labels. They are in the same order as the values. */
  relabel(labels: readonly string[]): void;
}

interface PillOptions<T> {
  /** Name of the group of radio buttons. */
  readonly name: string;
  readonly legend: string;
  readonly values: readonly T[];
  readonly labelOf: (value: T) => string;
  /**
   * Index of the value that is selected initially.
   * @default 0
   */
  readonly first?: number;
  readonly onChange: () => void;
}

/** Creates a group of radio buttons, one of which is always selected. */
export function createPills<T>({ name, legend, values, labelOf, first = 0, onChange }: PillOptions<T>): Pills<T> {
  let chosen = first;
  const labels = values.map(value => el('span', {}, labelOf(value)));
  const choices = labels.map((label, at) => {
    const input = el('input', { type: 'radio', name, value: at, checked: at === first });
    input.addEventListener('change', () => {
      chosen = at;
      onChange();
    });
    return el('label', { class: 'pill' }, input, label);
  });
  return {
    root: el('fieldset', { class: name }, el('legend', {}, legend), el('div', { class: 'pills' }, ...choices)),
    value: () => values[chosen]!,
    relabel: texts => {
      labels.forEach((label, at) => {
        label.textContent = texts[at] ?? '';
      });
    },
  };
}

/** Stake that is selected initially: the smallest one of at least this many currency units. */
const FIRST = 1;

/** Creates a selection of the stakes that the server allows. Stakes are decimal text. */
export function createStakePicker(
  legend: string,
  stakes: readonly string[],
  show: (amount: string) => string,
  onChange: () => void,
): Pills<string> {
  const first = Math.max(
    0,
    stakes.findIndex(stake => Number(stake) >= FIRST),
  );
  return createPills({ name: 'stakes', legend, values: stakes, labelOf: show, first, onChange });
}
