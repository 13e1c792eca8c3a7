/** One bet opened: its numbers, what each won, and taking numbers back before the sale closes (BOOK-04). Needs no DOM. */
import type { CallError, Model } from 'lobbykit';
import { parseDecimal, parseFlag, parseNumber, parseText } from 'lobbykit/domain';
import { latestOnly, toCallError } from 'lobbykit/forms';
import { cancelSuborders, orderDetail, type ResponseOf, teamOrder } from 'lobbykit/wire';
import { atom, type ReadableAtom } from 'nanostores';
import { type Bet, parseBet } from '../record-sources.ts';
import type { RecordLobby } from '../records-model.ts';

/** One number of a ticket. */
export interface BetNumber {
  readonly number: string;
  readonly stake: string;
  /** What it pays, in stakes; null when unknown. */
  readonly odds: number | null;
  readonly win: string;
  readonly state: 'waiting' | 'won' | 'lost' | 'cancelled';
  readonly cancelledAt: number | null;
}

export interface OpenedBet extends Bet {
  /** Whose bet it is, in the records of a team; '' for one's own. */
  readonly userName: string;
  /** How many last digits of the special prize are bet on; null for rounds of games. */
  readonly digits: number | null;
  /** The result as the history of draws writes it; '' before. */
  readonly result: string;
  readonly closeAt: number | null;
  readonly drawAt: number | null;
  readonly canCancel: boolean;
  /** What the reels showed; none for tickets. */
  readonly symbols: readonly string[];
  readonly numbers: readonly BetNumber[];
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
  numbers: value.suborders.map(row => ({
    number: parseText(row.content) || parseText(row.suborderNo),
    stake: parseDecimal(row.amount),
    odds: parseNumber(row.odds),
    win: parseDecimal(row.winAmount),
    state: NUMBER_STATES.find(state => state === row.status) ?? 'waiting',
    cancelledAt: parseNumber(row.cancelTime),
  })),
});

export interface OrderState {
  /** Null until it came. */
  readonly bet: OpenedBet | null;
  /** Why it did not come. */
  readonly error: CallError | null;
  /** Numbers that are being taken back. */
  readonly cancelling: readonly string[];
  /** Why the last numbers were not taken back. */
  readonly refused: CallError | null;
}

export interface OrderActions {
  refresh(): void;
  /** Takes numbers back; one call at a time. True when their stake is back. */
  cancel(numbers: readonly string[]): Promise<boolean>;
}

export type OrderModel = Model<OrderState, OrderActions> & { readonly $state: ReadableAtom<OrderState> };

export interface OrderOptions {
  /** It is a bet of a member below, read by the agent, who takes nothing back (TEAM-15). */
  readonly isTeams?: boolean;
}

/** The bet of a number; asked for at once. */
export function createOrder(lobby: RecordLobby, orderNo: string, { isTeams }: OrderOptions = {}): OrderModel {
  const $state = atom<OrderState>({ bet: null, error: null, cancelling: [], refused: null });
  const change = (part: Partial<OrderState>) => $state.set({ ...$state.get(), ...part });
  const latest = latestOnly();

  const ask = async () => {
    const isLast = latest.begin();
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

  void ask();
  return {
    $state,
    actions: {
      refresh: () => void ask(),
      async cancel(numbers) {
        if ($state.get().cancelling.length > 0) return false;
        change({ cancelling: numbers, refused: null });
        try {
          const body = { orderNo, suborderNos: [...numbers], language: lobby.$language.get() };
          const { value } = await lobby.call(cancelSuborders, { body });
          latest.changed();
          change({ bet: parseOpenedBet(value), cancelling: [] });
          return true;
        } catch (reason) {
          change({ cancelling: [], refused: toCallError(reason) });
          // What it has become meanwhile: the sale may have closed.
          void ask();
          return false;
        }
      },
    },
  };
}
