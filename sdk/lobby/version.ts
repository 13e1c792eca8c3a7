/** Version of the kit; a test holds it equal to package.json. Copies of the same version share one registry. */
export const VERSION = '0.1.0';
