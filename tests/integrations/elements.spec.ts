/** Shared widget tests, run on a page that embeds the widgets with the integration `elements`. */

import { elements } from './pages.ts';
import { runSuites } from './suites.ts';

runSuites(elements);
