/** The common suite on a page of the integration `elements`. */
import { runSuites } from '../common/suite.ts';
import { elements } from './pages.ts';

runSuites(elements);
