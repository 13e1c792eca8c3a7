/** Panel of the draw on sale: number, remaining time, and the special prize of the last draw. */
import { formatRemaining, NO_TIME } from 'lobbykit/domain';
import type { LotteryResponse } from '../responses.ts';
import { serverNow } from './api.ts';
import { el } from './dom.ts';
import type { Texts } from './texts/en.ts';

export const TICK_MS = 500;
/** Remaining time below which it is highlighted, ms. */
const NEAR_MS = 6_000;

export interface DrawPanel {
  readonly root: HTMLElement;
  show(response: LotteryResponse): void;
}

/**
 * Creates the panel.
 * @param onClosed called when the sale of the shown draw closes
 */
export function createDrawPanel(texts: Texts, onClosed: () => void): DrawPanel {
  const numero = el('span', { class: 'numero' });
  const time = el('output', { class: 'time', role: 'timer', 'aria-live': 'off' }, NO_TIME);
  const hint = el('span', { class: 'muted' });
  const last = el('div', { class: 'last' });
  const hash = el('code');
  const seed = el('details', { class: 'seed' }, el('summary', {}, texts.seedHash), el('p', {}, texts.seedText), hash);
  let draw: LotteryResponse['draw'] = null;
  /** Number of the draw whose special prize is shown; '' initially. */
  let shown = '';

  const tick = () => {
    if (!draw) return;
    const left = draw.closeAt - serverNow();
    time.textContent = formatRemaining(left);
    time.classList.toggle('near', left > 0 && left < NEAR_MS);
    if (left > 0) return;
    draw = null;
    onClosed();
  };
  setInterval(tick, TICK_MS);

  const showLast = (prize: NonNullable<LotteryResponse['last']>) => {
    if (shown === prize.numero) return;
    const balls = [...prize.special].map(digit => el('span', { class: 'ball gold' }, digit));
    last.replaceChildren(
      el('span', { class: 'muted' }, texts.lastResult),
      // If the page has already shown an earlier result, the digits of a new one appear one after another.
      el('div', { class: shown ? 'balls arriving' : 'balls' }, ...balls),
    );
    shown = prize.numero;
  };

  return {
    root: el('section', { class: 'card draw' }, el('div', {}, numero, time, hint), last, seed),
    show(response) {
      draw = response.draw;
      numero.textContent = draw ? `${texts.draw} ${draw.numero}` : '';
      hint.textContent = draw ? texts.untilClose : texts.offSale;
      if (!draw) time.textContent = NO_TIME;
      seed.hidden = !draw?.commitment;
      hash.textContent = draw?.commitment ?? '';
      tick();
      if (response.last) showLast(response.last);
    },
  };
}
