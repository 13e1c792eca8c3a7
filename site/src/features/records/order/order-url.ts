/** Addresses of bet details and receipts, in a separate module because the route table loads it with the first render. */

/** Maximum length of an order number. */
const LONGEST = 128;

/** URL of a bet. */
export const orderUrl = (orderNo: string): string => `/m/gameRecord?${new URLSearchParams({ order: orderNo })}`;

/** URL of a bet of a downline member (TEAM-15). */
export const teamOrderUrl = (orderNo: string): string => `/m/teamBetting?${new URLSearchParams({ order: orderNo })}`;

/** URL of the receipt of a deposit, a withdrawal, or a ledger entry. */
export const receiptUrl = (number: string): string =>
  `/m/transaction/record?${new URLSearchParams({ receipt: number })}`;

/** Number of the receipt of a URL; '' for the list. */
export const receiptOf = (search: string): string =>
  new URLSearchParams(search).get('receipt')?.slice(0, LONGEST) ?? '';

/** Order number of a URL; '' for the list. */
export const orderOf = (search: string): string => new URLSearchParams(search).get('order')?.slice(0, LONGEST) ?? '';
