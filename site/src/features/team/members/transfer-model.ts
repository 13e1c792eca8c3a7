/** Money that an agent gives to members below: the amount, its limits, and the password that it is given with (TEAM-14). Needs no DOM. */
import type { CallError, Lobby, Model } from 'lobbykit';
import { parseAmount, parseDecimal, parseFlag, parseNumber, parseText, toAmount, toUnits } from 'lobbykit/domain';
import { latestOnly, toCallError } from 'lobbykit/forms';
import { transferDownline, transferMultipleDownline, transferSetting } from 'lobbykit/wire';
import { atom, type ReadableAtom } from 'nanostores';

/** What holds for the next transfer; amounts are decimal text. */
export interface TransferSetting {
  readonly available: string;
  /** For each member. */
  readonly min: string;
  readonly max: string;
  readonly decimals: number;
  readonly dayLeft: string;
  readonly dayMax: string;
  readonly maxMembers: number;
  readonly hasPassword: boolean;
  /** Code of what keeps the agent from giving now; null for nothing. */
  readonly blockedBy: string | null;
}

/** What is wrong with an amount: no number, too fine, outside the limits, more than the day or the balance has. */
export type TransferIssue = 'number' | 'decimals' | 'min' | 'max' | 'day' | 'funds';

export interface TransferState {
  /** Null until it is known. */
  readonly setting: TransferSetting | null;
  /** Why the setting did not come. */
  readonly failure: CallError | null;
  /** Decimal text as typed, for each member. */
  readonly amount: string;
  /** Null before an amount is typed, too. */
  readonly issue: TransferIssue | null;
  /** What leaves the balance, and what it is afterwards; '' while the amount is not right. */
  readonly total: string;
  readonly afterwards: string;
  readonly busy: boolean;
  readonly refusal: CallError | null;
}

export interface TransferActions {
  refresh(): void;
  setAmount(amount: string): void;
  /** Gives it; true when every member has it. Else nobody has, and `refusal` says why. */
  send(paymentPassword: string): Promise<boolean>;
  /** Takes `refusal` off the screen. */
  forgive(): void;
}

export interface TransferModel extends Model<TransferState, TransferActions> {
  readonly $state: ReadableAtom<TransferState>;
}

type TransferLobby = Pick<Lobby, 'call' | '$language' | 'refreshWallet'>;

const NOTHING = { issue: null, total: '', afterwards: '' } as const;

/** What is wrong with an amount for this many members, and what it comes to. */
function judge(
  amount: string,
  setting: TransferSetting,
  members: number,
): Pick<TransferState, 'issue' | 'total' | 'afterwards'> {
  const units = parseAmount(amount, setting.decimals);
  if (typeof units !== 'bigint') return { ...NOTHING, issue: units.issue };
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
    ? { ...NOTHING, issue }
    : { issue, total: toAmount(total), afterwards: toAmount(toUnits(setting.available) - total) };
}

/** A transfer to these members, one or several; what holds for it is asked for at once. */
export function createTransfer(lobby: TransferLobby, userNames: readonly string[]): TransferModel {
  const $state = atom<TransferState>({
    setting: null,
    failure: null,
    amount: '',
    ...NOTHING,
    busy: false,
    refusal: null,
  });
  const change = (part: Partial<TransferState>) => {
    const next = { ...$state.get(), ...part };
    const { setting, amount } = next;
    $state.set({ ...next, ...(setting && amount !== '' ? judge(amount, setting, userNames.length) : NOTHING) });
  };
  const latest = latestOnly();
  const ask = async () => {
    const isLast = latest.begin();
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
  void ask();
  return {
    $state,
    actions: {
      refresh: () => void ask(),
      setAmount: amount => change({ amount, refusal: null }),
      async send(paymentPassword) {
        const { amount, issue, busy } = $state.get();
        if (busy || issue || amount === '') return false;
        change({ busy: true, refusal: null });
        const given = { amount, paymentPassword, language: lobby.$language.get() };
        try {
          const [userName] = userNames;
          await (userNames.length === 1 && userName
            ? lobby.call(transferDownline, { body: { userName, ...given } })
            : lobby.call(transferMultipleDownline, { body: { userNames: [...userNames], ...given } }));
          void lobby.refreshWallet();
          return true;
        } catch (reason) {
          change({ refusal: toCallError(reason) });
          void ask();
          return false;
        } finally {
          change({ busy: false });
        }
      },
      forgive: () => change({ refusal: null }),
    },
  };
}
