/** English texts of timelines and receipts, loaded with the pages of orders. */
export const receipt = {
  'step.deposit.created': 'Deposit started',
  'step.deposit.sent': 'You sent the transfer',
  'step.deposit.opened': 'Payment page opened',
  'step.deposit.payment': 'Waiting for your payment',
  'step.deposit.way': 'On its way',
  'step.deposit.paid': 'In your balance',
  'step.deposit.failed': 'Declined',
  'step.deposit.expired': 'Expired',
  'step.deposit.review': 'In review',
  'step.deposit.cancelled': 'Cancelled',
  'step.deposit.reversed': 'Reversed',
  'step.withdrawal.requested': 'Requested',
  'step.withdrawal.checked': 'In review',
  'step.withdrawal.sent': 'Sent to your bank',
  'step.withdrawal.paid': 'In your bank account',
  'step.withdrawal.failed': 'Returned by your bank',
  'step.withdrawal.rejected': 'Declined',
  'step.withdrawal.cancelled': 'Cancelled',
  'step.about': 'about {{time}}',
} as const;

export type ReceiptTexts = Readonly<Record<keyof typeof receipt, string>>;
