/** Where people who are no agents learn how to become one (AGENT-23, AGENT-24). */

/** Kind of the operator's link for it, among those of customer service. */
const AFFILIATE = 'AFFILIATE';

/**
 * The operator's affiliate link; without one the page that lists every way to the operator.
 * @param links of the settings, by kind
 * @param openable the address as it may be opened, null for one that must not be (S8)
 */
export const affiliateLink = (
  links: readonly { readonly kind: string; readonly url: string }[],
  openable: (url: string) => string | null,
): string =>
  links
    .filter(({ kind }) => kind === AFFILIATE)
    .map(({ url }) => openable(url))
    .find(url => url !== null) ?? '/m/customer';
