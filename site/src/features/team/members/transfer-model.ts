/** Transfer of money from an agent to downline members: amount, limits, and password (TEAM-14). Requires no DOM. */
import type { CallError, Lobby, Model } from 'lobbykit';
import { parseAmount, parseDecimal, parseFlag, parseNumber, parseText, toAmount, toUnits } from 'lobbykit/domain';
import { latestOnly, toCallError } from 'lobbykit/forms';
import { transferDownline, transferMultipleDownline, transferSetting } from 'lobbykit/wire';
import { atom, type ReadableAtom } from 'nanostores';

/** Limits, number of decimals, and available balance of the next transfer. Amounts are decimal text. */
export interface TransferSetting {
  readonly available: string;
  /** Minimum and maximum amount for each member. */
  readonly min: string;
  readonly max: string;
  readonly decimals: number;
  readonly dayLeft: string;
  readonly dayMax: string;
  readonly maxMembers: number;
  readonly hasPassword: boolean;
  /** Error code of the reason that blocks transfers; null if they are possible. */
  readonly blockedBy: string | null;
}

/**
 * Validation error of the amount: not a number, too many decimals, below `min` or above `max`, above the rest of the
 * daily limit, or above the balance.
 */
export type TransferIssue = 'number' | 'decimals' | 'min' | 'max' | 'day' | 'funds';

export interface TransferState {
  /** Null until loaded. */
  readonly setting: TransferSetting | null;
  /** Error of the first request, or null. */
  readonly failure: CallError | null;
  /** Amount for each member as typed, decimal text. */
  readonly amount: string;
  /** Validation error of the amount; null if it is valid or empty. */
  readonly issue: TransferIssue | null;
  /** Total to debit, and the balance after the transfer; '' while the amount is invalid. */
  readonly total: string;
  readonly afterwards: string;
  readonly busy: boolean;
  readonly actionError: CallError | null;
}

export interface TransferActions {
  refresh(): void;
  setAmount(amount: string): void;
  /**
   * Sends the transfer; all members receive their amount, or none does.
   * @returns true if the request succeeded; otherwise `actionError` contains the error
   */
  send(paymentPassword: string): Promise<boolean>;
  /** Clears `actionError`. */
  forgive(): void;
}

export interface TransferModel extends Model<TransferState, TransferActions> {
  readonly $state: ReadableAtom<TransferState>;
}

type TransferLobby = Pick<Lobby, 'call' | '$language' | 'refreshWallet'>;

const EMPTY_CHECK = { issue: null, total: '', afterwards: '' } as const;

/** Validates the amount for a number of members and calculates the total. */
function judge(
  amount: string,
  setting: TransferSetting,
  members: number,
): Pick<TransferState, 'issue' | 'total' | 'afterwards'> {
  const units = parseAmount(amount, setting.decimals);
  if (typeof units !== 'bigint') return { ...EMPTY_CHECK, issue: units.issue };
  const total = units * BigInt(members);
  const issue: TransferIssue | null =
    units < toUnits(setting.min) || units === 0n
      ? 'min'
      : units > toUnits(setting.max)
        ? 'max'
        : total > toUnits(setting.available)
          ? 'funds'
          : total > toUnits(setting.dayLeft)
            ? 'day'
            : null;
  return issue
    ? { ...EMPTY_CHECK, issue }
    : { issue, total: toAmount(total), afterwards: toAmount(toUnits(setting.available) - total) };
}

/** Creates a transfer to one or several members; requests the limits and the available balance immediately. */
export function createTransfer(lobby: TransferLobby, userNames: readonly string[]): TransferModel {
  const $state = atom<TransferState>({
    setting: null,
    failure: null,
    amount: '',
    ...EMPTY_CHECK,
    busy: false,
    actionError: null,
  });
  const change = (part: Partial<TransferState>) => {
    const next = { ...$state.get(), ...part };
    const { setting, amount } = next;
    $state.set({ ...next, ...(setting && amount !== '' ? judge(amount, setting, userNames.length) : EMPTY_CHECK) });
  };
  const latest = latestOnly();
  const load = async () => {
    const isLast = latest.start();
    change({ failure: null });
    try {
      const { value } = await lobby.call(transferSetting);
      if (!isLast()) return;
      change({
        setting: {
          available: parseDecimal(value.withdrawable),
          min: parseDecimal(value.min),
          max: parseDecimal(value.max),
          decimals: parseNumber(value.decimals) ?? 2,
          dayLeft: parseDecimal(value.dayLeft),
          dayMax: parseDecimal(value.dayMax),
          maxMembers: parseNumber(value.maxMembers) ?? 1,
          hasPassword: parseFlag(value.hasPassword),
          blockedBy: parseText(value.blockedBy) || null,
        },
      });
    } catch (reason) {
      if (isLast()) change({ failure: toCallError(reason) });
    }
  };
  void load();
  return {
    $state,
    actions: {
      refresh: () => void load(),
      setAmount: amount => change({ amount, actionError: null }),
      async send(paymentPassword) {
        const { amount, issue, busy } = $state.get();
        if (busy || issue || amount === '') return false;
        change({ busy: true, actionError: null });
        const fields = { amount, paymentPassword, language: lobby.$language.get() };
        try {
          const [userName] = userNames;
          await (userNames.length === 1 && userName
            ? lobby.call(transferDownline, { body: { userName, ...fields } })
            : lobby.call(transferMultipleDownline, { body: { userNames: [...userNames], ...fields } }));
          void lobby.refreshWallet();
          return true;
        } catch (reason) {
          change({ actionError: toCallError(reason) });
          void load();
          return false;
        } finally {
          change({ busy: false });
        }
      },
      forgive: () => change({ actionError: null }),
    },
  };
}
