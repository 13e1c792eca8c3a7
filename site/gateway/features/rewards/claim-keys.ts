/** Claim keys of rewards, unique per member. */

/**
 * Key of the level's monthly bonus.
 * @param today a date such as 2026-11-20
 */
export const monthlyKey = (today: string): string => `monthly-${today.slice(0, 7)}`;

/** Key of an offered reward, by its id. */
export const offerKey = (id: number): string => `offer-${id}`;

const OFFER = /^offer-([1-9]\d{0,14})$/;

/** Returns the offer id of a key; null for other keys. */
export function offerOf(key: string): number | null {
  const number = OFFER.exec(key)?.[1];
  return number === undefined ? null : Number(number);
}
