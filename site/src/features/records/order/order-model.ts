/** Details of one bet: numbers, wins, and cancellation of numbers before the sale closes (BOOK-04). Requires no DOM. */
import type { CallError, Model } from 'lobbykit';
import { parseDecimal, parseFlag, parseNumber, parseText } from 'lobbykit/domain';
import { latestOnly, toCallError } from 'lobbykit/forms';
import { cancelSuborders, orderDetail, type ResponseOf, teamOrder } from 'lobbykit/wire';
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { parseReceipt, type Receipt } from '../receipt/receipt-model.ts';
import { type Bet, parseBet } from '../record-sources.ts';
import type { RecordLobby } from '../records-model.ts';

/** Number of a lottery ticket. */
export interface BetNumber {
  readonly number: string;
  readonly stake: string;
  /** Payout as a multiple of the stake; null if unknown. */
  readonly odds: number | null;
  readonly win: string;
  readonly state: 'waiting' | 'won' | 'lost' | 'cancelled';
  readonly cancelledAt: number | null;
}

export interface OpenedBet extends Bet {
  /** User name of the member who placed the bet, in team records; '' in the member's own records. */
  readonly userName: string;
  /** Number of last digits of the special prize that must match; null for game rounds. */
  readonly digits: number | null;
  /** Drawn numbers in the format of the draw history; '' before the draw or for game rounds. */
  readonly result: string;
  readonly closeAt: number | null;
  readonly drawAt: number | null;
  readonly canCancel: boolean;
  /** Symbols shown by the reels of a slot game; empty for other bets. */
  readonly symbols: readonly string[];
  /** Result of a dice game; null for other bets. `roll` is 0 to 99, `payout` is a multiple of the stake. */
  readonly dice: { readonly roll: number; readonly side: 'under' | 'over'; readonly payout: number } | null;
  readonly numbers: readonly BetNumber[];
  /** Receipt of the bet; null in team records. */
  readonly receipt: Receipt | null;
}

const NUMBER_STATES = ['waiting', 'won', 'lost', 'cancelled'] as const;

export const parseOpenedBet = (value: ResponseOf<typeof orderDetail | typeof teamOrder>['value']): OpenedBet => ({
  ...parseBet(value),
  userName: 'userName' in value ? parseText(value.userName) : '',
  digits: parseNumber(value.digits),
  result: parseText(value.winningNumber),
  closeAt: parseNumber(value.closeTime),
  drawAt: parseNumber(value.drawTime),
  canCancel: parseFlag(value.canCancel),
  symbols: (value.symbols ?? []).map(parseText),
  dice: value.dice
    ? {
        roll: parseNumber(value.dice.roll) ?? 0,
        side: value.dice.side === 'over' ? 'over' : 'under',
        payout: parseNumber(value.dice.payout) ?? 0,
      }
    : null,
  numbers: value.suborders.map(row => ({
    number: parseText(row.content) || parseText(row.suborderNo),
    stake: parseDecimal(row.amount),
    odds: parseNumber(row.odds),
    win: parseDecimal(row.winAmount),
    state: NUMBER_STATES.find(state => state === row.status) ?? 'waiting',
    cancelledAt: parseNumber(row.cancelTime),
  })),
  receipt: value.receipt ? parseReceipt(value.receipt) : null,
});

export interface OrderState {
  /** Null until loaded. */
  readonly bet: OpenedBet | null;
  /** Error of the last loading request, or null. */
  readonly error: CallError | null;
  /** Numbers whose cancellation request is in flight. */
  readonly cancelling: readonly string[];
  /** Error of the last cancellation, or null. */
  readonly cancelError: CallError | null;
}

export interface OrderActions {
  refresh(): void;
  /**
   * Cancels numbers of the ticket, one request at a time.
   * @returns true if the stake was refunded
   */
  cancel(numbers: readonly string[]): Promise<boolean>;
}

export type OrderModel = Model<OrderState, OrderActions> & { readonly $state: ReadableAtom<OrderState> };

export interface OrderOptions {
  /** True for the bet of a downline member, which the agent cannot change (TEAM-15). */
  readonly isTeams?: boolean;
}

/** Creates the model of a bet and sends the first request immediately. */
export function createOrder(lobby: RecordLobby, orderNo: string, { isTeams }: OrderOptions = {}): OrderModel {
  const $state = atom<OrderState>({ bet: null, error: null, cancelling: [], cancelError: null });
  const change = (part: Partial<OrderState>) => $state.set({ ...$state.get(), ...part });
  const latest = latestOnly();

  const load = async () => {
    const isLast = latest.start();
    change({ error: null });
    try {
      const { value } = await lobby.call(isTeams ? teamOrder : orderDetail, {
        query: { orderNo, language: lobby.$language.get() },
      });
      if (isLast()) change({ bet: parseOpenedBet(value) });
    } catch (reason) {
      if (isLast()) change({ error: toCallError(reason) });
    }
  };

  void load();
  // Requests the bet again after a change of language, because it contains names.
  onMount($state, () => lobby.$language.listen(() => void load()));
  return {
    $state,
    actions: {
      refresh: () => void load(),
      async cancel(numbers) {
        if ($state.get().cancelling.length > 0) return false;
        change({ cancelling: numbers, cancelError: null });
        try {
          const body = { orderNo, suborderNos: [...numbers], language: lobby.$language.get() };
          const { value } = await lobby.call(cancelSuborders, { body });
          latest.changed();
          change({ bet: parseOpenedBet(value), cancelling: [] });
          return true;
        } catch (reason) {
          change({ cancelling: [], cancelError: toCallError(reason) });
          // Requests the bet again after a failed cancellation, because the sale may have closed.
          void load();
          return false;
        }
      },
    },
  };
}
