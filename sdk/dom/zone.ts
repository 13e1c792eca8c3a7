/** The zone of the device: apart from what else it is, which few widgets ask. */

/** Minutes that the device's clock is ahead of UTC at the instant `at` (ms since 1970), for the rules of `domain/dates.ts`. */
export const minutesAhead = (at: number | null): number => -new Date(at ?? 0).getTimezoneOffset();
