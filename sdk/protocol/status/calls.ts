/** Status of the site. A separate file, because the clock uses this call on pages that need no other system call. */

import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { maybe, maybeFlag } from '../schemas.ts';

/** Availability of the site for the visitor. `location` is the visitor's address (OPEN: GATE-14). */
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
