/** The address of an opened bet, apart from the other addresses of records: the table of routes reads it, and comes with the first picture. */

/** Longest number that is asked for. */
const LONGEST = 128;

/** Address of an opened bet. */
export const orderAddress = (orderNo: string): string => `/m/gameRecord?${new URLSearchParams({ order: orderNo })}`;

/** Address of an opened bet of a member below (TEAM-15). */
export const teamOrderAddress = (orderNo: string): string =>
  `/m/teamBetting?${new URLSearchParams({ order: orderNo })}`;

/** The bet an address opens; '' for the list. */
export const orderOf = (search: string): string => new URLSearchParams(search).get('order')?.slice(0, LONGEST) ?? '';
