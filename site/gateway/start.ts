/** Command `npm start`: builds changed files, starts a gateway, and prints its URL. */
import { buildChanged } from './build/build.ts';
import { serve } from './serve.ts';

await serve(() => buildChanged(line => process.stderr.write(`${line}\n`)));
