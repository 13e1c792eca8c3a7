/** Normalization of host names for comparison (S38). */

/**
 * Removes the trailing dot of a fully qualified host name from a host (with or without a port) or an origin. Browsers
 * send `shop.example.` if the visitor typed the dot, although it is the same host.
 */
export const withoutTrailingDot = (text: string): string => text.replace(/\.(?=(:\d{1,5})?$)/, '');
