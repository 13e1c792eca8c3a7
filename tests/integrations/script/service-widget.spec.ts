/** Common suite of service-widget on a page of the script tag. */

import { scriptTag } from '../pages.ts';
import { runSuites } from '../suites.ts';

runSuites(scriptTag, 'service-widget');
