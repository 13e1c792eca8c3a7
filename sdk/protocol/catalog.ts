/** List of all endpoints: the gateway builds its routes from the list, and tests check every entry. */

import * as fields from './account/form-fields-calls.ts';
import * as member from './account/member-calls.ts';
import * as register from './account/registration-calls.ts';
import * as session from './account/session-calls.ts';
import * as bonus from './bonuses/calls.ts';
import * as content from './content/calls.ts';
import * as feedback from './content/feedback-calls.ts';
import * as agentContracts from './contracts/calls.ts';
import * as deposit from './deposits/calls.ts';
import * as depositOrder from './deposits/order-calls.ts';
import type { Endpoint } from './endpoint.ts';
import * as games from './games/calls.ts';
import * as launch from './games/launch-calls.ts';
import * as limits from './limits/calls.ts';
import * as lottery from './lottery/calls.ts';
import * as system from './merchants/calls.ts';
import * as pointsStore from './points-store/calls.ts';
import * as records from './records/calls.ts';
import * as rewards from './rewards/calls.ts';
import * as security from './security/calls.ts';
import * as memberContact from './security/contact-calls.ts';
import * as service from './service/calls.ts';
import * as status from './status/calls.ts';
import * as agent from './team/calls.ts';
import * as agentLinks from './team/links-calls.ts';
import * as agentMembers from './team/members-calls.ts';
import * as agentRebates from './team/rebates-calls.ts';
import * as agentRecords from './team/records-calls.ts';
import * as agentTransfers from './team/transfers-calls.ts';
import * as verification from './verification/calls.ts';
import * as money from './wallet/calls.ts';
import * as winners from './winners/calls.ts';
import * as withdrawal from './withdrawals/calls.ts';
import * as withdrawalOrder from './withdrawals/order-calls.ts';

const isEndpoint = (exported: object): exported is Endpoint => 'path' in exported && 'moduleId' in exported;

/**
 * All endpoints, by family. Names are unique, and so are pairs of method and path, except for the announcements call:
 * it is listed once per module id (API-04), with the same body and value.
 */
export const catalog: readonly Endpoint[] = [
  status,
  system,
  fields,
  service,
  session,
  register,
  verification,
  member,
  memberContact,
  security,
  games,
  launch,
  winners,
  lottery,
  content,
  feedback,
  money,
  deposit,
  depositOrder,
  limits,
  withdrawal,
  withdrawalOrder,
  bonus,
  records,
  rewards,
  pointsStore,
  agent,
  agentMembers,
  agentTransfers,
  agentRebates,
  agentRecords,
  agentLinks,
  agentContracts,
]
  .flatMap(family => Object.values<object>(family))
  .filter(isEndpoint);
