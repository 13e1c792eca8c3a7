/** Which of the two documents an address of /m/useragreement shows (HELP-08). */

export type Agreement = 'terms' | 'privacy';

/**
 * The documents name no address of the privacy policy (OPEN: HELP-08): it stands beside the terms, at `?tab=privacy`, so that
 * it can be linked to.
 */
export const agreementOf = (search: string): Agreement =>
  new URLSearchParams(search).get('tab') === 'privacy' ? 'privacy' : 'terms';

/** Address of a document. */
export const agreementPath = (which: Agreement): string =>
  which === 'privacy' ? '/m/useragreement?tab=privacy' : '/m/useragreement';
