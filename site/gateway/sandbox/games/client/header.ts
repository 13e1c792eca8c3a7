/** Header of all games: icon, name, note about play money, and the member's balance. */
import { formatMoney, MASKED } from 'lobbykit/domain';
import type { GameOpened } from '../responses.ts';
import { currentAppearance, followAppearance } from './appearance.ts';
import { el, isStill } from './dom.ts';
import type { Texts } from './texts/en.ts';

const COUNT_MS = 300;

export interface Header {
  readonly root: HTMLElement;
  /** Shows the new balance, counting up or down from the previous one. */
  setBalance(amount: string): void;
}

/**
 * Returns a function that formats amounts in the currency of the game and the language of the page: `1234.50` as
 * `₫1,234.50`.
 */
export const moneyOf =
  ({ currencySymbol }: Pick<GameOpened, 'currencySymbol'>) =>
  (amount: string): string =>
    formatMoney(amount, document.documentElement.lang, currencySymbol);

/** Creates a list of the data that the launch has transmitted, for operators. */
export function launchData({ launch }: GameOpened, texts: Texts): HTMLElement {
  const { merchant, vendor, game, category, language, currency, account } = launch;
  const { labels, accounts } = texts.launch;
  const rows = [
    [labels.merchant, merchant],
    [labels.vendor, vendor],
    [labels.game, game],
    [labels.category, category],
    [labels.language, language],
    [labels.currency, currency],
    [labels.account, accounts[account]],
  ] as const;
  return el(
    'details',
    { class: 'card pays' },
    el('summary', {}, texts.launch.title),
    el(
      'dl',
      { class: 'launch' },
      ...rows.map(([term, value]) => el('div', {}, el('dt', {}, term), el('dd', {}, value))),
    ),
  );
}

export function createHeader(game: GameOpened, texts: Texts): Header {
  const money = moneyOf(game);
  const shown = el('output', { class: 'balance' });
  let current = game.balance;
  let running = 0;

  /** Shows the balance, or asterisks if the member has hidden the balance on the site. */
  const write = (amount: string) => {
    if (!currentAppearance().hideBalance) shown.textContent = money(amount);
    else
      shown.replaceChildren(
        el('span', { 'aria-hidden': 'true' }, MASKED),
        el('span', { class: 'hidden' }, texts.masked),
      );
  };
  followAppearance(() => {
    cancelAnimationFrame(running);
    write(current);
  });

  const count = (from: number, to: number, amount: string) => {
    const began = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, (now - began) / COUNT_MS);
      // Intermediate amounts of the animation are floating-point numbers; the last one is the exact text of the server.
      write(part < 1 ? (from + (to - from) * part).toFixed(2) : amount);
      if (part < 1) running = requestAnimationFrame(step);
    };
    running = requestAnimationFrame(step);
  };

  const picture = el('img', { src: game.image, alt: '', class: 'cover' });
  picture.addEventListener('error', () => picture.remove());

  return {
    root: el(
      'header',
      { class: `head ${game.kind}` },
      picture,
      el('div', { class: 'names' }, el('h1', {}, game.name), el('span', { class: 'mark' }, texts.playMoney)),
      el('div', { class: 'funds' }, el('span', {}, texts.balance), shown),
      ...(game.isDemo ? [el('p', { class: 'demo' }, texts.demo)] : []),
    ),
    setBalance(amount) {
      if (amount === current) return;
      cancelAnimationFrame(running);
      const [from, to] = [Number(current), Number(amount)];
      current = amount;
      if (isStill() || currentAppearance().hideBalance) write(amount);
      else count(from, to, amount);
    },
  };
}
