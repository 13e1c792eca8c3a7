/** Dice game: select low or high numbers, a payout and a stake, roll the dice, and verify rolls. */
import { DICE_SIDES, type DiceBet, ROLLS, winningRolls } from '../../../features/games/dice.ts';
import type { DiceOpened, RollResponse } from '../responses.ts';
import { button, el, isStill, returnLine } from './dom.ts';
import { createFairness, rollText } from './fairness.ts';
import { createHeader, launchData, moneyOf } from './header.ts';
import { createRound } from './round.ts';
import { createPills, createStakePicker } from './stake.ts';
import type { Texts } from './texts/en.ts';
import type { ViewOptions } from './view.ts';

/** Duration of the animation of a roll, ms, and of each number shown during it (FACE_MS). */
const ROLL_MS = 400;
const FACE_MS = 50;

const rangeText = (bet: DiceBet): string => winningRolls(bet).map(rollText).join('–');

export async function showDice({ root, game, texts, gameSession, over }: ViewOptions<DiceOpened>): Promise<void> {
  const money = moneyOf(game);
  const header = createHeader(game, texts);
  const failure = { texts, game, over };
  const fairness = createFairness(await gameSession.dice(), { gameSession, failure, money });
  const dice = createDice();
  const chance = el('output', { class: 'chance' });
  const roll = button('', () => void round.play(), { class: 'primary' });

  const bet = (): DiceBet => ({ side: sides.value(), payout: payouts.value() });
  const winOf = (stake: string) => (Number(stake) * payouts.value()).toFixed(2);
  const update = () => {
    const payout = payouts.value();
    sides.relabel(DICE_SIDES.map(side => `${texts.sides[side]} ${rangeText({ side, payout })}`));
    const [lowest, highest] = winningRolls(bet());
    const count = String(highest - lowest + 1);
    chance.textContent = texts.chance(money(winOf(stakes.value())), rangeText(bet()), count);
    roll.replaceChildren(texts.roll, el('b', {}, money(stakes.value())));
    dice.mark(bet());
  };
  const sides = createPills({
    name: 'sides',
    legend: texts.yourBet,
    values: DICE_SIDES,
    labelOf: () => '',
    onChange: update,
  });
  const payouts = createPills({
    name: 'payouts',
    legend: texts.prize,
    values: game.payouts,
    labelOf: payout => `×${payout}`,
    onChange: update,
  });
  const stakes = createStakePicker(texts.stake, game.stakes, money, update);
  update();

  const round = createRound({
    failure,
    texts,
    money,
    press: roll,
    choices: [sides.root, payouts.root, stakes.root],
    ready: texts.readyToRoll,
    waiting: texts.rolling,
    bet: () => ({ stake: stakes.value(), ...bet() }),
    send: gameSession.roll,
    show: async (result: RollResponse, won) => {
      await dice.show(result.roll.roll, won);
      fairness.add(result.roll);
    },
    prefix: ({ roll: { roll } }) => `${texts.rolled(rollText(roll))} `,
    setBalance: header.setBalance,
  });
  const backdrop = el('img', { src: game.image, alt: '', class: 'backdrop' });
  backdrop.addEventListener('error', () => backdrop.remove());

  root.replaceChildren(
    header.root,
    el('section', { class: 'stage' }, backdrop, dice.root, round.outcome),
    el('section', { class: 'card bets' }, sides.root, payouts.root, stakes.root),
    rules(game, texts),
    fairness.root,
    launchData(game, texts),
    el('footer', {}, chance, roll),
  );
}

interface Dice {
  readonly root: HTMLElement;
  /** Animates a roll until it shows this number. */
  show(roll: number, won: boolean): Promise<void>;
  /** Marks the winning numbers on the scale. */
  mark(bet: DiceBet): void;
}

/**
 * Creates the two dice and the scale of all numbers. Hidden from screen readers, because the text of the result
 * contains the number.
 */
function createDice(): Dice {
  const faces = Array.from({ length: 2 }, () => el('div', { class: 'die' }, '0'));
  const part = el('div', { class: 'part' });
  const needle = el('div', { class: 'needle' });
  const scale = el('div', { class: 'scale' }, part, needle);
  needle.hidden = true;
  const write = (roll: number) => {
    faces.forEach((face, at) => {
      face.textContent = rollText(roll)[at] ?? '';
    });
  };
  return {
    root: el('div', { class: 'windows dice', 'aria-hidden': 'true' }, ...faces, scale),
    async show(roll, won) {
      needle.hidden = true;
      for (const face of faces) face.classList.remove('won');
      for (let passed = 0; passed < ROLL_MS && !isStill(); passed += FACE_MS) {
        write(Math.floor(Math.random() * ROLLS));
        await new Promise(resolve => setTimeout(resolve, FACE_MS));
      }
      write(roll);
      needle.style.left = `${roll + 0.5}%`;
      needle.hidden = false;
      for (const face of faces) face.classList.toggle('won', won);
    },
    mark(bet) {
      const [lowest, highest] = winningRolls(bet);
      part.style.left = `${lowest}%`;
      part.style.width = `${highest - lowest + 1}%`;
      needle.hidden = true;
      for (const face of faces) face.classList.remove('won');
    },
  };
}

function rules({ payouts, returnPercent }: DiceOpened, texts: Texts): HTMLElement {
  const row = (payout: number) =>
    el(
      'li',
      {},
      el('span', {}, DICE_SIDES.map(side => rangeText({ side, payout })).join(` ${texts.or} `)),
      el('b', { 'aria-label': texts.times(String(payout)) }, `×${payout}`),
    );
  return el(
    'details',
    { class: 'card pays' },
    el('summary', {}, texts.rules),
    ...texts.diceRules.map(text => el('p', {}, text)),
    returnLine(returnPercent, texts),
    el('ul', {}, ...payouts.map(row)),
  );
}
