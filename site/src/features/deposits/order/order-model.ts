/** One deposit on a page: followed until it is over, and what its member does with it (PAY-06, PAY-09, PAY-12). Needs no DOM. */
import type { CallError, Lobby, Model } from 'lobbykit';
import { type Attachment, checkImages, type FieldError, isDepositOpen } from 'lobbykit/domain';
import { type Env, latestOnly, pageEnv, toCallError } from 'lobbykit/forms';
import { cancelDeposit, confirmTransfer, depositOrder, type ResponseOf, transferReceipt } from 'lobbykit/wire';
import { atom, onMount } from 'nanostores';
import { type DepositOrder, parseOrder } from './order.ts';
import { type DepositPolling, pollDeposit } from './poll-status.ts';

/** What is being done with an order. */
export type DepositStep = 'confirm' | 'cancel' | 'receipt';

export interface DepositOrderState {
  /** null until it was told. */
  readonly order: DepositOrder | null;
  /** Why it could not be asked for; what was known stays beside it. */
  readonly failure: CallError | null;
  readonly doing: DepositStep | null;
  /** Which step failed last, and why. */
  readonly refusal: { readonly step: DepositStep; readonly error: CallError } | null;
  /** Why a file is none that may be sent as a receipt. */
  readonly receiptError: FieldError | null;
}

export interface DepositOrderActions {
  /** Asks now. */
  refresh(): Promise<void>;
  /** The transfer is made. */
  confirm(): Promise<void>;
  cancel(): Promise<void>;
  /** Sends a picture of the receipt: PNG or JPEG, 5 MB at most (S41). */
  uploadReceipt(image: Blob & Attachment): Promise<void>;
  /** Sends the last picture again. */
  retryReceipt(): Promise<void>;
}

export type DepositOrderModel = Model<DepositOrderState, DepositOrderActions>;

export interface DepositOrderOptions {
  /** The order where it is known already, such as just after it was opened. */
  readonly first?: DepositOrder;
  /** Uploads a picture and gives its id: `image => uploadImage(lobby, image)`. Rejects with a CallError. */
  readonly upload: (image: Blob) => Promise<string>;
}

export type DepositOrderLobby = Pick<Lobby, 'call' | 'clock' | 'tabs' | 'refreshWallet' | '$language'>;

/** Follows the deposit `orderNo` while somebody looks. Once it is paid, the wallet of this page and of all tabs is read anew. */
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
    refusal: null,
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
    // One question for all that shows the balance, here and in each of the other tabs (PAY-12).
    void lobby.refreshWallet();
    lobby.tabs.tell('wallet');
  };

  const latest = latestOnly();
  const refresh = async () => {
    const isLast = latest.begin();
    try {
      const { value } = await lobby.call(depositOrder, { query: { orderNo, language: lobby.$language.get() } });
      // What was done meanwhile is told by the answer to that.
      if (isLast()) take(value);
    } catch (reason) {
      if (isLast()) change({ failure: toCallError(reason) });
    }
  };

  onMount($state, () => {
    following = pollDeposit(
      {
        ask: refresh,
        // An order of which nothing is known yet may be open.
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

  /** One step at a time. A step that comes too late shows what has become of the order. */
  const act = async (
    step: DepositStep,
    run: () => Promise<{ readonly value: ResponseOf<typeof depositOrder>['value'] }>,
  ) => {
    if (state().doing) return;
    change({ doing: step, refusal: null, receiptError: null });
    try {
      const { value } = await run();
      latest.changed();
      take(value, { doing: null });
    } catch (reason) {
      await refresh();
      change({ doing: null, refusal: { step, error: toCallError(reason) } });
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
        if (receiptError) return change({ receiptError, refusal: null });
        lastReceipt = image;
        await sendReceipt(image);
      },
      async retryReceipt() {
        if (lastReceipt) await sendReceipt(lastReceipt);
      },
    },
  };
}
