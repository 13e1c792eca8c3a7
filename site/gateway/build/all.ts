/** `npm run build`: everything anew, whether changed or not. What earlier builds left goes first: names of files have a hash in them. */
import { rm } from 'node:fs/promises';
import { buildChanged } from './build.ts';

await rm(new URL('../../../dist', import.meta.url), { recursive: true, force: true });
await buildChanged(console.log);
