/** Shared tests of service-widget, run on a page that embeds the widget with the script tag. */

import { scriptTag } from '../pages.ts';
import { runSuites } from '../suites.ts';

runSuites(scriptTag, 'service-widget');
