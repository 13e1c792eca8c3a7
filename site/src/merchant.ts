/**
 * Merchant of the site, written into the page by the gateway.
 * @default the sandbox merchant
 */
export const MERCHANT = document.documentElement.dataset.merchant || 'demo';
