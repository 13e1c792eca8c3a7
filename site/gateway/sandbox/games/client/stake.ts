/** Radio buttons in the style of pills, and the stake picker built from them. */
import { el } from './dom.ts';

export interface Pills<T> {
  readonly root: HTMLFieldSetElement;
  /** Returns the chosen value. */
  readonly value: () => T;
  /** Replaces the labels, in the order of the values. */
  relabel(labels: readonly string[]): void;
}

interface PillOptions<T> {
  /** Name of the radio group. */
  readonly name: string;
  readonly legend: string;
  readonly values: readonly T[];
  readonly labelOf: (value: T) => string;
  /** Index of the initial choice. @default 0 */
  readonly first?: number;
  readonly onChange: () => void;
}

/** Creates a group of radio buttons of which one is always chosen. */
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

/** Default: the smallest amount of at least this many currency units. */
const FIRST = 1;

/** Creates a picker of one of the stakes that the server allows, decimal text. */
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
