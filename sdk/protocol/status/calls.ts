/**
 * Status of the site, and gateway of a domain. This file is separate, because the clock requests the status on pages
 * that do not need the settings.
 */
import { optional, strictObject } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { maybe, maybeFlag, maybeText, requiredText } from '../schemas.ts';

/** Availability of the site for the visitor. `location` is the visitor's IP address (OPEN: GATE-14). */
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

/**
 * Gateway of a domain (EP-23; OPEN: API-14 for the fields), for clients that know only a domain. Kit and site never use
 * this call, because their gateway is configured.
 */
export const domainRoute = endpoint({
  name: 'domainRoute',
  method: 'GET',
  path: '/wps/system/domainRoute',
  moduleId: 'COMM3',
  auth: 'never',
  query: strictObject({ domain: optional(requiredText(255)) }),
  value: object({ merchantCode: maybe, gateway: maybeText, site: maybeText }),
});
