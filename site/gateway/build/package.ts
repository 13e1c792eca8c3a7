/** Before `npm pack` and `npm publish`: what is packed is what the sources say now. Talks beside npm's own answer. */
import { buildChanged } from './build.ts';

await buildChanged(console.error, ['script', 'npm']);
