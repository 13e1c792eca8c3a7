/** Common suite of download-bar on a page of the script tag. */

import { scriptTag } from '../pages.ts';
import { runSuites } from '../suites.ts';

runSuites(scriptTag, 'download-bar');
