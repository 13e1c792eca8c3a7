/**
 * Runs before `npm pack` and `npm publish`, so that the package matches the sources. Logs to stderr, next to npm's own
 * output.
 */
import { buildChanged } from './build.ts';

await buildChanged(console.error, ['script', 'npm']);
