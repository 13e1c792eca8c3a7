/** The common suite of winner-board on a page of the script tag. */
import { runSuites } from '../../common/suite.ts';
import { scriptTag } from '../pages.ts';

runSuites(scriptTag, 'winner-board');
