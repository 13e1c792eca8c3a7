/** Selection of lottery numbers: first the number of last digits, then the digits on a keypad. */
import type { LotteryOpened } from '../responses.ts';
import { button, el, icon } from './dom.ts';
import type { Texts } from './texts/en.ts';

export interface Picker {
  readonly root: HTMLElement;
  readonly digits: () => number;
  readonly numbers: () => readonly string[];
  clear(): void;
}

export function createPicker({ odds, maxNumbers }: LotteryOpened, texts: Texts, onChange: () => void): Picker {
  let digits = odds[0]?.digits ?? 1;
  let numbers: readonly string[] = [];
  let typed = '';
  const tray = el('div', { class: 'tray balls' });
  const status = el('p', { class: 'hidden', role: 'status' });

  const render = () => {
    const chosen = numbers.map(number =>
      button(number, () => change(numbers.filter(other => other !== number)), {
        class: 'ball chosen',
        'aria-label': texts.remove(number),
      }),
    );
    const typedBall = el('span', { class: 'ball typed' }, typed.padEnd(digits, '·'));
    const full = numbers.length >= maxNumbers;
    tray.replaceChildren(
      ...chosen,
      ...(full ? [] : [typedBall]),
      ...(numbers.length === 0 ? [el('span', { class: 'muted' }, texts.pickHint(String(maxNumbers)))] : []),
    );
    for (const key of keys) key.setAttribute('aria-disabled', String(full));
    onChange();
  };

  const change = (next: readonly string[]) => {
    numbers = next;
    typed = '';
    status.textContent = `${texts.pick}: ${numbers.join(', ')}`;
    render();
  };

  const type = (digit: string) => {
    if (numbers.length >= maxNumbers) return;
    typed += digit;
    if (typed.length < digits) render();
    else change(numbers.includes(typed) ? numbers : [...numbers, typed]);
  };

  const random = () => {
    if (numbers.length >= Math.min(maxNumbers, 10 ** digits)) return;
    let number = '';
    do number = String(Math.floor(Math.random() * 10 ** digits)).padStart(digits, '0');
    while (numbers.includes(number));
    change([...numbers, number]);
  };

  const keys = Array.from({ length: 10 }, (_, digit) =>
    button(String(digit), () => type(String(digit)), { class: 'key' }),
  );
  const dice = button(texts.random, random, { class: 'plain' });
  dice.prepend(icon('dice'));
  const kinds = odds.map(({ digits: count, pays }, at) => {
    const input = el('input', { type: 'radio', name: 'digits', value: count, checked: at === 0 });
    input.addEventListener('change', () => {
      digits = count;
      change([]);
    });
    return el('label', { class: 'kind' }, input, el('span', {}, texts.digits[count] ?? '', el('b', {}, `×${pays}`)));
  });
  render();

  return {
    root: el(
      'div',
      { class: 'picker' },
      el('fieldset', { class: 'kinds' }, el('legend', { class: 'hidden' }, texts.pick), ...kinds),
      tray,
      el('div', { class: 'keypad' }, ...keys),
      el(
        'div',
        { class: 'tools' },
        dice,
        button(texts.clear, () => change([]), { class: 'plain' }),
      ),
      status,
    ),
    digits: () => digits,
    numbers: () => numbers,
    clear: () => change([]),
  };
}
