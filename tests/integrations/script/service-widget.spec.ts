/** The common suite of service-widget on a page of the script tag. */
import { runSuites } from '../../common/suite.ts';
import { scriptTag } from '../pages.ts';

runSuites(scriptTag, 'service-widget');
