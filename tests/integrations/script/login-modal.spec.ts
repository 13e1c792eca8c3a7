/** The common suite of login-modal on a page of the script tag. */
import { runSuites } from '../../common/suite.ts';
import { scriptTag } from '../pages.ts';

runSuites(scriptTag, 'login-modal');
