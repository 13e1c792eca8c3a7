/**
 * SQL of the day of a timestamp in ms since 1970, in the time zone of the merchant `m`; equals the computation of the
 * database's triggers.
 */
export const dayOf = (at: string) => `(to_timestamp(${at} / 1000.0) at time zone m.zone)::date`;
