/** Slot machine: select a stake, spin the reels, and see the result. */
import type { ReelsOpened } from '../responses.ts';
import { button, el, isStill, returnLine } from './dom.ts';
import { createHeader, launchData, moneyOf } from './header.ts';
import { createRound } from './round.ts';
import { createStakePicker } from './stake.ts';
import type { Texts } from './texts/en.ts';
import type { ViewOptions } from './view.ts';

/** Duration until the first reel stops, ms. Each further reel stops half of this time later. */
const TURN_MS = 300;
const REELS = 3;
/** Number of symbols that pass through the window while a reel turns. */
const PASSING = 4;

export function showReels({ root, game, texts, gameSession, over }: ViewOptions<ReelsOpened>): void {
  const money = moneyOf(game);
  const header = createHeader(game, texts);
  const names = game.pays.map(({ symbol }) => symbol);
  const reels = Array.from({ length: REELS }, (_, at) => createReel(names[at * 2 + 1] ?? '', texts));
  const spin = button('', () => void round.play(), { class: 'primary' });
  const stakes = createStakePicker(texts.stake, game.stakes, money, () => label());
  const label = () => spin.replaceChildren(texts.spin, el('b', {}, money(stakes.value())));
  label();
  const backdrop = el('img', { src: game.image, alt: '', class: 'backdrop' });
  backdrop.addEventListener('error', () => backdrop.remove());
  const round = createRound({
    failure: { texts, game, over },
    texts,
    money,
    press: spin,
    choices: [stakes.root],
    ready: texts.ready,
    waiting: texts.spinning,
    bet: () => {
      for (const reel of reels) reel.rest(false);
      return { stake: stakes.value() };
    },
    send: gameSession.play,
    show: async ({ symbols }, won) => {
      await Promise.all(reels.map((reel, at) => reel.turnTo(symbols[at] ?? '', names, at * (TURN_MS / 2))));
      const counts = (symbol: string) => symbols.filter(one => one === symbol).length;
      reels.forEach((reel, at) => {
        reel.rest(won && counts(symbols[at] ?? '') > 1);
      });
    },
    setBalance: header.setBalance,
  });

  root.replaceChildren(
    header.root,
    el(
      'section',
      { class: 'stage' },
      backdrop,
      el('div', { class: 'windows' }, ...reels.map(reel => reel.root)),
      round.outcome,
    ),
    el('section', { class: 'card' }, stakes.root),
    paytable(game, texts),
    launchData(game, texts),
    el('footer', {}, spin),
  );
}

interface Reel {
  readonly root: HTMLElement;
  /** Turns the reel until the window shows `symbol`. */
  turnTo(symbol: string, names: readonly string[], delay: number): Promise<void>;
  /** Marks the reel as part of a win, or removes the mark. */
  rest(won: boolean): void;
}

const picture = (symbol: string, texts: Texts) =>
  el('img', { src: `/symbols/${symbol}.svg`, alt: texts.symbols[symbol] ?? symbol, width: 80, height: 80 });

function createReel(first: string, texts: Texts): Reel {
  const strip = el('div', { class: 'strip' }, picture(first, texts));
  const root = el('div', { class: 'reel' }, strip);
  return {
    root,
    async turnTo(symbol, names, delay) {
      const shown = strip.firstElementChild;
      const target = picture(symbol, texts);
      await target.decode().catch(() => {});
      if (isStill() || !shown) {
        strip.replaceChildren(target);
        return;
      }
      const passing = Array.from({ length: PASSING }, () =>
        picture(names[Math.floor(Math.random() * names.length)] ?? '', texts),
      );
      strip.replaceChildren(target, ...passing, shown);
      // The strip starts at an offset, at which the window shows its last symbol, and moves to the first one.
      const away = `translateY(${(-100 * (PASSING + 1)) / (PASSING + 2)}%)`;
      const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
      const turning = strip.animate([{ transform: away }, { transform: 'none' }], {
        duration: TURN_MS,
        delay,
        easing,
        fill: 'backwards',
      });
      await turning.finished;
      strip.replaceChildren(target);
    },
    rest: won => root.classList.toggle('won', won),
  };
}

/** Creates the table of payouts for three and for exactly two of each symbol, highest payout first. */
function paytable({ pays, returnPercent }: ReelsOpened, texts: Texts): HTMLElement {
  const row = (symbol: string, count: number, times: number) =>
    el(
      'li',
      {},
      el('span', { class: 'set' }, ...Array.from({ length: count }, () => picture(symbol, texts))),
      el(
        'b',
        { 'aria-label': `${count === REELS ? texts.three : texts.two}: ${texts.times(String(times))}` },
        `×${times}`,
      ),
    );
  const rows = pays.flatMap(({ symbol, three, two }) => [
    { symbol, count: REELS, times: three },
    { symbol, count: REELS - 1, times: two },
  ]);
  const paying = rows.filter(({ times }) => times > 0).sort((a, b) => b.times - a.times);
  return el(
    'details',
    { class: 'card pays' },
    el('summary', {}, texts.pays),
    returnLine(returnPercent, texts),
    el('ul', {}, ...paying.map(({ symbol, count, times }) => row(symbol, count, times))),
  );
}
