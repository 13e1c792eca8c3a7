/** The common suite of game-grid on a page of the script tag. */
import { runSuites } from '../../common/suite.ts';
import { scriptTag } from '../pages.ts';

runSuites(scriptTag, 'game-grid');
