/** Parses the receipt of a deposit, a withdrawal, a bet, or a ledger entry. Requires no DOM. */
import { type DepositState, parseDecimal, parseNumber, parseText, type WithdrawalState } from 'lobbykit/domain';
import { depositState, type ResponseOf, type transactionReceipt, withdrawalState } from 'lobbykit/wire';
import { type BetState, betState } from '../record-sources.ts';
import { betPoints, depositPoints, type Point, withdrawalPoints } from './timeline-points.ts';

/** Amounts of a receipt in display order. Each name is the last part of the text key of its label. */
const AMOUNTS = [
  'requested',
  'staked',
  'bonusStake',
  'received',
  'fee',
  'credited',
  'paidOut',
  'won',
  'refunded',
  'bonus',
] as const;

export interface ReceiptAmount {
  readonly field: (typeof AMOUNTS)[number];
  /** Amount, decimal text. */
  readonly amount: string;
}

/**
 * Kind of the receipt, with the state of its deposit, withdrawal, or bet. A receipt of a single ledger entry has no
 * state.
 */
export type ReceiptState =
  | { readonly kind: 'deposit'; readonly state: DepositState }
  | { readonly kind: 'withdrawal'; readonly state: WithdrawalState }
  | { readonly kind: 'bet'; readonly state: BetState }
  | { readonly kind: 'entry' };

export interface Receipt {
  readonly number: string;
  readonly state: ReceiptState;
  /** Name of the transaction, such as `Deposit` or `Transfer`. */
  readonly title: string;
  /** Name of the payment method, bank, game, or other member; '' if there is none. */
  readonly name: string;
  /** Masked number of the bank account; '' if there is none. */
  readonly accountNo: string;
  readonly payeeName: string;
  /** Main amount, decimal text; negative if a ledger entry debits it. */
  readonly amount: string;
  /** Amounts that this kind of receipt has. */
  readonly amounts: readonly ReceiptAmount[];
  /** Number of exchanged points; '' if the receipt is not about an exchange of points. */
  readonly points: string;
  /**
   * Balance after the last ledger entry of the transaction, and the part of it that is bonus; '' without a ledger
   * entry.
   */
  readonly balance: string;
  readonly bonusBalance: string;
  /** Note that the operator wrote for the member; '' if there is none. */
  readonly note: string;
  readonly timeline: readonly Point[];
}

type Wire = ResponseOf<typeof transactionReceipt>['value'];

/**
 * Parses the state and the timeline, depending on the kind. A receipt of an unknown kind is shown as a ledger entry.
 */
function parseState(value: Wire): Pick<Receipt, 'state' | 'timeline'> {
  const expectTime = parseNumber(value.expectTime);
  const stepsOf = <State extends string>(states: readonly State[]) =>
    value.steps.flatMap(({ status, time }) => {
      const known = states.find(state => state === status);
      return known ? [{ status: known, time: parseNumber(time) }] : [];
    });
  const stateOf = <State extends string>(states: readonly State[], fallback: State) =>
    states.find(state => state === value.status) ?? fallback;
  switch (value.kind) {
    case 'deposit': {
      const state = stateOf(depositState.options, 'review');
      const order = { status: state, steps: stepsOf(depositState.options) };
      return { state: { kind: 'deposit', state }, timeline: depositPoints(order, value.methodKind === 'transfer') };
    }
    case 'withdrawal': {
      const state = stateOf(withdrawalState.options, 'pending');
      const order = { status: state, steps: stepsOf(withdrawalState.options) };
      return { state: { kind: 'withdrawal', state }, timeline: withdrawalPoints(order, expectTime) };
    }
    case 'bet': {
      const state = betState(parseText(value.status)) ?? 'waiting';
      const placed = value.steps.find(({ status }) => status === 'placed');
      const settled = value.steps.find(({ status }) => status === state);
      return {
        state: { kind: 'bet', state },
        timeline: betPoints(state, {
          placed: parseNumber(placed?.time),
          settled: parseNumber(settled?.time),
          draw: expectTime,
        }),
      };
    }
    default:
      return {
        state: { kind: 'entry' },
        timeline: value.steps.map(({ time }) => ({ key: 'done', tone: 'done', time: parseNumber(time) })),
      };
  }
}

export const parseReceipt = (value: Wire): Receipt => ({
  number: parseText(value.number),
  ...parseState(value),
  title: parseText(value.title),
  name: parseText(value.name),
  accountNo: parseText(value.accountNo),
  payeeName: parseText(value.payeeName),
  amount: parseDecimal(value.amount),
  amounts: AMOUNTS.flatMap(field =>
    parseText(value[field]) === '' ? [] : [{ field, amount: parseDecimal(value[field]) }],
  ),
  points: parseText(value.points),
  balance: parseText(value.balance),
  bonusBalance: parseText(value.bonusBalance),
  note: parseText(value.note),
});
