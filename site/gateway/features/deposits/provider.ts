/**
 * Interface of a payment provider's adapter, one file that implements the provider's protocol without access to
 * deposits, ledger or members (PAY-14). The sandbox's adapter: `sandbox-provider.ts`.
 */

/** A deposit for a provider. */
export interface PaymentOrder {
  readonly merchant: string;
  /** Order number assigned by the gateway. The provider's webhooks refer to the order by it. */
  readonly orderNo: string;
  /** Payment method of the provider: the method's kind, or the channel of a payment gateway. */
  readonly method: string;
  /** Decimal text with two digits. */
  readonly amount: string;
  /** EN, VI, PT */
  readonly language: string;
  /** ms since 1970 */
  readonly expiresAt: number;
  /** Host that the member used to access the gateway, for providers on the same host; '' if unknown. */
  readonly host: string;
}

/** A withdrawal for a provider. */
export interface PayoutOrder {
  readonly merchant: string;
  readonly orderNo: string;
  readonly amount: string;
  readonly bank: string;
  readonly account: string;
  readonly holder: string;
}

/** A provider's report about a payment. */
export interface PaymentReport {
  /** The provider's unique reference of the payment. */
  readonly reference: string;
  readonly orderNo: string;
  readonly state: 'paid' | 'failed';
  /** Received amount, decimal text. */
  readonly amount: string;
}

/** A received webhook, by GET or POST. */
export interface WebhookRequest {
  readonly merchant: string;
  readonly method: 'GET' | 'POST';
  /** Query fields of the URL: `?orderNo=1&amount=50000` */
  readonly query: URLSearchParams;
  /** Query as sent, byte for byte and without the question mark, for signature checks. */
  readonly rawQuery: string;
  /** Lowercase names. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Raw bytes of the request body; empty for a GET request. */
  readonly body: Buffer;
  /** ms since 1970 */
  readonly now: number;
}

/**
 * `forged`: invalid signature or timestamp. `unreadable`: signed by the provider, but not understood by the adapter,
 * with the reason.
 */
export type Verdict =
  | { readonly kind: 'report'; readonly report: PaymentReport }
  | { readonly kind: 'forged'; readonly why: string }
  | { readonly kind: 'unreadable'; readonly why: string };

/**
 * Result of a webhook. `done`: applied now. `again`: known before. `unclaimed`: money without a matching deposit,
 * stored for the operator. `unknown`: the merchant does not exist.
 */
export type WebhookResponse =
  | { readonly kind: 'done' | 'again' | 'unclaimed' | 'unknown' | 'forged' }
  | { readonly kind: 'unreadable'; readonly why: string };

/** HTTP response to a webhook, for a provider that requires a specific body such as `{"RspCode":"00"}`. */
export interface WebhookReply {
  /** 200 to 599 */
  readonly status: number;
  /** Default `text/plain; charset=utf-8`. */
  readonly contentType?: string;
  readonly body: string;
}

export interface PaymentProvider {
  /** Name in methods, in the ledger and in webhook URLs: lowercase letters, digits and -. */
  readonly name: string;
  /**
   * Opens a payment and returns the URL of the provider's page. Idempotent by order.
   * @throws if the provider is unreachable
   */
  open(order: PaymentOrder): Promise<{ readonly payUrl: string }>;
  /** Verifies a webhook by its method, query, headers and body only: must not access the database or the network. */
  verify(request: WebhookRequest): Verdict;
  /**
   * Returns the response to an applied webhook; null means the default: 200 for `done`, `again` and `unclaimed`, 400
   * `unreadable`, 401 `forged`, 404 `unknown`, with the outcome as JSON.
   */
  reply?(outcome: WebhookResponse, request: WebhookRequest): WebhookReply | null;
  /** Returns the provider's state of an order: null if unpaid or unknown. Rejects if the provider is unreachable. */
  query(order: Pick<PaymentOrder, 'merchant' | 'orderNo'>): Promise<PaymentReport | null>;
  /**
   * Pays out a withdrawal. Idempotent by withdrawal. `pending`: reported later.
   * @throws if the provider is unreachable
   */
  payout(
    withdrawal: PayoutOrder,
  ): Promise<{ readonly reference: string; readonly state: 'paid' | 'failed' | 'pending' }>;
}

/** The adapters of a gateway by name. */
export type PaymentProviders = ReadonlyMap<string, PaymentProvider>;
