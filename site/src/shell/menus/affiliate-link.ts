/** Target of the "become an agent" entry in a visitor's side menu (OPEN: AGENT-24). */

/** Kind of the affiliate link among the operator's customer service links. */
const AFFILIATE = 'AFFILIATE';

/**
 * Returns the operator's affiliate link; without one, the page with all contact links.
 * @param links customer service links from the settings
 * @param openable returns the URL if it is safe to open, else null (S8)
 */
export const affiliateLink = (
  links: readonly { readonly kind: string; readonly url: string }[],
  openable: (url: string) => string | null,
): string =>
  links
    .filter(({ kind }) => kind === AFFILIATE)
    .map(({ url }) => openable(url))
    .find(url => url !== null) ?? '/m/customer';
