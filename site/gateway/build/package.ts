/** Command `npm run build:package`: builds whatever has changed of the npm package into `dist/package`. */
import { buildChanged } from './build.ts';

// Logged to stderr, because npm prints the name of the packed file to stdout.
await buildChanged(console.error, ['script', 'npm', 'package']);
