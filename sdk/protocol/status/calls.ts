/** The state of the site. A file of its own: the clock asks it on pages that need no other system call. */

import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { maybe, maybeFlag } from '../schemas.ts';

/** Is the site open for this visitor? `location` is the visitor's address (OPEN: GATE-14). */
export const systemStatus = endpoint({
  name: 'systemStatus',
  path: '/wps/system/status',
  moduleId: 'COMM3',
  method: 'GET',
  auth: 'never',
  value: object({
    info: maybe,
    location: maybe,
    maintenance: maybeFlag,
    regionRestriction: maybeFlag,
  }),
});
