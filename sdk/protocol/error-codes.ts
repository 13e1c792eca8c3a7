/** Error codes of responses: sent by the gateway and read by the client. */

/** `errorCode` of the envelope by name; lower-case words separated by dots. */
export const ERROR_CODES = {
  /** 401: the call requires a session (ERR-01). */
  sessionMissing: 'session.missing',
  /** 401: the session has ended (ERR-05, ERR-15). */
  sessionExpired: 'session.expired',
  /** 409: a newer token replaced this token, which is read-only now; no action was performed (S14). */
  sessionRenewed: 'session.renewed',
  /** 403: the password must be changed first (`firstTimeLogin`). */
  passwordDue: 'password.due',
  /** 403: the account lacks permission (ERR-02). */
  permissionDenied: 'permission.denied',
  /** 503: the system is being upgraded (ERR-11). */
  upgrading: 'system.upgrading',
  /** 503: the site is closed for maintenance (ERR-10). */
  maintenance: 'system.maintenance',
  /** 403: the visitor's address or region is blocked (ERR-09); the message may contain details. */
  restricted: 'region.restricted',
  /** 503: the same call is in flight, or too many concurrent logins; retry after a few seconds. */
  busy: 'busy',
  /** 400 with `value.fields`: error by field name. */
  inputInvalid: 'input.invalid',
  /**
   * The same error for an unknown user and a wrong password (LOGIN-30); `value.captcha` requires a captcha (LOGIN-19).
   */
  loginFailed: 'login.failed',
  /** Too many failures; 429 with Retry-After (S34). */
  loginLocked: 'login.locked',
  /** The text of the captcha is wrong, or missing although required. */
  captchaWrong: 'captcha.wrong',
  /** The account is disabled (ERR-03); reported only after the account's owner is verified. */
  memberDisabled: 'member.disabled',
  /** The user name is in use (ERR-04). */
  memberExists: 'member.exists',
  /** The code is wrong or was used already (ERR-06). */
  codeWrong: 'code.wrong',
  /** The invitation code or URL is unknown (ERR-12). */
  referrerWrong: 'referrer.wrong',
  /** ERR-13: agent login where only members may log in. */
  memberOnly: 'member.only',
  /** ERR-13: member login where only agents may log in. */
  agentOnly: 'agent.only',
  /** 422: no age confirmation (REG-20). */
  ageUnconfirmed: 'age.unconfirmed',
  /** The new password equals the old password; the documents define the code (FORGOT-22, GW-06). */
  passwordUnchanged: 'modify.new.old.same',
  /** The current password, which the change requires, is wrong. */
  passwordWrong: 'password.wrong',
  /** The slide puzzle was not solved, or its token was used already. */
  slideWrong: 'slide.wrong',
  /** 409: the body was sealed with an unknown key; no action was performed (S22). */
  keyUnknown: 'key.unknown',
  /** 404: the merchant code is unknown. */
  merchantUnknown: 'merchant.unknown',
  /** The game id and vendor are unknown. */
  gameUnknown: 'game.unknown',
  /** The member has reached the maximum number of favorites. */
  favoritesFull: 'favorites.full',
  /** The merchant has a single wallet, so wallet transfers are not possible. */
  walletSingle: 'wallet.single',
  /** An operator blocked the member's deposits and withdrawals; `value.reason` contains the reason. */
  cashierFrozen: 'cashier.frozen',
  /** The id or channel of the payment method is unknown. */
  depositMethodUnknown: 'deposit.method.unknown',
  /** The payment method is closed until `value.opensAt` (ms since 1970), null if unknown. */
  depositMethodClosed: 'deposit.method.closed',
  /** The amount is outside `value.min` and `value.max` of one deposit; `value.fields.amount` contains a message. */
  depositAmountOutside: 'deposit.amount.outside',
  /**
   * The amount exceeds the daily deposit limit: `value.left` is the remaining amount, `value.opensAt` the end of the
   * day.
   */
  depositDayFull: 'deposit.day.full',
  /** The member has too many open deposits; `value.orderNo` is the oldest. */
  depositOrdersOpen: 'deposit.orders.open',
  /** The member has no deposit of that number. */
  depositUnknown: 'deposit.unknown',
  /** The state of the deposit, `value.status`, does not allow the action. */
  depositStateWrong: 'deposit.state.wrong',
  /** The provider was not reachable; no action was performed, and other payment methods are available. */
  depositProviderDown: 'deposit.provider.down',
  /** The promotion id is unknown or not available to the member. */
  depositPromoUnknown: 'deposit.promo.unknown',
  /** The amount is less than the minimum of the promotion, `value.min`. */
  depositPromoUnmet: 'deposit.promo.unmet',
  /** The wagering requirement of an earlier bonus is open: at most one at a time. */
  depositPromoOpen: 'deposit.promo.open',
  /** Withdrawals are closed until `value.until` (ms since 1970), null if unknown. */
  withdrawClosed: 'withdraw.closed',
  /** The amount is outside `value.min` and `value.max` of one withdrawal. */
  withdrawAmountOutside: 'withdraw.amount.outside',
  /**
   * The amount exceeds the daily withdrawal limit: `value.left` is the remaining amount, `value.until` (ms since 1970)
   * the end of the day.
   */
  withdrawDayFull: 'withdraw.day.full',
  /** The daily number of requests is reached; `value.until` (ms since 1970) is the end of the day. */
  withdrawRequestsFull: 'withdraw.requests.full',
  /** Insufficient balance; `value.left` is the available amount. */
  withdrawFundsMissing: 'withdraw.funds.missing',
  /** The wagering requirement of a bonus is open: fulfill it or forfeit the bonus. */
  withdrawWageringOpen: 'withdraw.turnover.open',
  /** A bonus was reversed with its deposit, and part of it is still owed. */
  withdrawDebtOpen: 'withdraw.debt.open',
  /** The name on the card differs from the member's name. */
  withdrawNameWrong: 'withdraw.name.wrong',
  /** The account is frozen; the member has to contact customer service. */
  withdrawFrozen: 'withdraw.frozen',
  /**
   * Withdrawals are blocked for 24 h after a reset of the withdrawal password, 72 h after a reset by security answers;
   * `value.until` (ms since 1970).
   */
  withdrawBlocked: 'withdraw.held',
  /** The card was added less than 24 h ago and is usable from `value.until` (ms since 1970). */
  cardWaits: 'card.waits',
  /** The member has no withdrawal password yet. */
  withdrawPasswordMissing: 'withdraw.password.missing',
  /** The member already has a withdrawal password; `resetPaymentPassword` changes it. */
  withdrawPasswordSet: 'withdraw.password.set',
  /** The withdrawal password is wrong; `value.left` attempts are left. */
  withdrawPasswordWrong: 'withdraw.password.wrong',
  /** The withdrawal password is locked after five wrong attempts; `value.until` (ms since 1970). */
  withdrawPasswordLocked: 'withdraw.password.locked',
  /** The withdrawal password is too weak; `value.issue` contains the reason: `digits`, `simple`, `birthday`. */
  withdrawPasswordWeak: 'withdraw.password.weak',
  /** The member has no email address or mobile number for a code; customer service resets the password. */
  withdrawCodeNowhere: 'withdraw.code.nowhere',
  /** The member has no withdrawal of that number. */
  withdrawUnknown: 'withdraw.unknown',
  /** The state of the withdrawal, `value.status`, does not allow the action. */
  withdrawStateWrong: 'withdraw.state.wrong',
  cardUnknown: 'card.unknown',
  cardBankUnknown: 'card.bank.unknown',
  /** The number is not valid for the bank. */
  cardNumberWrong: 'card.number.wrong',
  /** The name differs from that of the first card, `value.payeeName`. */
  cardNameWrong: 'card.name.wrong',
  /** The member already has this card. */
  cardKnown: 'card.known',
  /** The member has five cards, the maximum. */
  cardsFull: 'cards.full',
  /** The name is locked since the first card; customer service changes it. */
  payeeNameLocked: 'payee.name.locked',
  /** The login requires a second-factor code: `value.ticket` is valid for `value.expiresIn` ms (SAFE-05). */
  loginCodeDue: 'login.code.due',
  /** The ticket has expired or was tried too often; the login must start again. */
  loginTicketOver: 'login.ticket.over',
  /** The second factor is already enabled. */
  secondOn: 'second.on',
  /** The second factor is not enabled. */
  secondOff: 'second.off',
  /** The withdrawal requires a second-factor code. */
  withdrawCodeDue: 'withdraw.code.due',
  /** Too few, too many or duplicate questions. `value.min` and `value.max`. */
  questionsCount: 'questions.count',
  /** An answer is empty or equals another answer. */
  questionsWeak: 'questions.weak',
  /** The question is unknown. */
  questionUnknown: 'question.unknown',
  /** The member already uses this email address or number. */
  contactSame: 'contact.same',
  /** The number belongs to another account; reported only after its ownership is verified. */
  contactTaken: 'contact.taken',
  /** The member has no email address or number for a code, or no change that can be canceled. */
  contactMissing: 'contact.missing',
  /** The answers are wrong. */
  answersWrong: 'answers.wrong',
  /** The member has no bet of that number. */
  orderUnknown: 'order.unknown',
  /** The sale is closed or the order was canceled before; no action was performed. */
  orderClosed: 'order.closed',
  /** The agent's downline has no member of that name (TEAM-07). */
  downlineUnknown: 'downline.unknown',
  /** The amount is outside `value.min` and `value.max` of one transfer to a member. */
  transferAmountOutside: 'transfer.amount.outside',
  /**
   * The amount exceeds the agent's daily transfer limit: `value.left` is the remaining amount, `value.until` (ms since
   * 1970) the end of the day.
   */
  transferDayFull: 'transfer.day.full',
  /** Insufficient balance of the agent; `value.left` is the available amount. */
  transferFundsMissing: 'transfer.funds.missing',
  /** The offer is unknown for this member or agent. */
  contractUnknown: 'contract.unknown',
  /** The offer is not pending, or the contract has ended: `value.status` is `accepted`, `refused` or `withdrawn`. */
  contractOver: 'contract.over',
  /** A contract with the member is in force: rates may be raised but not lowered (TEAM-13). */
  ratesBound: 'rates.bound',
  /** The code is in use. */
  linkTaken: 'link.taken',
  /** The agent has the maximum number of open links, `value.max`. */
  linksFull: 'links.full',
  /** The agent has no open link with that code. */
  linkUnknown: 'link.unknown',
  /**
   * The member reached a player limit, identified by `value.kind` (deposit, stake, loss) and `value.period` (day, week,
   * month). `value.left` is the remaining amount, `value.opensAt` (ms since 1970) the start of the next period.
   */
  limitReached: 'limit.reached',
  /**
   * The member has an active exclusion from play and deposits until `value.until` (ms since 1970), null if permanent.
   */
  excluded: 'excluded',
  /** A limit increase requires a confirmation after 24 hours, possible from `value.from` (ms since 1970). */
  limitIncreaseWaits: 'limit.raise.waits',
  /** No limit increase is pending. */
  limitIncreaseNone: 'limit.raise.none',
  /** The day of the claim has ended; `value.today` is the merchant's date. */
  checkInDayOver: 'signin.day.over',
  /** The merchant has no check-in rewards. */
  checkInOff: 'signin.off',
  /** The member has no reward of that id. */
  rewardUnknown: 'reward.unknown',
  /** The reward is not open for claims; `value.rewardId` is its id. */
  rewardClosed: 'reward.closed',
  /** The member has too few points; `value.points` is the balance. */
  pointsMissing: 'points.missing',
  /** The merchant does not offer an exchange of points. */
  exchangeOff: 'points.exchange.off',
  /** The number of points is below the minimum of an exchange, `value.min`. */
  exchangeMin: 'points.exchange.min',
  /** The points store has no goods with that id, or no longer offers them. */
  goodsUnknown: 'goods.unknown',
  /** The goods are out of stock. */
  goodsSoldOut: 'goods.sold.out',
  /** The price or the exchange rate changed since it was shown; `value` contains the current one. */
  pointsStoreChanged: 'points.store.changed',
} as const;

/** A code of `ERROR_CODES`. */
export type ErrorCode = (typeof ERROR_CODES)[keyof typeof ERROR_CODES];
