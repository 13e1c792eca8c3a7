/** Time zone of the device, as Intl names it; UTC where it names none. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
