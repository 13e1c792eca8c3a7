/** Comparison of host names (S38). */

/**
 * Removes the trailing dot of a fully qualified host name from a host, with or without a port, or from an origin:
 * browsers send `shop.example.` if the visitor typed it, and it names the same host.
 */
export const withoutTrailingDot = (text: string): string => text.replace(/\.(?=(:\d{1,5})?$)/, '');
