/**
 * Table of the operator flags that disable calls (S2, TEAM-01). `requireMember` checks it before the body is read.
 * Services without a session check their flag themselves, because only they know the merchant: codes, password
 * recovery, registration.
 */
import { FLAGS } from 'lobbykit/domain';
import { type Endpoint, ERROR_CODES } from 'lobbykit/wire';
import { ApiError } from '../api-error.ts';
import type { Database } from '../db/schema.ts';
import { isFlagOn } from '../settings/flags-repository.ts';

/** Names of the endpoints' exports in `lobbykit/wire`. */
type CallName = keyof typeof import('lobbykit/wire');

/** Calls that each flag enables. */
const CALLS: Readonly<Record<string, readonly CallName[]>> = {
  /** Team overview. */
  AGEPAG: ['teamOverview'],
  /** Registration links and accounts created by an agent. */
  REGCEN: ['affiliateUrls', 'createAffiliateUrl', 'deleteAffiliateUrl', 'createDownlineAccount'],
  /** Profit and loss of the team. */
  AGETEAMPNL3: ['teamPnl'],
  /** Downline: lists, rates, contracts, promotions to agent, and transfers. */
  DOWNMAN: [
    ...(['downline', 'downlines', 'subordinates', 'updateDownlineRebates', 'promoteToAgent'] as const),
    ...(['memberContracts', 'offerContract'] as const),
    ...(['transferSetting', 'transferDownline', 'transferMultipleDownline'] as const),
  ],
  /** Bets of the team. */
  TEAMBETTING3: ['teamBetting', 'teamOrder'],
  /** Income from rebates. */
  AGEREBINC3: ['teamRebate'],
  /** Account records of the member and of the team. */
  TRANSREC3: ['memberTransactions', 'transactionCodes', 'transactionReceipt', 'teamTransactions'],
  /** Betting records of the member, and cancellation of bets. */
  TRANSBETREPMEM3: ['orders', 'orderDetail', 'cancelSuborders'],
  /** Rewards. */
  REWCEN3: ['rewards', 'claimRewards'],
  /** Points store. */
  PTSYS3: ['pointsStoreItems', 'pointHistory', 'pointsStoreOrders', 'exchangePoints', 'orderGoods'],
  /** Security center. */
  SECPRIV: [
    ...(['securityConfig', 'securityQuestions', 'customerSecurityQuestions', 'saveSecurityQuestions'] as const),
    ...(['startSecondFactor', 'enableSecondFactor', 'disableSecondFactor', 'renewRecoveryCodes'] as const),
    ...(['openSessions', 'endSession', 'endOtherSessions'] as const),
  ],
  [FLAGS.chat]: ['launchChat'],
};

/** Flag that enables each call, by name of the call. */
export const CALL_FLAGS: ReadonlyMap<string, string> = new Map(
  Object.entries(CALLS).flatMap(([flag, names]) => names.map(name => [name, flag] as const)),
);

/** Throws ApiError `permission.denied` if the merchant has disabled the flag that enables the call. */
export async function requireCallFlag(db: Database, { name }: Pick<Endpoint, 'name'>, merchant: string): Promise<void> {
  const flag = CALL_FLAGS.get(name);
  if (flag === undefined || (await isFlagOn(db, flag, merchant))) return;
  throw new ApiError(ERROR_CODES.permissionDenied, `This is switched off by the flag ${flag}.`);
}

/** Throws ApiError `permission.denied` unless the merchant has enabled the flag. */
export async function requireFlag(db: Database, flag: string, merchant: string): Promise<void> {
  if (await isFlagOn(db, flag, merchant)) return;
  throw new ApiError(ERROR_CODES.permissionDenied, `This is switched off by the flag ${flag}.`);
}
