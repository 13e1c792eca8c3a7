/** The common suite of download-bar on a page of the script tag. */
import { runSuites } from '../../common/suite.ts';
import { scriptTag } from '../pages.ts';

runSuites(scriptTag, 'download-bar');
