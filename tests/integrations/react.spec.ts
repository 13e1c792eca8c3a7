/** Shared widget tests, run on a page that embeds the widgets with the integration `react`. */

import { react } from './pages.ts';
import { runSuites } from './suites.ts';

runSuites(react);
