/** The cashier of a page: what is on offer, what was chosen and typed, and the order that comes of it (PAY-04, PAY-05). Needs no DOM. */
import type { CallError, Lobby, Model } from 'lobbykit';
import { checkDepositAmount, type DepositAmountIssue } from 'lobbykit/domain';
import { latestOnly, toCallError } from 'lobbykit/forms';
import { acceptPromo, ERROR_CODES, forfeitBonus } from 'lobbykit/wire';
import { atom, onMount } from 'nanostores';
import type { DepositMethod, DepositOffers, DepositPromo } from './offers.ts';
import type { DepositOrder } from './order/order.ts';
import { fetchOffers, placeOrder } from './requests.ts';
import { type DepositTotals, depositTotals, firstMethod } from './totals.ts';

/** What is chosen and typed. */
export interface DepositChoice {
  readonly methodId: string;
  /** As typed, decimal text. */
  readonly amount: string;
  /** null takes none. */
  readonly promoId: string | null;
}

export interface DepositFormState extends DepositChoice {
  /** undefined until they were told. */
  readonly offers: DepositOffers | undefined;
  /** Why they could not be asked for; older ones stay beside it. */
  readonly failure: CallError | null;
  /** The chosen method; null while none is open. */
  readonly method: DepositMethod | null;
  readonly promo: DepositPromo | null;
  /** What is wrong with the amount, whether it is said yet or not. */
  readonly issue: DepositAmountIssue | null;
  /** The page is to show `issue`: the field was left or sent, or holds more than may be deposited. */
  readonly issueShown: boolean;
  /** Fee, bonus and what arrives; null while the amount is none that may be deposited. */
  readonly sums: DepositTotals | null;
  readonly submitting: boolean;
  /** A promotion is being taken for the next deposit, or given back. */
  readonly accepting: boolean;
  /** Id of the bonus that is being given up. */
  readonly givingUp: string | null;
  /** Why the last sending was refused, unless that is said as an issue of the amount. */
  readonly refusal: CallError | null;
  /** Grows each time the field of the amount is to get the focus, so that it can get the focus again. */
  readonly focusTurn: number;
}

export interface DepositActions {
  /** Asks anew for all that is on offer. */
  refresh(): Promise<void>;
  /** A closed method is not taken. */
  choose(methodId: string): void;
  /** @param amount decimal text, `parseAmountInput` makes it of what was typed */
  setAmount(amount: string): void;
  /** The field was left: what is wrong with it is said from now on. */
  leaveAmount(): void;
  /** null: without a promotion. */
  setPromo(promoId: string | null): void;
  /** Takes a promotion for the next deposit whatever that is, null gives it back (PAY-05). */
  accept(promoId: string | null): Promise<void>;
  /** Gives a bonus up: what is left of it goes back, and its turnover holds nothing any more (PAY-10). */
  giveUp(bonusId: string): Promise<void>;
  /** Chooses again what a deposit had that came to nothing. */
  again(order: Pick<DepositOrder, 'methodId' | 'amount' | 'promoId'>): void;
  /**
   * Opens the order; null when something is wrong or was refused, which the state then says. One at a time. The same press again
   * after a connection that was lost gives the same order (PAY-03). Nothing that was chosen or typed is lost by a refusal.
   */
  submit(): Promise<DepositOrder | null>;
}

export type DepositModel = Model<DepositFormState, DepositActions>;

export type DepositLobby = Pick<Lobby, 'call' | 'clock' | 'config' | '$language' | 'refreshWallet'>;

const NOTHING: DepositChoice = { methodId: '', amount: '', promoId: null };

/** Refusals after which something else is on offer than was shown. */
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

/** A cashier on `lobby`. It asks for what is on offer once somebody looks, and anew when the language changes. */
export function createDeposit(lobby: DepositLobby): DepositModel {
  let touched = false;
  /** The member said whether a promotion goes with it; until then the accepted one does. */
  let promoChosen = false;
  const latest = latestOnly();

  const derive = (state: DepositFormState): DepositFormState => {
    const { offers } = state;
    const method = firstMethod(offers?.methods ?? [], state.methodId);
    const taken = promoChosen ? state.promoId : (offers?.promos.find(({ accepted }) => accepted)?.id ?? null);
    const promo = offers?.promos.find(({ id, blockedFor }) => id === taken && blockedFor === null) ?? null;
    const amount = state.amount.replace(/\.$/, '');
    const issue = method ? checkDepositAmount(amount, method) : null;
    return {
      ...state,
      // What was chosen stays chosen while nobody has said what there is.
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
    ...NOTHING,
    offers: undefined,
    failure: null,
    method: null,
    promo: null,
    issue: null,
    issueShown: false,
    sums: null,
    submitting: false,
    accepting: false,
    givingUp: null,
    refusal: null,
    focusTurn: 0,
  };
  const $state = atom<DepositFormState>(first);
  const state = () => $state.value ?? first;
  const change = (part: Partial<DepositFormState>) => $state.set(derive({ ...state(), ...part }));

  const refresh = async () => {
    const isLast = latest.begin();
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

  const refused = async (reason: unknown) => {
    const refusal = toCallError(reason);
    if (CHANGED.includes(refusal.code)) await refresh();
    // A limit that has moved since is told by the amount itself.
    const inAmount = state().issue !== null && isOfAmount(refusal);
    change({
      submitting: false,
      refusal: inAmount ? null : refusal,
      ...(isOfAmount(refusal) && { focusTurn: state().focusTurn + 1 }),
    });
  };

  return {
    $state,
    actions: {
      refresh,
      choose(methodId) {
        if (state().offers?.methods.some(({ id, isOpen }) => id === methodId && isOpen)) {
          change({ methodId, refusal: null });
        }
      },
      setAmount: amount => change({ amount, refusal: null }),
      leaveAmount() {
        // An empty field that was looked at and left is no mistake yet.
        touched = state().amount !== '';
        change({});
      },
      setPromo(promoId) {
        promoChosen = true;
        change({ promoId, refusal: null });
      },
      async accept(promoId) {
        if (state().accepting) return;
        change({ accepting: true, refusal: null });
        try {
          await lobby.call(acceptPromo, { body: { promoId } });
          // From now on it is the accepted one that goes with the deposit.
          promoChosen = false;
          await refresh();
          change({ accepting: false });
        } catch (reason) {
          change({ accepting: false, refusal: toCallError(reason) });
        }
      },
      async giveUp(bonusId) {
        if (state().givingUp !== null) return;
        change({ givingUp: bonusId, refusal: null });
        try {
          await lobby.call(forfeitBonus, { body: { bonusId } });
          void lobby.refreshWallet();
          await refresh();
          change({ givingUp: null });
        } catch (reason) {
          change({ givingUp: null, refusal: toCallError(reason) });
          // Played through or given up in another tab meanwhile: the bar goes.
          void refresh();
        }
      },
      again({ methodId, amount, promoId }) {
        promoChosen = true;
        touched = false;
        change({ methodId, amount: amount.replace(/\.0+$/, ''), promoId, refusal: null });
      },
      async submit() {
        const { submitting, method, issue, sums, amount, promo, focusTurn } = state();
        if (submitting || !method) return null;
        touched = true;
        if (issue || !sums) {
          change({ refusal: null, focusTurn: focusTurn + 1 });
          return null;
        }
        change({ submitting: true, refusal: null });
        try {
          const order = await placeOrder(lobby, {
            method,
            amount: amount.replace(/\.$/, ''),
            promoId: promo?.id ?? null,
          });
          touched = false;
          promoChosen = false;
          change({ ...NOTHING, methodId: method.id, submitting: false });
          void refresh();
          return order;
        } catch (reason) {
          await refused(reason);
          return null;
        }
      },
    },
  };
}

const isOfAmount = ({ code }: CallError): boolean =>
  code === ERROR_CODES.depositAmountOutside || code === ERROR_CODES.depositDayFull;
