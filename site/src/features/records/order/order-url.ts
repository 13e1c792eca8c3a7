/** URLs of bet details and receipts. A separate module, because the route table loads it on the first visit. */

/** Maximum length of an order number, characters. */
const LONGEST = 128;

/** Returns the URL of the bet details. */
export const orderUrl = (orderNo: string): string => `/m/gameRecord?${new URLSearchParams({ order: orderNo })}`;

/** Returns the URL of the bet details for a downline member's bet (TEAM-15). */
export const teamOrderUrl = (orderNo: string): string => `/m/teamBetting?${new URLSearchParams({ order: orderNo })}`;

/** Returns the URL of the receipt of a deposit, a withdrawal, or a ledger entry. */
export const receiptUrl = (number: string): string =>
  `/m/transaction/record?${new URLSearchParams({ receipt: number })}`;

/** Returns the receipt number in the query; '' if the page shows the list. */
export const receiptOf = (search: string): string =>
  new URLSearchParams(search).get('receipt')?.slice(0, LONGEST) ?? '';

/** Returns the order number in the query; '' if the page shows the list. */
export const orderOf = (search: string): string => new URLSearchParams(search).get('order')?.slice(0, LONGEST) ?? '';
