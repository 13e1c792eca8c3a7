/** The common suite on a page of the script tag. */
import { runSuites } from '../common/suite.ts';
import { scriptTag } from './pages.ts';

runSuites(scriptTag);
