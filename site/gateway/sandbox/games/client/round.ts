/** One round of a game at a time: sends the stake, retries safely, and shows the outcome next to the game. */
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
  /** Stake and bet, which cannot be changed during a round. */
  readonly choices: readonly HTMLFieldSetElement[];
  /** Texts shown in place of an outcome: `ready` before the first round, `waiting` during a round. */
  readonly ready: string;
  readonly waiting: string;
  readonly bet: () => B;
  readonly send: (round: B & { readonly key: string }) => Promise<R>;
  /** Shows the result in the game. `won`: the payout exceeds the stake. */
  readonly show: (result: R, won: boolean) => Promise<void>;
  /** Returns a text that precedes the outcome. */
  readonly prefix?: (result: R) => string;
  readonly setBalance: (amount: string) => void;
}

export interface Round {
  /** Element that shows the outcome of the last round. */
  readonly outcome: HTMLElement;
  /** Plays a round unless one is in progress. */
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
  /** Last round, stored while its result is unknown. */
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
      // A retry after a lost response uses the same key.
      const draft = bet();
      if (JSON.stringify(pending?.bet) !== JSON.stringify(draft)) pending = { key: newKey(), bet: draft };
      const { key } = pending!;
      try {
        const result = await send({ key, ...draft });
        pending = null;
        const won = Number(result.win) > Number(draft.stake);
        await show(result, won);
        // A payout that only returns the stake is not presented as a win (P6).
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
