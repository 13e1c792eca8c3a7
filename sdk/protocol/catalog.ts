/** List of all endpoints. The gateway builds its routes from this list, and tests check every entry. */

import * as member from './account/member-calls.ts';
import * as password from './account/password-calls.ts';
import * as registration from './account/registration-calls.ts';
import * as registrationForm from './account/registration-form-calls.ts';
import * as session from './account/session-calls.ts';
import * as bonuses from './bonuses/calls.ts';
import * as content from './content/calls.ts';
import * as feedback from './content/feedback-calls.ts';
import * as contracts from './contracts/calls.ts';
import * as deposits from './deposits/calls.ts';
import * as depositOrders from './deposits/order-calls.ts';
import type { Endpoint } from './endpoint.ts';
import * as games from './games/calls.ts';
import * as launch from './games/launch-calls.ts';
import * as limits from './limits/calls.ts';
import * as lottery from './lottery/calls.ts';
import * as merchants from './merchants/calls.ts';
import * as pointsStore from './points-store/calls.ts';
import * as records from './records/calls.ts';
import * as rewards from './rewards/calls.ts';
import * as security from './security/calls.ts';
import * as contacts from './security/contact-calls.ts';
import * as service from './service/calls.ts';
import * as status from './status/calls.ts';
import * as team from './team/calls.ts';
import * as teamLinks from './team/links-calls.ts';
import * as teamMembers from './team/members-calls.ts';
import * as teamRebates from './team/rebates-calls.ts';
import * as teamRecords from './team/records-calls.ts';
import * as teamTransfers from './team/transfers-calls.ts';
import * as verification from './verification/calls.ts';
import * as wallet from './wallet/calls.ts';
import * as winners from './winners/calls.ts';
import * as withdrawals from './withdrawals/calls.ts';
import * as withdrawalOrders from './withdrawals/order-calls.ts';

const isEndpoint = (exported: object): exported is Endpoint => 'path' in exported && 'moduleId' in exported;

/**
 * All endpoints, by area. Names are unique, and so are pairs of method and path, with one exception: the announcements
 * call is listed once per module id (API-04), with the same body and response.
 */
export const catalog: readonly Endpoint[] = [
  status,
  merchants,
  registrationForm,
  service,
  session,
  registration,
  verification,
  password,
  member,
  contacts,
  security,
  games,
  launch,
  winners,
  lottery,
  content,
  feedback,
  wallet,
  deposits,
  depositOrders,
  limits,
  withdrawals,
  withdrawalOrders,
  bonuses,
  records,
  rewards,
  pointsStore,
  team,
  teamMembers,
  teamTransfers,
  teamRebates,
  teamRecords,
  teamLinks,
  contracts,
]
  .flatMap(family => Object.values<object>(family))
  .filter(isEndpoint);
