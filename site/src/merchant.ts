/** Whose site this is, as the gateway writes it into the page; the sandbox's where nobody did. */
export const MERCHANT = document.documentElement.dataset.merchant || 'demo';
