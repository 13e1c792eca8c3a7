/** Document that /m/useragreement shows (HELP-08). */

export type Agreement = 'terms' | 'privacy';

/**
 * Returns the document that the query selects. The sources define no URL for the privacy policy (OPEN: HELP-08), so the
 * site uses `?tab=privacy`.
 */
export const agreementOf = (search: string): Agreement =>
  new URLSearchParams(search).get('tab') === 'privacy' ? 'privacy' : 'terms';

/** URL of a document. */
export const agreementPath = (which: Agreement): string =>
  which === 'privacy' ? '/m/useragreement?tab=privacy' : '/m/useragreement';
