/**
 * The common suite on a page whose loader brings all six widgets in one file. Only in the long run: the widgets are those of
 * the script tag, and what one file may change stands in tests/elements/script/script-all.spec.ts.
 */
import { runSuites } from '../common/suite.ts';
import { isLong } from '../helpers/long.ts';
import { scriptTagAll } from './pages.ts';

if (isLong) runSuites(scriptTagAll);
