/** Addresses of bet details, in a separate module because the route table loads it with the first render. */

/** Maximum length of an order number. */
const LONGEST = 128;

/** Address of a bet. */
export const orderAddress = (orderNo: string): string => `/m/gameRecord?${new URLSearchParams({ order: orderNo })}`;

/** Address of a bet of a downline member (TEAM-15). */
export const teamOrderAddress = (orderNo: string): string =>
  `/m/teamBetting?${new URLSearchParams({ order: orderNo })}`;

/** Order number of an address; '' for the list. */
export const orderOf = (search: string): string => new URLSearchParams(search).get('order')?.slice(0, LONGEST) ?? '';
