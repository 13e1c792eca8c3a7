/** Shared tests of game launches, run on a page that embeds the widgets with the script tag. */

import { scriptTag } from '../pages.ts';
import { runSuites } from '../suites.ts';

runSuites(scriptTag, 'launches');
