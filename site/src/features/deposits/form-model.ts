/**
 * Deposit form: available methods and promotions, selection, inputs, and creation of the order (PAY-04, PAY-05).
 * Requires no DOM.
 */
import type { CallError, Lobby, Model } from 'lobbykit';
import { checkDepositAmount, type DepositAmountIssue } from 'lobbykit/domain';
import { latestOnly, toCallError } from 'lobbykit/forms';
import { acceptPromo, ERROR_CODES, forfeitBonus } from 'lobbykit/wire';
import { atom, onMount } from 'nanostores';
import type { DepositMethod, DepositOffers, DepositPromo } from './offers.ts';
import type { DepositOrder } from './order/order.ts';
import { fetchOffers, placeOrder } from './requests.ts';
import { type DepositTotals, depositTotals, firstMethod } from './totals.ts';

/** Values that the member has selected or typed. */
export interface DepositChoice {
  readonly methodId: string;
  /** Amount as typed, decimal text. */
  readonly amount: string;
  /** Id of the promotion; null for none. */
  readonly promoId: string | null;
}

export interface DepositFormState extends DepositChoice {
  /** Available methods and promotions; undefined until loaded. */
  readonly offers: DepositOffers | undefined;
  /** Error of the last loading request. Offers from an earlier request stay available. */
  readonly failure: CallError | null;
  /** Selected payment method; null if all methods are closed. */
  readonly method: DepositMethod | null;
  readonly promo: DepositPromo | null;
  /** Validation error of the amount, even if the page does not show it yet. */
  readonly issue: DepositAmountIssue | null;
  /** True if the page must show `issue`: after blur or submission, or immediately if the amount exceeds the maximum. */
  readonly issueShown: boolean;
  /** Fee, bonus, and credited amount of the deposit; null while the amount is invalid. */
  readonly sums: DepositTotals | null;
  readonly submitting: boolean;
  /** True while the request that accepts or declines a promotion for the next deposit is in flight. */
  readonly accepting: boolean;
  /** Id of the bonus whose forfeit request is in flight; null otherwise. */
  readonly forfeiting: string | null;
  /** Error of the last submission; null if `issue` shows it at the amount. */
  readonly submitError: CallError | null;
  /** Increments whenever the amount input must receive the focus. */
  readonly focusTurn: number;
}

export interface DepositActions {
  /** Requests all methods, promotions, and bonuses again. */
  refresh(): Promise<void>;
  /** Selects a payment method; ignores a closed method. */
  choose(methodId: string): void;
  /** @param amount decimal text from `parseAmountInput` */
  setAmount(amount: string): void;
  /** Shows the validation error of the amount from now on, unless the input is empty. */
  blurAmount(): void;
  /** Selects a promotion for this deposit; null deselects it. */
  setPromo(promoId: string | null): void;
  /** Accepts a promotion for the next deposit of any method; null declines it (PAY-05). */
  accept(promoId: string | null): Promise<void>;
  /** Forfeits a bonus: debits what is left of it and ends its wagering requirement (PAY-10). */
  forfeit(bonusId: string): Promise<void>;
  /** Selects the method, amount, and promotion of a failed deposit again. */
  again(order: Pick<DepositOrder, 'methodId' | 'amount' | 'promoId'>): void;
  /**
   * Creates the order; null if the input is invalid, the request failed, or another submission is in flight. The inputs
   * stay after a failure, and submitting again after a lost connection returns the same order (idempotent, PAY-03).
   */
  submit(): Promise<DepositOrder | null>;
}

export type DepositModel = Model<DepositFormState, DepositActions>;

export type DepositLobby = Pick<Lobby, 'call' | 'clock' | 'config' | '$language' | 'refreshWallet'>;

const NO_CHOICE: DepositChoice = { methodId: '', amount: '', promoId: null };

/** Error codes after which the offers are requested again, because they have changed. */
const CHANGED: readonly (string | undefined)[] = [
  ERROR_CODES.depositMethodUnknown,
  ERROR_CODES.depositMethodClosed,
  ERROR_CODES.depositAmountOutside,
  ERROR_CODES.depositDayFull,
  ERROR_CODES.depositOrdersOpen,
  ERROR_CODES.depositPromoUnknown,
  ERROR_CODES.depositPromoUnmet,
  ERROR_CODES.depositPromoOpen,
  ERROR_CODES.depositProviderDown,
];

/** Creates the deposit form of `lobby`. Requests the offers when mounted, and again when the language changes. */
export function createDeposit(lobby: DepositLobby): DepositModel {
  let touched = false;
  /**
   * True if the member has selected or deselected a promotion. Until then, the promotion accepted for the next deposit
   * applies.
   */
  let promoChosen = false;
  const latest = latestOnly();

  const derive = (state: DepositFormState): DepositFormState => {
    const { offers } = state;
    const method = firstMethod(offers?.methods ?? [], state.methodId);
    const selectedPromoId = promoChosen ? state.promoId : (offers?.promos.find(({ accepted }) => accepted)?.id ?? null);
    const promo = offers?.promos.find(({ id, blockedFor }) => id === selectedPromoId && blockedFor === null) ?? null;
    const amount = state.amount.replace(/\.$/, '');
    const issue = method ? checkDepositAmount(amount, method) : null;
    return {
      ...state,
      // Keeps the selection while the offers are loading.
      methodId: offers ? (method?.id ?? '') : state.methodId,
      promoId: offers ? (promo?.id ?? null) : state.promoId,
      method,
      promo,
      issue,
      issueShown: issue !== null && (touched || issue.issue === 'high' || issue.issue === 'day'),
      sums: method && !issue ? depositTotals(amount, method, promo) : null,
    };
  };
  const first: DepositFormState = {
    ...NO_CHOICE,
    offers: undefined,
    failure: null,
    method: null,
    promo: null,
    issue: null,
    issueShown: false,
    sums: null,
    submitting: false,
    accepting: false,
    forfeiting: null,
    submitError: null,
    focusTurn: 0,
  };
  const $state = atom<DepositFormState>(first);
  const state = () => $state.value ?? first;
  const change = (part: Partial<DepositFormState>) => $state.set(derive({ ...state(), ...part }));

  const refresh = async () => {
    const isLast = latest.start();
    try {
      const offers = await fetchOffers(lobby);
      if (isLast()) change({ offers, failure: null });
    } catch (reason) {
      if (isLast()) change({ failure: toCallError(reason) });
    }
  };

  onMount($state, () => {
    void refresh();
    return lobby.$language.listen(() => void refresh());
  });

  const handleError = async (reason: unknown) => {
    const error = toCallError(reason);
    if (CHANGED.includes(error.code)) await refresh();
    // A limit that changed after the form loaded is shown as a validation error of the amount.
    const inAmount = state().issue !== null && isOfAmount(error);
    change({
      submitting: false,
      submitError: inAmount ? null : error,
      ...(isOfAmount(error) && { focusTurn: state().focusTurn + 1 }),
    });
  };

  return {
    $state,
    actions: {
      refresh,
      choose(methodId) {
        if (state().offers?.methods.some(({ id, isOpen }) => id === methodId && isOpen)) {
          change({ methodId, submitError: null });
        }
      },
      setAmount: amount => change({ amount, submitError: null }),
      blurAmount() {
        // Leaving an empty input is not an error.
        touched = state().amount !== '';
        change({});
      },
      setPromo(promoId) {
        promoChosen = true;
        change({ promoId, submitError: null });
      },
      async accept(promoId) {
        if (state().accepting) return;
        change({ accepting: true, submitError: null });
        try {
          await lobby.call(acceptPromo, { body: { promoId } });
          // Selects the accepted promotion again, even after another selection.
          promoChosen = false;
          await refresh();
          change({ accepting: false });
        } catch (reason) {
          change({ accepting: false, submitError: toCallError(reason) });
        }
      },
      async forfeit(bonusId) {
        if (state().forfeiting !== null) return;
        change({ forfeiting: bonusId, submitError: null });
        try {
          await lobby.call(forfeitBonus, { body: { bonusId } });
          void lobby.refreshWallet();
          await refresh();
          change({ forfeiting: null });
        } catch (reason) {
          change({ forfeiting: null, submitError: toCallError(reason) });
          // The bonus may have been wagered or forfeited in another tab. The new offers no longer contain it.
          void refresh();
        }
      },
      again({ methodId, amount, promoId }) {
        promoChosen = true;
        touched = false;
        change({ methodId, amount: amount.replace(/\.0+$/, ''), promoId, submitError: null });
      },
      async submit() {
        const { submitting, method, issue, sums, amount, promo, focusTurn } = state();
        if (submitting || !method) return null;
        touched = true;
        if (issue || !sums) {
          change({ submitError: null, focusTurn: focusTurn + 1 });
          return null;
        }
        change({ submitting: true, submitError: null });
        try {
          const order = await placeOrder(lobby, {
            method,
            amount: amount.replace(/\.$/, ''),
            promoId: promo?.id ?? null,
          });
          touched = false;
          promoChosen = false;
          change({ ...NO_CHOICE, methodId: method.id, submitting: false });
          void refresh();
          return order;
        } catch (reason) {
          await handleError(reason);
          return null;
        }
      },
    },
  };
}

const isOfAmount = ({ code }: CallError): boolean =>
  code === ERROR_CODES.depositAmountOutside || code === ERROR_CODES.depositDayFull;
