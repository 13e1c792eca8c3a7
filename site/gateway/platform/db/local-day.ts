/**
 * Returns SQL for the date of a timestamp (ms since 1970) in the time zone of the merchant `m`. Database triggers
 * calculate the date in the same way.
 */
export const dayOf = (at: string) => `(to_timestamp(${at} / 1000.0) at time zone m.zone)::date`;
