/** Under which keys rewards are claimed: each key once by a member. */

/** The gift of the level for a month. @param today a date such as 2026-11-20 */
export const monthlyKey = (today: string): string => `monthly-${today.slice(0, 7)}`;

/** A reward that somebody offered, by its number. */
export const offerKey = (id: number): string => `offer-${id}`;

const OFFER = /^offer-([1-9]\d{0,14})$/;

/** The number of the offer that a key names; null for a key of something else. */
export function offerOf(key: string): number | null {
  const number = OFFER.exec(key)?.[1];
  return number === undefined ? null : Number(number);
}
