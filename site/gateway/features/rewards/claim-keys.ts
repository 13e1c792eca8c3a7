/** Keys of reward claims. A key is unique per member, so that each reward can be claimed only once. */

/**
 * Returns the key of the VIP level's monthly bonus.
 * @param today date such as 2026-11-20
 */
export const monthlyKey = (today: string): string => `monthly-${today.slice(0, 7)}`;

/** Returns the key of an offered reward. */
export const offerKey = (id: number): string => `offer-${id}`;

const OFFER = /^offer-([1-9]\d{0,14})$/;

/** Returns the id of the offer in a key; null for other keys. */
export function offerOf(key: string): number | null {
  const number = OFFER.exec(key)?.[1];
  return number === undefined ? null : Number(number);
}
