/**
 * State of one deposit, polled until it is final, and the member's actions (PAY-06, PAY-09, PAY-12). Requires no DOM.
 */
import type { CallError, Lobby, Model } from 'lobbykit';
import { type Attachment, checkImages, type FieldError, isDepositOpen } from 'lobbykit/domain';
import { type Env, latestOnly, pageEnv, toCallError } from 'lobbykit/forms';
import { cancelDeposit, confirmTransfer, depositOrder, type ResponseOf, transferReceipt } from 'lobbykit/wire';
import { atom, onMount } from 'nanostores';
import { type DepositOrder, parseOrder } from './order.ts';
import { type DepositPolling, pollDeposit } from './poll-status.ts';

/** Action on a deposit, while its request is in flight. */
export type DepositStep = 'confirm' | 'cancel' | 'receipt';

export interface DepositOrderState {
  /** null until loaded. */
  readonly order: DepositOrder | null;
  /** Error of the last request. The previously loaded order remains in `order`. */
  readonly failure: CallError | null;
  readonly doing: DepositStep | null;
  /** Last failed action and its error. */
  readonly stepError: { readonly step: DepositStep; readonly error: CallError } | null;
  /** Validation error of a receipt file. */
  readonly receiptError: FieldError | null;
}

export interface DepositOrderActions {
  /** Requests the deposit immediately, between two polls. */
  refresh(): Promise<void>;
  /** Reports to the gateway that the member has made the transfer. */
  confirm(): Promise<void>;
  cancel(): Promise<void>;
  /** Uploads an image of the receipt: PNG or JPEG, at most 5 MB (S41). */
  uploadReceipt(image: Blob & Attachment): Promise<void>;
  /** Uploads the last image again. */
  retryReceipt(): Promise<void>;
}

export type DepositOrderModel = Model<DepositOrderState, DepositOrderActions>;

export interface DepositOrderOptions {
  /** Deposit from an earlier response, shown before the first poll. */
  readonly first?: DepositOrder;
  /** Uploads an image and returns its id, as `uploadImage` of the kit does. Rejects with a CallError. */
  readonly upload: (image: Blob) => Promise<string>;
}

export type DepositOrderLobby = Pick<Lobby, 'call' | 'clock' | 'tabs' | 'refreshWallet' | '$language'>;

/** Polls the deposit `orderNo` while mounted. A successful payment refreshes the wallet in all tabs. */
export function createDepositOrder(
  lobby: DepositOrderLobby,
  orderNo: string,
  { first, upload }: DepositOrderOptions,
  env: Pick<Env, 'after' | 'hidden' | 'onPageChange'> = pageEnv,
): DepositOrderModel {
  const start: DepositOrderState = {
    order: first ?? null,
    failure: null,
    doing: null,
    stepError: null,
    receiptError: null,
  };
  const $state = atom<DepositOrderState>(start);
  const state = () => $state.value ?? start;
  const change = (part: Partial<DepositOrderState>) => $state.set({ ...state(), ...part });
  let following: DepositPolling | null = null;
  let lastReceipt: Blob | null = null;

  const take = (value: ResponseOf<typeof depositOrder>['value'], part: Partial<DepositOrderState> = {}) => {
    const before = state().order;
    const order = parseOrder(value);
    change({ order, failure: null, ...part });
    if (!before || before.status === order.status) return;
    following?.again();
    if (order.status !== 'paid' && order.status !== 'reversed') return;
    // Sends one wallet request here and one in each other tab; it updates all balances of the tab (PAY-12).
    void lobby.refreshWallet();
    lobby.tabs.send('wallet');
  };

  const latest = latestOnly();
  const refresh = async () => {
    const isLast = latest.start();
    try {
      const { value } = await lobby.call(depositOrder, { query: { orderNo, language: lobby.$language.get() } });
      // Ignores this response if an action, which has a newer response, finished in the meantime.
      if (isLast()) take(value);
    } catch (reason) {
      if (isLast()) change({ failure: toCallError(reason) });
    }
  };

  onMount($state, () => {
    following = pollDeposit(
      {
        request: refresh,
        // A deposit that has not loaded yet may be open, so it is polled.
        isOpen: () => isDepositOpen(state().order?.status ?? 'created'),
        left() {
          const { expireTime } = state().order ?? {};
          return expireTime == null ? null : expireTime - lobby.clock.serverNow();
        },
      },
      env,
    );
    if (!state().order) void refresh();
    const off = lobby.$language.listen(() => void refresh());
    return () => {
      off();
      following?.stop();
      following = null;
    };
  });

  /** Runs one action at a time. After a failure, such as a cancellation that is too late, loads the current state. */
  const act = async (
    step: DepositStep,
    run: () => Promise<{ readonly value: ResponseOf<typeof depositOrder>['value'] }>,
  ) => {
    if (state().doing) return;
    change({ doing: step, stepError: null, receiptError: null });
    try {
      const { value } = await run();
      latest.changed();
      take(value, { doing: null });
    } catch (reason) {
      await refresh();
      change({ doing: null, stepError: { step, error: toCallError(reason) } });
    }
  };
  const body = () => ({ orderNo, language: lobby.$language.get() });
  const sendReceipt = (image: Blob) =>
    act('receipt', async () => {
      const imageId = await upload(image);
      return lobby.call(transferReceipt, { body: { ...body(), imageId } });
    });

  return {
    $state,
    actions: {
      refresh,
      confirm: () => act('confirm', () => lobby.call(confirmTransfer, { body: body() })),
      cancel: () => act('cancel', () => lobby.call(cancelDeposit, { body: body() })),
      async uploadReceipt(image) {
        const receiptError = checkImages([image]);
        if (receiptError) return change({ receiptError, stepError: null });
        lastReceipt = image;
        await sendReceipt(image);
      },
      async retryReceipt() {
        if (lastReceipt) await sendReceipt(lastReceipt);
      },
    },
  };
}
