/** Codes an answer refuses with, in one table: the gateway answers with them, the client reads them. */

/** `errorCode` of the envelope by name; words in small letters with dots between them. */
export const ERROR_CODES = {
  /** 401: the call needs a session and came without one (ERR-01). */
  sessionMissing: 'session.missing',
  /** 401: the session is over (ERR-05, ERR-15). */
  sessionExpired: 'session.expired',
  /** 409: a newer token took the place of this one, which may only read; nothing was done (S14). */
  sessionRenewed: 'session.renewed',
  /** 403: the password has to be changed before anything else (`firstTimeLogin`). */
  passwordDue: 'password.due',
  /** 403: this account may not do that (ERR-02). */
  permissionDenied: 'permission.denied',
  /** 503: the system is being upgraded (ERR-11). */
  upgrading: 'system.upgrading',
  /** 503: the site is closed for maintenance (ERR-10). */
  maintenance: 'system.maintenance',
  /** 403: the visitor's address or place is kept out (ERR-09); the message may say more. */
  restricted: 'region.restricted',
  /** 503: the same call is under way, or too many log in at once; a call a few seconds later is taken. */
  busy: 'busy',
  /** 400 with `value.fields`: field name -> what is wrong. */
  inputInvalid: 'input.invalid',
  /** The same for an unknown user and a wrong password (LOGIN-30); `value.captcha` asks for a captcha (LOGIN-19). */
  loginFailed: 'login.failed',
  /** Too many failures; 429 with Retry-After (S34). */
  loginLocked: 'login.locked',
  /** The text of the captcha is wrong, or missing where one was asked for. */
  captchaWrong: 'captcha.wrong',
  /** The account is disabled (ERR-03); said only to those who have proved that it is theirs. */
  memberDisabled: 'member.disabled',
  /** The user name is taken (ERR-04). */
  memberExists: 'member.exists',
  /** The code that was sent is another one, or is used up (ERR-06). */
  codeWrong: 'code.wrong',
  /** Nobody invites by this code or from this address (ERR-12). */
  referrerWrong: 'referrer.wrong',
  /** ERR-13: an agent where only members may log in. */
  memberOnly: 'member.only',
  /** ERR-13: a member where only agents may log in. */
  agentOnly: 'agent.only',
  /** 422: no age confirmation (REG-20). */
  ageUnconfirmed: 'age.unconfirmed',
  /** The new password is the old one; the documents name the code (FORGOT-22, GW-06). */
  passwordUnchanged: 'modify.new.old.same',
  /** The password that a change wants is not the member's. */
  passwordWrong: 'password.wrong',
  /** The slide puzzle was not solved, or its pass is used up. */
  slideWrong: 'slide.wrong',
  /** 409: the body was sealed with a key the gateway does not know; nothing was done (S22). */
  keyUnknown: 'key.unknown',
  /** 404: the gateway knows no merchant of that code. */
  merchantUnknown: 'merchant.unknown',
  /** No game of that id and vendor is offered. */
  gameUnknown: 'game.unknown',
  /** A member keeps the most favorites there may be. */
  favoritesFull: 'favorites.full',
  /** There is one wallet, so nothing can be moved between two. */
  walletSingle: 'wallet.single',
  /** Deposits and withdrawals of the member are closed by the desk; `value.reason` says why. */
  cashierFrozen: 'cashier.frozen',
  /** No way to deposit of that id or channel is offered. */
  depositMethodUnknown: 'deposit.method.unknown',
  /** The way to deposit is closed; `value.opensAt` (ms since 1970) says until when, null where nobody knows. */
  depositMethodClosed: 'deposit.method.closed',
  /** `value.min` and `value.max` say what one deposit may be; `value.fields.amount` says it as a sentence. */
  depositAmountOutside: 'deposit.amount.outside',
  /** More than the member may still deposit today; `value.left` is what is left, `value.opensAt` when the day ends. */
  depositDayFull: 'deposit.day.full',
  /** Too many deposits of the member are unfinished; `value.orderNo` is the oldest of them. */
  depositOrdersOpen: 'deposit.orders.open',
  /** The member has no deposit of that number. */
  depositUnknown: 'deposit.unknown',
  /** The deposit is in a state that does not allow this; `value.status` is that state. */
  depositStateWrong: 'deposit.state.wrong',
  /** The provider could not be asked; nothing was done, another way works. */
  depositProviderDown: 'deposit.provider.down',
  /** No promotion of that id is on offer to the member. */
  depositPromoUnknown: 'deposit.promo.unknown',
  /** The amount is below the least that takes the promotion; `value.min` is that amount. */
  depositPromoUnmet: 'deposit.promo.unmet',
  /** The turnover of an earlier bonus is still open: one at a time. */
  depositPromoOpen: 'deposit.promo.open',
  /** No withdrawals now; `value.until` (ms since 1970) says until when, null where nobody knows. */
  withdrawClosed: 'withdraw.closed',
  /** `value.min` and `value.max` say what one withdrawal may be. */
  withdrawAmountOutside: 'withdraw.amount.outside',
  /** More than may still be withdrawn today; `value.left` is what is left, `value.until` (ms since 1970) when the day ends. */
  withdrawDayFull: 'withdraw.day.full',
  /** No more requests today; `value.until` (ms since 1970) says when the day ends. */
  withdrawRequestsFull: 'withdraw.requests.full',
  /** More than the member has; `value.left` is what there is. */
  withdrawFundsMissing: 'withdraw.funds.missing',
  /** The turnover of a bonus is open: meet it or give it up. */
  withdrawWageringOpen: 'withdraw.turnover.open',
  /** A bonus was taken back after its deposit was reversed, and part of it is still owed. */
  withdrawDebtOpen: 'withdraw.debt.open',
  /** The name on the card is not the member's. */
  withdrawNameWrong: 'withdraw.name.wrong',
  /** The account is frozen; customer service knows more. */
  withdrawFrozen: 'withdraw.frozen',
  /** Withdrawals wait for 24 h after a reset of their password, 72 h where answers proved the member; `value.until` (ms since 1970). */
  withdrawBlocked: 'withdraw.held',
  /** The card was added less than 24 h ago; `value.until` (ms since 1970) says from when it can be used. */
  cardWaits: 'card.waits',
  /** The member has no withdrawal password yet. */
  withdrawPasswordMissing: 'withdraw.password.missing',
  /** There is a withdrawal password already; it is changed by `resetPaymentPassword`. */
  withdrawPasswordSet: 'withdraw.password.set',
  /** The withdrawal password is wrong; `value.left` tries are left. */
  withdrawPasswordWrong: 'withdraw.password.wrong',
  /** The withdrawal password is locked after five wrong ones; `value.until` (ms since 1970). */
  withdrawPasswordLocked: 'withdraw.password.locked',
  /** The text may not be a withdrawal password; `value.issue` says why: `digits`, `simple`, `birthday`. */
  withdrawPasswordWeak: 'withdraw.password.weak',
  /** There is neither mail nor mobile to send a code to; customer service resets the password. */
  withdrawCodeNowhere: 'withdraw.code.nowhere',
  /** The member has no withdrawal of that number. */
  withdrawUnknown: 'withdraw.unknown',
  /** The withdrawal is in a state that does not allow this; `value.status` is that state. */
  withdrawStateWrong: 'withdraw.state.wrong',
  cardUnknown: 'card.unknown',
  cardBankUnknown: 'card.bank.unknown',
  /** The bank has no such numbers. */
  cardNumberWrong: 'card.number.wrong',
  /** Another name than that of the first card, `value.payeeName`. */
  cardNameWrong: 'card.name.wrong',
  /** The member has the card already. */
  cardKnown: 'card.known',
  /** Five cards are the most. */
  cardsFull: 'cards.full',
  /** The first card locked the name; customer service changes it. */
  payeeNameLocked: 'payee.name.locked',
  /** The login wants a code of the second factor: `value.ticket` is good for `value.expiresIn` ms (SAFE-05). */
  loginCodeDue: 'login.code.due',
  /** The ticket is over or was tried too often; the login begins anew. */
  loginTicketOver: 'login.ticket.over',
  /** The second factor is on already. */
  secondOn: 'second.on',
  /** The second factor is not on. */
  secondOff: 'second.off',
  /** The withdrawal wants a code of the second factor. */
  withdrawCodeDue: 'withdraw.code.due',
  /** Too few or too many questions, or one twice. `value.min` and `value.max`. */
  questionsCount: 'questions.count',
  /** An answer says nothing, or the same as another one. */
  questionsWeak: 'questions.weak',
  /** No such question is offered. */
  questionUnknown: 'question.unknown',
  /** The member has this mail or number already. */
  contactSame: 'contact.same',
  /** The number is that of another account; said to those alone who have proved that it is theirs. */
  contactTaken: 'contact.taken',
  /** There is no mail or number that a code could go to, or no change that could be taken back. */
  contactMissing: 'contact.missing',
  /** The answers are not those of the member. */
  answersWrong: 'answers.wrong',
  /** The member has no bet of that number. */
  orderUnknown: 'order.unknown',
  /** The sale is closed, or the number was taken back before; nothing was done. */
  orderClosed: 'order.closed',
  /** No member of that name is below the agent (TEAM-07). */
  downlineUnknown: 'downline.unknown',
  /** `value.min` and `value.max` say what one member may be given. */
  transferAmountOutside: 'transfer.amount.outside',
  /** More than the agent may still give today; `value.left` is what is left, `value.until` (ms since 1970) when the day ends. */
  transferDayFull: 'transfer.day.full',
  /** More than the agent has; `value.left` is what there is. */
  transferFundsMissing: 'transfer.funds.missing',
  /** No such offer was made to the member, or by the agent. */
  contractUnknown: 'contract.unknown',
  /** The offer waits no more, or the contract has ended: `value.status` is `accepted`, `refused` or `withdrawn`. */
  contractOver: 'contract.over',
  /** A contract with the member is in force: the rates may be raised, and not lowered (TEAM-13). */
  ratesBound: 'rates.bound',
  /** A code that somebody has already. */
  linkTaken: 'link.taken',
  /** The agent has the most open links there may be, `value.max`. */
  linksFull: 'links.full',
  /** The agent has no link of that code that could be closed. */
  linkUnknown: 'link.unknown',
  /**
   * The member's own limit; `value.kind` (deposit, stake, loss) and `value.period` (day, week, month) name it, `value.left` is what is left
   * of it, `value.opensAt` (ms since 1970) when it opens again.
   */
  limitReached: 'limit.reached',
  /** The member takes a break from play and deposits; `value.until` (ms since 1970) says until when, null for good. */
  excluded: 'excluded',
  /** A higher limit waits 24 hours for its second yes, which can be said from `value.from` (ms since 1970) on. */
  limitIncreaseWaits: 'limit.raise.waits',
  /** No higher limit waits for an answer. */
  limitIncreaseNone: 'limit.raise.none',
  /** The day of the claim is over; `value.today` is the merchant's date. */
  checkInDayOver: 'signin.day.over',
  /** The merchant gives nothing for logging in. */
  checkInOff: 'signin.off',
  /** The member has no reward of that id. */
  rewardUnknown: 'reward.unknown',
  /** The reward cannot be claimed yet, or no more; `value.rewardId` says which. */
  rewardClosed: 'reward.closed',
  /** The member has fewer points than that; `value.points` is what is there. */
  pointsMissing: 'points.missing',
  /** The merchant does not exchange points. */
  exchangeOff: 'points.exchange.off',
  /** An exchange of fewer points than the fewest, `value.min`. */
  exchangeMin: 'points.exchange.min',
  /** The mall has no goods of that id, or no more. */
  goodsUnknown: 'goods.unknown',
  /** The last piece is gone. */
  goodsSoldOut: 'goods.sold.out',
  /** The price, or what points are worth, is another than the member was shown; `value` has the one of now. */
  pointsStoreChanged: 'mall.changed',
} as const;

/** A code of `ERROR_CODES`. */
export type ErrorCode = (typeof ERROR_CODES)[keyof typeof ERROR_CODES];
