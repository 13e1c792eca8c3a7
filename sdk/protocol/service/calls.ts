/** Call that returns the operator's service links. */
import { array, string } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { maybe, scalar } from '../schemas.ts';

/** Encrypted paths of customer service links; type '3' is the service link (SERV-16, SERV-19; OPEN: API-14, API-40). */
export const serviceLinks = endpoint({
  name: 'serviceLinks',
  method: 'GET',
  path: '/wps/system/serviceLinks',
  moduleId: 'COMM3',
  auth: 'optional',
  value: object({
    version: object({
      pathList: array(object({ type: scalar, path: string(), title: maybe })),
    }),
  }),
});
