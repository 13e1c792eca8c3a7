/** Document shown at a URL of /m/useragreement (HELP-08). */

export type Agreement = 'terms' | 'privacy';

/**
 * Returns the document of a query. The sources define no URL of the privacy policy (OPEN: HELP-08), so it has
 * `?tab=privacy` to be linkable.
 */
export const agreementOf = (search: string): Agreement =>
  new URLSearchParams(search).get('tab') === 'privacy' ? 'privacy' : 'terms';

/** URL of a document. */
export const agreementPath = (which: Agreement): string =>
  which === 'privacy' ? '/m/useragreement?tab=privacy' : '/m/useragreement';
