/**
 * Command `npm run build`: rebuilds all targets. Earlier output is deleted first, because file names contain hashes.
 */
import { rm } from 'node:fs/promises';
import { buildChanged } from './build.ts';

await rm(new URL('../../../dist', import.meta.url), { recursive: true, force: true });
await buildChanged(console.log);
