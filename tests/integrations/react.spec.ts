/** The common suite on a page of the integration `react`. */
import { runSuites } from '../common/suite.ts';
import { react } from './pages.ts';

runSuites(react);
