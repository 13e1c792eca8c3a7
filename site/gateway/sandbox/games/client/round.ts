/**
 * Rounds of a game, one at a time: sends the stake, retries without a second stake, and shows the result next to the
 * game.
 */
import { newKey } from './api.ts';
import { el } from './dom.ts';
import type { Texts } from './texts/en.ts';
import { errorTextFor, type FailureTexts, isUnsure } from './view.ts';

interface RoundResult {
  readonly win: string;
  readonly balance: string;
}

export interface RoundOptions<B extends { readonly stake: string }, R extends RoundResult> {
  readonly failure: FailureTexts;
  readonly texts: Texts;
  readonly money: (amount: string) => string;
  /** Button that starts a round. */
  readonly press: HTMLButtonElement;
  /** Fields for stake and bet, which are disabled during a round. */
  readonly choices: readonly HTMLFieldSetElement[];
  /** Texts in place of a result: `ready` before the first round, `waiting` during a round. */
  readonly ready: string;
  readonly waiting: string;
  readonly bet: () => B;
  readonly send: (round: B & { readonly key: string }) => Promise<R>;
  /** Shows the result in the game. `won` is true if the payout exceeds the stake. */
  readonly show: (result: R, won: boolean) => Promise<void>;
  /** Returns a text to show in front of the result. */
  readonly prefix?: (result: R) => string;
  readonly setBalance: (amount: string) => void;
}

export interface Round {
  /** Element with the result of the last round. */
  readonly outcome: HTMLElement;
  /** Plays a round; ignored while another round is in progress. */
  play(): Promise<void>;
}

export function createRound<B extends { readonly stake: string }, R extends RoundResult>({
  failure,
  texts,
  money,
  press,
  choices,
  ready,
  waiting,
  bet,
  send,
  show,
  prefix = () => '',
  setBalance,
}: RoundOptions<B, R>): Round {
  const outcome = el('p', { class: 'outcome', role: 'status' }, ready);
  /** Last round, stored until its result is known. */
  let pending: { readonly key: string; readonly bet: B } | null = null;
  let busy = false;

  const showOutcome = (text: string, kind: 'won' | 'failed' | '' = '') => {
    outcome.className = `outcome ${kind}`;
    outcome.textContent = text;
  };

  return {
    outcome,
    async play() {
      if (busy) return;
      busy = true;
      press.setAttribute('aria-disabled', 'true');
      for (const choice of choices) choice.disabled = true;
      showOutcome(waiting);
      // A retry after a lost response must use the same key.
      const draft = bet();
      if (JSON.stringify(pending?.bet) !== JSON.stringify(draft)) pending = { key: newKey(), bet: draft };
      const { key } = pending!;
      try {
        const result = await send({ key, ...draft });
        pending = null;
        const won = Number(result.win) > Number(draft.stake);
        await show(result, won);
        // A payout that only returns the stake must not be presented as a win (P6).
        const textOf = won ? texts.youWin : Number(result.win) > 0 ? texts.stakeBack : () => texts.noWin;
        showOutcome(prefix(result) + textOf(money(result.win)), won ? 'won' : '');
        setBalance(result.balance);
      } catch (error) {
        if (!isUnsure(error)) pending = null;
        const errorText = errorTextFor(error, failure);
        if (errorText !== null) showOutcome(errorText, 'failed');
      }
      busy = false;
      press.removeAttribute('aria-disabled');
      for (const choice of choices) choice.disabled = false;
    },
  };
}
