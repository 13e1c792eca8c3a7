/** HTTP status and headers of error codes. Services and repositories use codes only (`platform/api-error.ts`). */
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ApiError, type ApiErrorCode, type ErrorDetails, type LimitState } from '../api-error.ts';

/**
 * Status of each error code. Status 200 means that the request is valid, but a business rule rejects it, such as a
 * wrong password or an amount outside the limits. Clients do not retry such a response, and proxies do not count it as
 * a failure.
 */
const STATUSES: Readonly<Record<ApiErrorCode, ContentfulStatusCode>> = {
  'session.missing': 401,
  'session.expired': 401,
  'session.renewed': 409,
  'password.due': 403,
  'permission.denied': 403,
  'system.upgrading': 503,
  'system.maintenance': 503,
  'region.restricted': 403,
  busy: 503,
  'too.many': 429,
  'input.invalid': 400,
  'login.failed': 200,
  'login.locked': 429,
  'captcha.wrong': 200,
  'member.disabled': 200,
  'member.exists': 200,
  'code.wrong': 200,
  'referrer.wrong': 200,
  'member.only': 200,
  'agent.only': 200,
  'age.unconfirmed': 422,
  'modify.new.old.same': 200,
  'password.wrong': 200,
  'slide.wrong': 200,
  'key.unknown': 409,
  'merchant.unknown': 404,
  'game.unknown': 200,
  'favorites.full': 200,
  'wallet.single': 200,
  'cashier.frozen': 200,
  'deposit.method.unknown': 404,
  'deposit.method.closed': 200,
  'deposit.amount.outside': 200,
  'deposit.day.full': 200,
  'deposit.orders.open': 200,
  'deposit.unknown': 404,
  'deposit.state.wrong': 409,
  'deposit.provider.down': 503,
  'deposit.promo.unknown': 404,
  'deposit.promo.unmet': 200,
  'deposit.promo.open': 200,
  'withdraw.closed': 200,
  'withdraw.amount.outside': 200,
  'withdraw.day.full': 200,
  'withdraw.requests.full': 200,
  'withdraw.funds.missing': 200,
  'withdraw.turnover.open': 200,
  'withdraw.debt.open': 200,
  'withdraw.name.wrong': 200,
  'withdraw.frozen': 200,
  'withdraw.held': 200,
  'card.waits': 200,
  'withdraw.password.missing': 200,
  'withdraw.password.set': 200,
  'withdraw.password.wrong': 200,
  'withdraw.password.locked': 200,
  'withdraw.password.weak': 200,
  'withdraw.code.nowhere': 200,
  'withdraw.unknown': 404,
  'withdraw.state.wrong': 409,
  'card.unknown': 404,
  'card.bank.unknown': 404,
  'card.number.wrong': 200,
  'card.name.wrong': 200,
  'card.known': 200,
  'cards.full': 200,
  'payee.name.locked': 200,
  'login.code.due': 200,
  'login.ticket.over': 200,
  'second.on': 200,
  'second.off': 200,
  'withdraw.code.due': 200,
  'questions.count': 200,
  'questions.weak': 200,
  'question.unknown': 404,
  'contact.same': 200,
  'contact.taken': 200,
  'contact.missing': 200,
  'answers.wrong': 200,
  'order.unknown': 404,
  'signin.day.over': 200,
  'signin.off': 200,
  'reward.unknown': 404,
  'reward.closed': 200,
  'points.missing': 200,
  'points.exchange.off': 200,
  'points.exchange.min': 200,
  'goods.unknown': 404,
  'goods.sold.out': 200,
  'points.store.changed': 200,
  'order.closed': 200,
  'downline.unknown': 404,
  'transfer.amount.outside': 200,
  'transfer.day.full': 200,
  'transfer.funds.missing': 200,
  'contract.unknown': 404,
  'contract.over': 200,
  'rates.bound': 200,
  'link.taken': 200,
  'links.full': 200,
  'link.unknown': 404,
  'limit.reached': 200,
  excluded: 200,
  'limit.raise.waits': 200,
  'limit.raise.none': 200,
  internal: 500,
  'sender.missing': 501,
  'provider.missing': 501,
  'not.found': 404,
  'idempotency.conflict': 422,
  'body.seal.wrong': 400,
  'method.not.allowed': 405,
  'module.missing': 400,
  'module.wrong': 400,
  'merchant.missing': 403,
  'origin.denied': 403,
  'body.too.slow': 408,
  'body.type.wrong': 415,
  'input.too.large': 413,
  'first.wrong': 400,
  'upload.type': 415,
  'upload.full': 507,
  'upload.max': 200,
  'ticket.used': 409,
  'ticket.over': 410,
  'pass.over': 401,
  'game.wrong': 409,
  'play.conflict': 422,
  'funds.missing': 200,
  'stake.wrong': 200,
  'numbers.wrong': 200,
  'sale.closed': 200,
};

/** Codes that are sent under another name, because clients handle both in the same way. */
const SENT_AS: Partial<Readonly<Record<ApiErrorCode, ApiErrorCode>>> = {
  'too.many': 'busy',
  'upload.max': 'upload.full',
};

type Headers = Readonly<Record<string, string>>;

/** Error of the HTTP request itself, with response headers such as `Allow` and `Connection`. */
export class HttpError extends ApiError {
  constructor(
    code: ApiErrorCode,
    message: string,
    readonly headers: Headers,
    details?: ErrorDetails,
  ) {
    super(code, message, details);
  }
}

export const statusOf = ({ code }: ApiError): ContentfulStatusCode => STATUSES[code];

/** Returns the error code as sent in the response. */
export const sentCode = ({ code }: ApiError): ApiErrorCode => SENT_AS[code] ?? code;

/** Returns the headers of an error response: Retry-After, those of a rate limit, and those of an HttpError. */
export function errorHeaders(error: ApiError): Headers {
  const { retryAfterS, limit } = error.details;
  return {
    ...(retryAfterS === undefined ? {} : { 'Retry-After': String(retryAfterS) }),
    ...(limit ? limitHeaders(limit) : {}),
    ...(error instanceof HttpError ? error.headers : {}),
  };
}

/** Returns the headers that describe a rate limit (IETF draft "RateLimit header fields for HTTP", revision 11). */
export const limitHeaders = ({ name, max, perSeconds, left, resetMs }: LimitState): Headers => ({
  'RateLimit-Policy': `"${name}";q=${max};w=${perSeconds}`,
  RateLimit: `"${name}";r=${left};t=${Math.ceil(resetMs / 1_000)}`,
});
