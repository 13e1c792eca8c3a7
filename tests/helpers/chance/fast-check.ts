/** Configures fast-check with the seed of the run. A failure prints this seed and the path to the smallest example. */
import fc from 'fast-check';
import { SEED } from './seed.ts';

fc.configureGlobal({ seed: SEED, verbose: true });

export { fc };
