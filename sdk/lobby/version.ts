/** Version of the kit; a test compares it with package.json. Copies of the same version share one registry. */
export const VERSION = '0.1.0';
