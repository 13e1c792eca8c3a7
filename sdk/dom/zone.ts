/** The time zone of the device. A file of its own, so that widgets that show times need not load the facts of `device.ts`. */

/** Minutes that the device's clock is ahead of UTC at the instant `at` (ms since 1970), for the rules of `domain/text/dates.ts`. */
export const minutesAhead = (at: number | null): number => -new Date(at ?? 0).getTimezoneOffset();
