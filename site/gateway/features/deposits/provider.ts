/**
 * Interface of a payment provider's adapter (PAY-14). An adapter implements the provider's protocol in one file,
 * without access to deposits, ledger or members. Example: `sandbox-provider.ts`.
 */

/** Deposit that a provider is to collect. */
export interface PaymentOrder {
  readonly merchant: string;
  /** Order number assigned by the gateway. The provider's webhooks contain it. */
  readonly orderNo: string;
  /** Payment method at the provider: the kind of the method, or the channel of a payment gateway. */
  readonly method: string;
  /** Decimal text with two digits. */
  readonly amount: string;
  /** Language of the payment page: EN, VI or PT. */
  readonly language: string;
  /** Deadline of the payment, ms since 1970. */
  readonly expiresAt: number;
  /** Host name with which the member accessed the gateway, for a provider on the same host; '' if unknown. */
  readonly host: string;
}

/** Withdrawal that a provider is to pay out. */
export interface PayoutOrder {
  readonly merchant: string;
  readonly orderNo: string;
  readonly amount: string;
  readonly bank: string;
  readonly account: string;
  readonly holder: string;
}

/** Provider's report about a payment. */
export interface PaymentReport {
  /** The provider's unique reference of the payment. */
  readonly reference: string;
  readonly orderNo: string;
  readonly state: 'paid' | 'failed';
  /** Received amount, decimal text. */
  readonly amount: string;
}

/** Webhook of a provider, received by GET or POST. */
export interface WebhookRequest {
  readonly merchant: string;
  readonly method: 'GET' | 'POST';
  /** Query fields of the URL: `?orderNo=1&amount=50000` */
  readonly query: URLSearchParams;
  /** Query string as received, byte for byte and without the question mark, for signature checks. */
  readonly rawQuery: string;
  /** Request headers with lowercase names. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Raw bytes of the request body; empty for GET. */
  readonly body: Buffer;
  /** Time of receipt, ms since 1970. */
  readonly now: number;
}

/**
 * Result of `verify`. `forged`: invalid signature or timestamp. `unreadable`: validly signed, but the adapter does not
 * understand the content; with the reason.
 */
export type Verdict =
  | { readonly kind: 'report'; readonly report: PaymentReport }
  | { readonly kind: 'forged'; readonly why: string }
  | { readonly kind: 'unreadable'; readonly why: string };

/**
 * Result of a webhook. `done`: applied now. `again`: applied before. `unclaimed`: no deposit can accept the money; the
 * payment is stored for the operator's review. `unknown`: no such merchant or provider.
 */
export type WebhookResponse =
  | { readonly kind: 'done' | 'again' | 'unclaimed' | 'unknown' | 'forged' }
  | { readonly kind: 'unreadable'; readonly why: string };

/** HTTP response to a webhook, for a provider that expects a specific body such as `{"RspCode":"00"}`. */
export interface WebhookReply {
  /** HTTP status, 200 to 599. */
  readonly status: number;
  /** Content-Type header; default `text/plain; charset=utf-8`. */
  readonly contentType?: string;
  readonly body: string;
}

export interface PaymentProvider {
  /** Name of the provider in deposit methods, in the ledger and in webhook URLs: lowercase letters, digits and -. */
  readonly name: string;
  /**
   * Opens a payment and returns the URL of the provider's payment page. Repeated calls for an order return the same
   * payment.
   * @throws if the provider is unreachable
   */
  open(order: PaymentOrder): Promise<{ readonly payUrl: string }>;
  /** Verifies a webhook by its method, query, headers and body alone. Must not access the database or the network. */
  verify(request: WebhookRequest): Verdict;
  /**
   * Returns the response to a webhook after processing. Null means the default, with the outcome as JSON: 200 for
   * `done`, `again` and `unclaimed`, 400 for `unreadable`, 401 for `forged`, 404 for `unknown`.
   */
  reply?(outcome: WebhookResponse, request: WebhookRequest): WebhookReply | null;
  /**
   * Requests the state of an order from the provider; null if unpaid or unknown. Rejects if the provider is
   * unreachable.
   */
  query(order: Pick<PaymentOrder, 'merchant' | 'orderNo'>): Promise<PaymentReport | null>;
  /**
   * Pays out a withdrawal. Repeated calls for a withdrawal pay only once. `pending`: the provider reports the result
   * later.
   * @throws if the provider is unreachable
   */
  payout(
    withdrawal: PayoutOrder,
  ): Promise<{ readonly reference: string; readonly state: 'paid' | 'failed' | 'pending' }>;
}

/** Adapters of a gateway by name. */
export type PaymentProviders = ReadonlyMap<string, PaymentProvider>;
