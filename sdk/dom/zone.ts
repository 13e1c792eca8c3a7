/** Time zone of the device. This file is separate, so that widgets with times do not load `device.ts`. */

/**
 * Returns the device's offset from UTC at `at` (ms since 1970), minutes. The functions of `sdk/protocol/date-format.ts`
 * need it.
 */
export const minutesAhead = (at: number | null): number => -new Date(at ?? 0).getTimezoneOffset();
