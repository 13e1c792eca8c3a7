/** Error codes of responses. The gateway sends them, and the client reads them. */

/** Values of `errorCode` in a response, by name. Each consists of lower-case words separated by dots. */
export const ERROR_CODES = {
  /** 401: the call requires a session (ERR-01). */
  sessionMissing: 'session.missing',
  /** 401: the session has ended (ERR-05, ERR-15). */
  sessionExpired: 'session.expired',
  /** 409: a newer token has replaced this token, which now allows only reading; the call had no effect (S14). */
  sessionRenewed: 'session.renewed',
  /** 403: the member must change the password first (`firstTimeLogin`). */
  passwordDue: 'password.due',
  /** 403: the account lacks the permission (ERR-02). */
  permissionDenied: 'permission.denied',
  /** 503: the system is being upgraded (ERR-11). */
  upgrading: 'system.upgrading',
  /** 503: the site is closed for maintenance (ERR-10). */
  maintenance: 'system.maintenance',
  /** 403: the visitor's IP address or region is blocked (ERR-09). The message may contain details. */
  restricted: 'region.restricted',
  /** 503: the same call is still being processed, or too many logins are. Clients retry after a few seconds. */
  busy: 'busy',
  /** 400: invalid input. `value.fields` contains the errors by field name. */
  inputInvalid: 'input.invalid',
  /**
   * The user name is unknown or the password is wrong; the error does not disclose which (LOGIN-30). `value.captcha` is
   * true if the next attempt requires a captcha (LOGIN-19).
   */
  loginFailed: 'login.failed',
  /** 429 with Retry-After: too many failed logins (S34). */
  loginLocked: 'login.locked',
  /** The captcha text is wrong, or missing although required. */
  captchaWrong: 'captcha.wrong',
  /** The account is disabled (ERR-03). Sent only after the visitor has proved to be its owner. */
  memberDisabled: 'member.disabled',
  /** The user name is already in use (ERR-04). */
  memberExists: 'member.exists',
  /** The code is wrong or has already been used (ERR-06). */
  codeWrong: 'code.wrong',
  /** The invitation code or domain is unknown (ERR-12). */
  referrerWrong: 'referrer.wrong',
  /** ERR-13: an agent tried to log in where only members may. */
  memberOnly: 'member.only',
  /** ERR-13: a member tried to log in where only agents may. */
  agentOnly: 'agent.only',
  /** 422: the visitor did not confirm the minimum age (REG-20). */
  ageUnconfirmed: 'age.unconfirmed',
  /** The new password equals the old one. The documents define this code (FORGOT-22, GW-06). */
  passwordUnchanged: 'modify.new.old.same',
  /** The current password, which is required for the change, is wrong. */
  passwordWrong: 'password.wrong',
  /** The slide puzzle was not solved, or its token has already been used. */
  slideWrong: 'slide.wrong',
  /** 409: the body was encrypted with a key that the gateway does not know; the call had no effect (S22). */
  keyUnknown: 'key.unknown',
  /** 404: the merchant code is unknown. */
  merchantUnknown: 'merchant.unknown',
  /** No game has this id and vendor. */
  gameUnknown: 'game.unknown',
  /** The member already has the maximum number of favorites. */
  favoritesFull: 'favorites.full',
  /** The merchant has a single wallet, so wallet transfers are not possible. */
  walletSingle: 'wallet.single',
  /** An operator blocked the member's deposits and withdrawals; `value.reason` contains the reason. */
  cashierFrozen: 'cashier.frozen',
  /** No payment method has this id or channel. */
  depositMethodUnknown: 'deposit.method.unknown',
  /** The payment method is closed until `value.opensAt` (ms since 1970; null if unknown). */
  depositMethodClosed: 'deposit.method.closed',
  /**
   * The amount is outside the limits `value.min` and `value.max` of a single deposit. `value.fields.amount` contains a
   * message.
   */
  depositAmountOutside: 'deposit.amount.outside',
  /**
   * The amount exceeds the daily deposit limit. `value.left` is the remaining amount, and `value.opensAt` the end of
   * the day (ms since 1970).
   */
  depositDayFull: 'deposit.day.full',
  /** The member has too many open deposits. `value.orderNo` is the number of the oldest one. */
  depositOrdersOpen: 'deposit.orders.open',
  /** The member has no deposit with this number. */
  depositUnknown: 'deposit.unknown',
  /** The action is not possible in the current state of the deposit, `value.status`. */
  depositStateWrong: 'deposit.state.wrong',
  /** The payment provider could not be reached; the call had no effect. Other payment methods may work. */
  depositProviderDown: 'deposit.provider.down',
  /** The promotion is unknown, or not available to the member. */
  depositPromoUnknown: 'deposit.promo.unknown',
  /** The amount is below the minimum of the promotion, `value.min`. */
  depositPromoUnmet: 'deposit.promo.unmet',
  /** The wagering requirement of an earlier bonus is not fulfilled. A member can have only one at a time. */
  depositPromoOpen: 'deposit.promo.open',
  /** Withdrawals are closed until `value.until` (ms since 1970; null if unknown). */
  withdrawClosed: 'withdraw.closed',
  /** The amount is outside the limits `value.min` and `value.max` of a single withdrawal. */
  withdrawAmountOutside: 'withdraw.amount.outside',
  /**
   * The amount exceeds the daily withdrawal limit. `value.left` is the remaining amount, and `value.until` the end of
   * the day (ms since 1970).
   */
  withdrawDayFull: 'withdraw.day.full',
  /** The member has reached the daily number of withdrawals. `value.until` is the end of the day (ms since 1970). */
  withdrawRequestsFull: 'withdraw.requests.full',
  /** The balance is insufficient. `value.left` is the available amount. */
  withdrawFundsMissing: 'withdraw.funds.missing',
  /** The wagering requirement of a bonus is not fulfilled. The member can fulfill it or forfeit the bonus. */
  withdrawWageringOpen: 'withdraw.turnover.open',
  /** A bonus was reversed together with its deposit, and the member still owes part of it. */
  withdrawDebtOpen: 'withdraw.debt.open',
  /** The name on the card differs from the member's name. */
  withdrawNameWrong: 'withdraw.name.wrong',
  /** The account is frozen. The member must contact customer service. */
  withdrawFrozen: 'withdraw.frozen',
  /**
   * Withdrawals are blocked until `value.until` (ms since 1970): for 24 h after a reset of the withdrawal password by
   * code, for 72 h after a reset by security answers.
   */
  withdrawBlocked: 'withdraw.held',
  /** The card was added less than 24 h ago and is usable from `value.until` (ms since 1970). */
  cardWaits: 'card.waits',
  /** The member has no withdrawal password yet. */
  withdrawPasswordMissing: 'withdraw.password.missing',
  /** The member already has a withdrawal password. `resetPaymentPassword` changes it. */
  withdrawPasswordSet: 'withdraw.password.set',
  /** The withdrawal password is wrong. `value.left` is the number of remaining attempts. */
  withdrawPasswordWrong: 'withdraw.password.wrong',
  /** The withdrawal password is locked until `value.until` (ms since 1970), after five wrong attempts. */
  withdrawPasswordLocked: 'withdraw.password.locked',
  /** The withdrawal password is too weak. `value.issue` is the reason: `digits`, `simple` or `birthday`. */
  withdrawPasswordWeak: 'withdraw.password.weak',
  /** The member has no email address or mobile number for a code, so customer service must reset the password. */
  withdrawCodeNowhere: 'withdraw.code.nowhere',
  /** The member has no withdrawal with this number. */
  withdrawUnknown: 'withdraw.unknown',
  /** The action is not possible in the current state of the withdrawal, `value.status`. */
  withdrawStateWrong: 'withdraw.state.wrong',
  cardUnknown: 'card.unknown',
  cardBankUnknown: 'card.bank.unknown',
  /** The card number is not valid for the bank. */
  cardNumberWrong: 'card.number.wrong',
  /** The name on the card differs from the name on the first card, `value.payeeName`. */
  cardNameWrong: 'card.name.wrong',
  /** The member has already added this card. */
  cardKnown: 'card.known',
  /** The member already has five cards, the maximum. */
  cardsFull: 'cards.full',
  /** The payee name is locked because the member has a card. Only customer service can change it. */
  payeeNameLocked: 'payee.name.locked',
  /** The login requires a second-factor code. `value.ticket` is valid for `value.expiresIn` ms (SAFE-05). */
  loginCodeDue: 'login.code.due',
  /** The ticket has expired or was used too often. The visitor must log in again. */
  loginTicketOver: 'login.ticket.over',
  /** The second factor is already enabled. */
  secondOn: 'second.on',
  /** The second factor is not enabled. */
  secondOff: 'second.off',
  /** The withdrawal requires a second-factor code. */
  withdrawCodeDue: 'withdraw.code.due',
  /** The number of questions is outside the limits `value.min` and `value.max`, or a question occurs twice. */
  questionsCount: 'questions.count',
  /** An answer is empty, or two answers are equal. */
  questionsWeak: 'questions.weak',
  /** The question is unknown. */
  questionUnknown: 'question.unknown',
  /** The member already uses this email address or number. */
  contactSame: 'contact.same',
  /** The number belongs to another account. Sent only after the member has proved to own the number. */
  contactTaken: 'contact.taken',
  /** The member has no email address or number for a code, or there is no pending change to cancel. */
  contactMissing: 'contact.missing',
  /** The answers to the security questions are wrong. */
  answersWrong: 'answers.wrong',
  /** The member has no bet with this number. */
  orderUnknown: 'order.unknown',
  /** The sale is closed, or the bet has already been canceled; the call had no effect. */
  orderClosed: 'order.closed',
  /** The agent's downline has no member with this name (TEAM-07). */
  downlineUnknown: 'downline.unknown',
  /** The amount is outside the limits `value.min` and `value.max` of a single transfer to a member. */
  transferAmountOutside: 'transfer.amount.outside',
  /**
   * The amount exceeds the agent's daily transfer limit. `value.left` is the remaining amount, and `value.until` the
   * end of the day (ms since 1970).
   */
  transferDayFull: 'transfer.day.full',
  /** The agent's balance is insufficient. `value.left` is the available amount. */
  transferFundsMissing: 'transfer.funds.missing',
  /** This member or agent has no contract offer with this id. */
  contractUnknown: 'contract.unknown',
  /**
   * The offer is no longer pending, or the contract has ended. `value.status` is `accepted`, `refused` or `withdrawn`.
   */
  contractOver: 'contract.over',
  /** A contract with the member is in force, so rates can be raised but not lowered (TEAM-13). */
  ratesBound: 'rates.bound',
  /** The code of a registration link is already in use. */
  linkTaken: 'link.taken',
  /** The agent already has the maximum number of open registration links, `value.max`. */
  linksFull: 'links.full',
  /** The agent has no open registration link with this code. */
  linkUnknown: 'link.unknown',
  /**
   * The member has reached the player limit `value.kind` (deposit, stake, loss) for `value.period` (day, week, month).
   * `value.left` is the remaining amount, and `value.opensAt` the start of the next period (ms since 1970).
   */
  limitReached: 'limit.reached',
  /** The member is excluded from play and deposits until `value.until` (ms since 1970; null if permanent). */
  excluded: 'excluded',
  /** The increase of a limit can be confirmed only after 24 hours, from `value.from` (ms since 1970). */
  limitIncreaseWaits: 'limit.raise.waits',
  /** There is no pending increase of a limit. */
  limitIncreaseNone: 'limit.raise.none',
  /** The day to be claimed has ended. `value.today` is the current date in the merchant's time zone. */
  checkInDayOver: 'signin.day.over',
  /** The merchant has no check-in rewards. */
  checkInOff: 'signin.off',
  /** The member has no reward with this id. */
  rewardUnknown: 'reward.unknown',
  /** The reward with the id `value.rewardId` cannot be claimed now. */
  rewardClosed: 'reward.closed',
  /** The member has too few points. `value.points` is the balance. */
  pointsMissing: 'points.missing',
  /** The merchant does not offer to exchange points for money. */
  exchangeOff: 'points.exchange.off',
  /** The number of points is below the minimum of an exchange, `value.min`. */
  exchangeMin: 'points.exchange.min',
  /** The points store does not offer goods with this id. */
  goodsUnknown: 'goods.unknown',
  /** The goods are out of stock. */
  goodsSoldOut: 'goods.sold.out',
  /** The price or exchange rate has changed since the page loaded it. `value` contains the current one. */
  pointsStoreChanged: 'points.store.changed',
} as const;

/** A code of `ERROR_CODES`. */
export type ErrorCode = (typeof ERROR_CODES)[keyof typeof ERROR_CODES];
