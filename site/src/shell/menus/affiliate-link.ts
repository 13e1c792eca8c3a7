/** Target of the affiliate entry in the side menu of a visitor (OPEN: AGENT-24). */

/** Kind by which the affiliate link is found among the customer service links. */
const AFFILIATE = 'AFFILIATE';

/**
 * Returns the affiliate link of the operator; without one, the page with all contact links.
 * @param links links of the settings, by kind
 * @param openable returns the URL if it may be opened, else null (S8)
 */
export const affiliateLink = (
  links: readonly { readonly kind: string; readonly url: string }[],
  openable: (url: string) => string | null,
): string =>
  links
    .filter(({ kind }) => kind === AFFILIATE)
    .map(({ url }) => openable(url))
    .find(url => url !== null) ?? '/m/customer';
