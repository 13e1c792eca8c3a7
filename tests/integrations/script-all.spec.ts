/**
 * The common suite on a page whose loader brings all six widgets in one file. Only in the long run: the widgets are those of
 * the script tag, and what one file may change stands in tests/elements/loader/script-all.spec.ts.
 */

import { isSlowRun } from '../helpers/slow.ts';
import { scriptTagAll } from './pages.ts';
import { runSuites } from './suites.ts';

if (isSlowRun) runSuites(scriptTagAll);
