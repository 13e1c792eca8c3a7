/**
 * Version of the kit; a test compares it with package.json. Copies of the kit with the same version share one registry
 * of lobbies.
 */
export const VERSION = '0.1.0';
