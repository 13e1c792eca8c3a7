/**
 * What a payment provider is to the gateway: one file that speaks the provider's language, and nothing of deposits, books or members
 * (PAY-14). The sandbox's own: sandbox-provider.ts.
 */

/** A deposit as a provider needs to know it. */
export interface PaymentOrder {
  readonly merchant: string;
  /** The gateway's number of the deposit; what notices name it by. */
  readonly orderNo: string;
  /** Which of the provider's ways is meant: the method's kind, or the channel of a payment gateway. */
  readonly way: string;
  /** Decimal text with two digits. */
  readonly amount: string;
  /** EN, VI, PT */
  readonly language: string;
  /** ms since 1970 */
  readonly expiresAt: number;
  /** Host by which the member reached the gateway, for providers that live beside it; '' where nobody knows. */
  readonly host: string;
}

/** A withdrawal as a provider needs to know it. */
export interface PayoutOrder {
  readonly merchant: string;
  readonly orderNo: string;
  readonly amount: string;
  readonly bank: string;
  readonly account: string;
  readonly holder: string;
}

/** What a provider says about a payment. */
export interface PaymentReport {
  /** The provider's own name of the payment, unique. */
  readonly reference: string;
  readonly orderNo: string;
  readonly state: 'paid' | 'failed';
  /** What came in, decimal text. */
  readonly amount: string;
}

/** A notice as it came in, by GET or POST. */
export interface WebhookRequest {
  readonly merchant: string;
  readonly method: 'GET' | 'POST';
  /** Fields of the address: `?orderNo=1&amount=50000` */
  readonly query: URLSearchParams;
  /** The same as it was sent, to the byte and without the question mark, for signatures over it. */
  readonly rawQuery: string;
  /** Name in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** As it was sent, to the byte; empty for a GET. */
  readonly body: Buffer;
  /** ms since 1970 */
  readonly now: number;
}

/**
 * `forged`: signature or age are wrong. `unreadable`: signed by the provider, but not what the adapter knows; with what is wrong.
 */
export type Verdict =
  | { readonly kind: 'report'; readonly report: PaymentReport }
  | { readonly kind: 'forged'; readonly why: string }
  | { readonly kind: 'unreadable'; readonly why: string };

/**
 * Result of a notice. `done`: booked now. `again`: known before. `unclaimed`: money that no deposit can take, kept for the operator.
 * `unknown`: no such merchant.
 */
export type WebhookResponse =
  | { readonly kind: 'done' | 'again' | 'unclaimed' | 'unknown' | 'forged' }
  | { readonly kind: 'unreadable'; readonly why: string };

/** Answer to a provider that wants words of its own, such as `{"RspCode":"00"}`. */
export interface NoticeReply {
  /** 200 to 599 */
  readonly status: number;
  /** Default `text/plain; charset=utf-8`. */
  readonly contentType?: string;
  readonly body: string;
}

export interface PaymentProvider {
  /** Stands in methods, in the books and in the address of notices: small letters, digits and -. */
  readonly name: string;
  /** Opens a payment and gives the address of the provider's page. The same order again gives the same payment. Rejects when the provider cannot be reached. */
  open(order: PaymentOrder): Promise<{ readonly payUrl: string }>;
  /** Judges a notice by its method, query, headers and body alone: it must neither ask the database nor anybody else. */
  verify(request: WebhookRequest): Verdict;
  /**
   * The answer to a notice, after it was booked; null means the default: 200 for `done`, `again` and `unclaimed`, 400 `unreadable`, 401 `forged`, 404
   * `unknown`, with the outcome as JSON.
   */
  reply?(outcome: WebhookResponse, request: WebhookRequest): NoticeReply | null;
  /** What the provider knows of an order: null while nobody has paid or it knows none. Rejects when the provider cannot be reached. */
  query(order: Pick<PaymentOrder, 'merchant' | 'orderNo'>): Promise<PaymentReport | null>;
  /** Payouts out. The same withdrawal again is paid once. `pending`: it is told later. Rejects when the provider cannot be reached. */
  payout(
    withdrawal: PayoutOrder,
  ): Promise<{ readonly reference: string; readonly state: 'paid' | 'failed' | 'pending' }>;
}

/** The adapters of a gateway by name. */
export type PaymentProviders = ReadonlyMap<string, PaymentProvider>;
