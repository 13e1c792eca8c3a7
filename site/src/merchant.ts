/**
 * Merchant code of the site, which the gateway writes into the page.
 * @default the merchant of the sandbox
 */
export const MERCHANT = document.documentElement.dataset.merchant || 'demo';
