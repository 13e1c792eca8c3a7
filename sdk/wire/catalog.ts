/** The endpoint catalog as a list: the gateway builds its routes from it, tests check every entry of it. */
import * as agent from './agent.ts';
import * as agentContracts from './agent-contracts.ts';
import * as agentLinks from './agent-links.ts';
import * as agentMembers from './agent-members.ts';
import * as agentRebates from './agent-rebates.ts';
import * as agentRecords from './agent-records.ts';
import * as agentTransfers from './agent-transfers.ts';
import * as bonus from './bonus.ts';
import * as content from './content.ts';
import * as deposit from './deposit.ts';
import * as depositOrder from './deposit-order.ts';
import type { Endpoint } from './endpoint.ts';
import * as feedback from './feedback.ts';
import * as fields from './fields.ts';
import * as games from './games.ts';
import * as launch from './launch.ts';
import * as limits from './limits.ts';
import * as lottery from './lottery.ts';
import * as member from './member.ts';
import * as memberContact from './member-contact.ts';
import * as money from './money.ts';
import * as pointsStore from './points-store.ts';
import * as records from './records.ts';
import * as register from './register.ts';
import * as rewards from './rewards.ts';
import * as security from './security.ts';
import * as service from './service.ts';
import * as session from './session.ts';
import * as status from './status.ts';
import * as system from './system.ts';
import * as verification from './verification.ts';
import * as winners from './winners.ts';
import * as withdrawal from './withdrawal.ts';
import * as withdrawalOrder from './withdrawal-order.ts';

const isEndpoint = (exported: object): exported is Endpoint => 'path' in exported && 'moduleId' in exported;

/**
 * Every endpoint once, by family. Names are unique; so are method and path, except that the announcements call stands
 * twice, once per module id (API-04), with the same body and value.
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
