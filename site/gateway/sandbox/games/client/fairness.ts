/**
 * Seeds of the dice: commitment and client seed before a roll, and verification of rolls after the server seed is
 * revealed.
 */
import { verifyRoll } from '../../../features/games/dice.ts';
import type { DiceResponse, Roll } from '../responses.ts';
import type { GameSession } from './api.ts';
import { button, el, icon } from './dom.ts';
import { errorTextFor, type FailureTexts } from './view.ts';

/** Formats a roll with two digits, like the dice: `07`. */
export const rollText = (roll: number): string => String(roll).padStart(2, '0');

export interface Fairness {
  readonly root: HTMLElement;
  /** Adds a new roll to the list. */
  add(roll: Roll): void;
}

export interface FairnessOptions {
  readonly gameSession: GameSession;
  readonly failure: FailureTexts;
  readonly money: (amount: string) => string;
}

/** Maximum number of rolls in the list. */
const SHOWN = 10;
/** Format of client seeds that the server accepts. */
const CLIENT_SEED = /^[\w-]{1,64}$/;

export function createFairness(initial: DiceResponse, { gameSession, failure, money }: FairnessOptions): Fairness {
  const { texts } = failure;
  let { next, rolls } = initial;
  let busy = false;
  const hash = el('code');
  const nonce = el('dd');
  const list = el('ul');
  const none = el('p', { class: 'muted' }, texts.noRolls);
  const status = el('p', { class: 'status', role: 'status' });
  const input = el('input', {
    id: 'client-seed',
    value: next.clientSeed,
    maxlength: 64,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    'aria-describedby': 'client-seed-hint',
  });

  const row = (roll: Roll): HTMLElement => {
    const { serverSeed, clientSeed, nonce, commitment, side, payout, stake, win } = roll;
    const verdict = el('span', { class: 'state' }, serverSeed === null ? texts.unrevealed : '');
    if (serverSeed !== null) {
      verifyRoll({ serverSeed, clientSeed, nonce }, { commitment, roll: roll.roll }).then(
        isRight => {
          verdict.className = isRight ? 'state right' : 'state wrong';
          verdict.replaceChildren(...(isRight ? [icon('check', 14)] : []), isRight ? texts.verified : texts.mismatch);
        },
        // The verification fails on pages without HTTPS, where browsers provide no hashing.
        () => verdict.replaceChildren(texts.unverifiable),
      );
    }
    const fact = (label: string, value: string) => el('p', { class: 'muted' }, `${label} `, el('code', {}, value));
    return el(
      'li',
      {},
      el(
        'div',
        { class: 'line' },
        el('b', {}, rollText(roll.roll)),
        el('span', { class: 'muted' }, `${texts.sides[side]} ×${payout}`),
        Number(win) > 0
          ? el('b', { class: 'amount plus' }, `+${money(win)}`)
          : el('span', { class: 'muted' }, `${texts.stake} ${money(stake)}`),
      ),
      el('div', { class: 'line' }, el('span', { class: 'muted' }, `${texts.nonce} ${nonce}`), verdict),
      ...(serverSeed === null ? [] : [fact(texts.serverSeed, serverSeed), fact(texts.clientSeed, clientSeed)]),
    );
  };

  const render = () => {
    hash.textContent = next.commitment;
    nonce.textContent = String(next.nonce);
    reveal.setAttribute('aria-disabled', String(next.nonce === 0));
    list.replaceChildren(...rolls.map(row));
    list.hidden = rolls.length === 0;
    none.hidden = rolls.length > 0;
  };

  /** Changes the seeds and shows the result. Ignored while another change is in progress. */
  const change = async (call: () => Promise<DiceResponse>, done: string) => {
    if (busy) return;
    busy = true;
    status.textContent = '';
    try {
      ({ next, rolls } = await call());
      input.value = next.clientSeed;
      render();
      status.textContent = done;
    } catch (error) {
      status.textContent = errorTextFor(error, failure) ?? '';
    }
    busy = false;
  };
  const save = () => {
    const clientSeed = input.value.trim();
    const isRight = CLIENT_SEED.test(clientSeed);
    input.setAttribute('aria-invalid', String(!isRight));
    if (isRight) void change(() => gameSession.setClientSeed(clientSeed), texts.seedSaved);
    else status.textContent = texts.clientSeedWrong;
  };
  const reveal = button(
    texts.reveal,
    () => {
      if (next.nonce > 0) void change(() => gameSession.revealSeed(next.commitment), texts.revealed);
    },
    { class: 'line-button' },
  );
  const form = el(
    'form',
    {},
    el('label', { for: 'client-seed' }, texts.clientSeed),
    el('div', { class: 'field' }, input, el('button', { type: 'submit', class: 'line-button' }, texts.save)),
    el('p', { class: 'muted', id: 'client-seed-hint' }, texts.clientSeedHint),
  );
  form.addEventListener('submit', event => {
    event.preventDefault();
    save();
  });
  render();

  return {
    root: el(
      'details',
      { class: 'card pays fairness' },
      el('summary', {}, texts.fairness),
      el('p', {}, texts.fairnessText),
      el('dl', {}, el('dt', {}, texts.serverSeedHash), el('dd', {}, hash), el('dt', {}, texts.nonce), nonce),
      form,
      reveal,
      status,
      el('h2', {}, texts.rolls),
      none,
      list,
      el('p', { class: 'muted' }, texts.formula),
      el('code', {}, 'HMAC-SHA256(serverSeed, clientSeed:nonce:n)'),
    ),
    add(roll) {
      // Not added again if the list was reloaded during the animation, because the seed was revealed.
      if (!rolls.some(({ id }) => id === roll.id)) rolls = [roll, ...rolls].slice(0, SHOWN);
      if (roll.commitment === next.commitment) next = { ...next, nonce: Math.max(next.nonce, roll.nonce + 1) };
      render();
    },
  };
}
