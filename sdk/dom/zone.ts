/** Time zone of the device. A separate file, so that widgets with times need not load `device.ts`. */

/**
 * Returns the device's offset from UTC in minutes at `at` (ms since 1970), for the rules of `sdk/protocol/date-format.ts`.
 */
export const minutesAhead = (at: number | null): number => -new Date(at ?? 0).getTimezoneOffset();
