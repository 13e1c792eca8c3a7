/**
 * Withdrawal: determines the current step, stores the inputs, and sends the requests (OUT-01, OUT-05, OUT-06). Requires
 * no DOM.
 */
import type { Lobby } from 'lobbykit';
import { checkWithdrawalAmount, isWithdrawalOpen, withdrawalArrives, withdrawalFee } from 'lobbykit/domain';
import { type Env, latestOnly, pageEnv, toCallError } from 'lobbykit/forms';
import {
  addBankCard,
  bankCards,
  bonusWagering,
  cancelWithdrawal,
  customerSecurityQuestions,
  ERROR_CODES,
  forfeitBonus,
  paymentPasswordCode,
  removeBankCard,
  resetPaymentPassword,
  setPaymentPassword,
  withdraw,
  withdrawBanks,
  withdrawOrder,
  withdrawSetting,
} from 'lobbykit/wire';
import { atom, onMount } from 'nanostores';
import { singleFlight } from '../../shared/forms/single-flight.ts';
import { parseBonuses } from '../deposits/offers.ts';
import { parseQuestions } from '../security/parse.ts';
import { parseBanks, parseCards, parseOrder, parseSetting } from './parse.ts';
import type { WithdrawalModel, WithdrawalModelState, WithdrawalPlace, WithdrawalStep } from './withdrawal-state.ts';

export interface WithdrawalOptions {
  readonly place?: WithdrawalPlace;
  /** Called after each change of step, so that the page can store it. */
  readonly onPlace?: (place: WithdrawalPlace) => void;
}

export type WithdrawalLobby = Pick<Lobby, 'call' | 'refreshWallet' | '$language'>;

const FOLLOW_MS = 3_000;

/**
 * Creates the model of a withdrawal, from setting a withdrawal password to the final state. Starts at the amount if the
 * member has a withdrawal password and a bank account (OUT-01).
 */
export function createWithdrawal(
  lobby: WithdrawalLobby,
  { place: first = {}, onPlace = () => {} }: WithdrawalOptions = {},
  env: Pick<Env, 'after' | 'hidden'> = pageEnv,
): WithdrawalModel {
  let place = first;
  /** Step to which adding an account and resetting the password return; undefined for the amount. */
  const origin = first.at === 'accounts' ? first.at : undefined;
  const start: WithdrawalModelState = {
    step: 'loading',
    setting: null,
    cards: [],
    banks: [],
    amount: first.amount ?? '',
    issue: null,
    fee: '0.00',
    arrives: '0.00',
    card: null,
    order: null,
    busy: false,
    actionError: null,
    failure: null,
    sentTo: null,
    questions: [],
    bonuses: [],
  };
  const $state = atom<WithdrawalModelState>(start);
  const state = () => $state.value ?? start;

  /** Returns the next state: merges `part`, then derives the step and the amounts. */
  const derive = (part: Partial<WithdrawalModelState>): WithdrawalModelState => {
    const next = { ...state(), ...part };
    const { setting, cards, amount, order } = next;
    if (!setting) return { ...next, step: 'loading' };
    const card = cards.find(({ id }) => id === place.cardId) ?? cards[0] ?? null;
    const issue = amount === '' ? null : checkWithdrawalAmount(amount, setting);
    const isRight = amount !== '' && issue === null;
    const fee = isRight ? withdrawalFee(amount, setting.feeFixed, setting.freeLeft) : '0.00';
    const arrives = isRight ? withdrawalArrives(amount, fee) : '0.00';
    const stepOf = (): WithdrawalStep => {
      if (place.orderNo) return order ? 'order' : 'loading';
      if (place.at === 'reset' || place.at === 'accounts') return place.at;
      // A member may prepare an account while withdrawals are blocked.
      if (setting.blockedBy && place.at !== 'card') return 'blocked';
      if (!setting.hasPassword) return 'password';
      if (cards.length === 0 || place.at === 'card') return 'card';
      return place.at === 'confirm' && isRight ? 'confirm' : 'amount';
    };
    return { ...next, card, issue, fee, arrives, step: stepOf() };
  };
  const change = (part: Partial<WithdrawalModelState>) => $state.set(derive(part));
  const move = (next: WithdrawalPlace, part: Partial<WithdrawalModelState> = {}) => {
    place = next;
    onPlace(next);
    change({ actionError: null, ...part });
  };

  const latest = latestOnly();
  const refresh = async () => {
    const isLast = latest.start();
    const query = { language: lobby.$language.get() };
    try {
      const [setting, cards, banks, order] = await Promise.all([
        lobby.call(withdrawSetting),
        lobby.call(bankCards, { query }),
        lobby.call(withdrawBanks, { query }),
        place.orderNo ? lobby.call(withdrawOrder, { query: { ...query, orderNo: place.orderNo } }) : null,
      ]);
      const isWagering = setting.value.blockedBy === ERROR_CODES.withdrawWageringOpen;
      const bonuses = isWagering ? parseBonuses((await lobby.call(bonusWagering, { query })).value) : [];
      if (!isLast()) return;
      change({
        setting: parseSetting(setting.value),
        bonuses,
        cards: parseCards(cards.value),
        banks: parseBanks(banks.value),
        order: order && parseOrder(order.value),
        failure: null,
      });
    } catch (reason) {
      if (isLast()) change({ failure: toCallError(reason) });
    }
  };

  onMount($state, () => {
    void refresh();
    let stop = () => {};
    const follow = () => {
      stop = env.after(FOLLOW_MS, async () => {
        const { order } = state();
        if (order && isWithdrawalOpen(order.status) && !env.hidden()) {
          await refresh();
          const now = state().order;
          if (now && !isWithdrawalOpen(now.status)) void lobby.refreshWallet();
        }
        follow();
      });
    };
    follow();
    const off = lobby.$language.listen(() => void refresh());
    return () => {
      stop();
      off();
    };
  });

  const act = singleFlight($state);
  const latestQuestions = latestOnly();
  const language = () => ({ language: lobby.$language.get() });

  return {
    $state,
    actions: {
      refresh,
      setAmount(typed) {
        const amount = typed.trim();
        move({ ...place, amount, at: undefined }, { amount });
      },
      chooseCard: cardId => move({ ...place, cardId, at: undefined }),
      confirm() {
        const { amount, issue, card } = state();
        if (amount !== '' && issue === null && card) move({ ...place, amount, cardId: card.id, at: 'confirm' });
      },
      go: (at = origin) => move({ ...place, at }, { sentTo: null }),
      setPassword: body =>
        act(async () => {
          await lobby.call(setPaymentPassword, { body: { ...body, ...language() } });
          await refresh();
        }),
      sendCode: () =>
        act(async () => {
          const { value } = await lobby.call(paymentPasswordCode, { body: language() });
          change({ sentTo: String(value.sentTo ?? '') });
        }),
      async loadQuestions() {
        const isLast = latestQuestions.start();
        const response = await lobby.call(customerSecurityQuestions, { query: language() }).catch(() => null);
        if (response && isLast()) change({ questions: parseQuestions(response.value) });
      },
      resetPassword: body =>
        act(async () => {
          await lobby.call(resetPaymentPassword, { body: { ...body, ...language() } });
          move({ ...place, at: origin });
          await refresh();
        }),
      addCard: body =>
        act(async () => {
          await lobby.call(addBankCard, { body: { ...body, ...language() } });
          move({ ...place, at: origin });
          await refresh();
        }),
      removeCard: cardId =>
        act(async () => {
          await lobby.call(removeBankCard, { body: { cardId } });
          await refresh();
        }),
      submit: (paymentPassword, code) =>
        act(async () => {
          const { amount, card } = state();
          const body = { cardId: card?.id ?? '', amount, paymentPassword, ...(code && { code }), ...language() };
          const { value } = await lobby.call(withdraw, { body });
          const order = parseOrder(value);
          move({ orderNo: order.orderNo }, { order, amount: '' });
          void lobby.refreshWallet();
          // Requests the data again, so that a late response to an earlier request does not remove the new withdrawal.
          await refresh();
        }),
      cancel: () =>
        act(async () => {
          const { order } = state();
          if (!order) return;
          try {
            const { value } = await lobby.call(cancelWithdrawal, { body: { orderNo: order.orderNo, ...language() } });
            change({ order: parseOrder(value) });
          } finally {
            // Loads the current state, even after a cancellation that was too late.
            await refresh();
            void lobby.refreshWallet();
          }
        }),
      forfeit: bonusId =>
        act(async () => {
          try {
            await lobby.call(forfeitBonus, { body: { bonusId } });
          } finally {
            // Loads the current state, even after an error, because the bonus may have ended in another tab.
            await refresh();
            void lobby.refreshWallet();
          }
        }),
      follow(orderNo) {
        move({ orderNo }, { order: null });
        void refresh();
      },
      forgive: () => change({ actionError: null }),
    },
  };
}
