/** Common suite on a page of the integration `elements`. */

import { elements } from './pages.ts';
import { runSuites } from './suites.ts';

runSuites(elements);
