/**
 * Common suite on a page whose loader contains six widgets in one file, in the slow run only: the widgets are those of
 * the script tag, and tests/elements/loader/script-all.spec.ts checks the differences of one file.
 */

import { isSlowRun } from '../helpers/slow.ts';
import { scriptTagAll } from './pages.ts';
import { runSuites } from './suites.ts';

if (isSlowRun) runSuites(scriptTagAll);
