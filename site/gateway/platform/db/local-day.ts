/** Day of a time in ms since 1970, in the time zone of the merchant `m`; as the triggers of the database compute it. */
export const dayOf = (at: string) => `(to_timestamp(${at} / 1000.0) at time zone m.zone)::date`;
