/** Common suite on a page of the integration `react`. */

import { react } from './pages.ts';
import { runSuites } from './suites.ts';

runSuites(react);
