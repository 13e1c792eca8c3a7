/** `npm run build:package`: builds what changed of the npm package into `dist/package`. */
import { buildChanged } from './build.ts';

// npm prints the name of the packed file to stdout.
await buildChanged(console.error, ['script', 'npm', 'package']);
