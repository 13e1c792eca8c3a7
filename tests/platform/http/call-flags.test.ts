/** Flags that switch calls off: every row of the table, on and off. */
import * as wire from 'lobbykit/wire';
import { catalog, type Endpoint, passwordByVerification } from 'lobbykit/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mayCall } from '../../../site/gateway/platform/http/access.ts';
import { CALL_FLAGS } from '../../../site/gateway/platform/http/flags.ts';
import { setFlag } from '../../../site/gateway/platform/settings/flags-repository.ts';
import { runCommandLine } from '../../helpers/gateway/money-steps.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';

/** Expected table, written by hand independently of the gateway's. */
const FLAG_OF: Readonly<Record<string, string>> = {
  teamOverview: 'AGEPAG',
  affiliateUrls: 'REGCEN',
  createAffiliateUrl: 'REGCEN',
  deleteAffiliateUrl: 'REGCEN',
  createDownlineAccount: 'REGCEN',
  teamPnl: 'AGETEAMPNL3',
  downline: 'DOWNMAN',
  downlines: 'DOWNMAN',
  subordinates: 'DOWNMAN',
  updateDownlineRebates: 'DOWNMAN',
  promoteToAgent: 'DOWNMAN',
  memberContracts: 'DOWNMAN',
  offerContract: 'DOWNMAN',
  transferSetting: 'DOWNMAN',
  transferDownline: 'DOWNMAN',
  transferMultipleDownline: 'DOWNMAN',
  teamBetting: 'TEAMBETTING3',
  teamOrder: 'TEAMBETTING3',
  teamRebate: 'AGEREBINC3',
  memberTransactions: 'TRANSREC3',
  transactionCodes: 'TRANSREC3',
  transactionReceipt: 'TRANSREC3',
  teamTransactions: 'TRANSREC3',
  orders: 'TRANSBETREPMEM3',
  orderDetail: 'TRANSBETREPMEM3',
  cancelSuborders: 'TRANSBETREPMEM3',
  rewards: 'REWCEN3',
  claimRewards: 'REWCEN3',
  pointsStoreItems: 'PTSYS3',
  pointHistory: 'PTSYS3',
  pointsStoreOrders: 'PTSYS3',
  exchangePoints: 'PTSYS3',
  orderGoods: 'PTSYS3',
  securityConfig: 'SECPRIV',
  securityQuestions: 'SECPRIV',
  customerSecurityQuestions: 'SECPRIV',
  saveSecurityQuestions: 'SECPRIV',
  startSecondFactor: 'SECPRIV',
  enableSecondFactor: 'SECPRIV',
  disableSecondFactor: 'SECPRIV',
  renewRecoveryCodes: 'SECPRIV',
  openSessions: 'SECPRIV',
  endSession: 'SECPRIV',
  endOtherSessions: 'SECPRIV',
  launchChat: 'CBS3',
};

describe('flags of calls', () => {
  let server: TestGateway;
  /** Authorization of a member and of an agent, by session type. */
  const headersOf = new Map<number, Record<string, string>>();
  beforeAll(async () => {
    server = await gateway();
    for (const [type, userName] of [
      [0, 'flagged0'],
      [20, 'flagged20'],
    ] as const) {
      const { token, memberId } = await server.memberSession({ userName });
      await server.db.updateTable('members').set({ type }).where('id', '=', memberId).execute();
      headersOf.set(type, { Authorization: `Bearer ${token}` });
    }
  });
  afterAll(() => server.stop());

  const named = (name: string): Endpoint => {
    const endpoint = (wire as unknown as Record<string, Endpoint>)[name];
    if (!endpoint) throw new Error(`no call ${name}`);
    return endpoint;
  };
  /**
   * Returns the reason for which a call is disabled, or null. The request has no body, because the gateway checks the
   * flag first.
   */
  const offBy = async (name: string, more: Record<string, string> = {}) => {
    const endpoint = named(name);
    const type = [20, 0].find(one => mayCall(endpoint, one)) ?? 0;
    const body = endpoint.method === 'GET' ? undefined : {};
    const { status, body: reply } = await server.call(endpoint, body, { ...headersOf.get(type), ...more });
    const why = /^This is switched off by the flag (\w+)\.$/.exec(reply.message ?? '')?.[1] ?? null;
    return why && `${status} ${reply.errorCode} ${why}`;
  };

  it('TEAM-01 the flag table of the gateway contains exactly the expected calls', () => {
    expect(Object.fromEntries(CALL_FLAGS)).toEqual(FLAG_OF);
    const names = new Set(catalog.map(({ name }) => name));
    expect(Object.keys(FLAG_OF).filter(name => !names.has(name))).toEqual([]);
  });

  it.each(Object.entries(FLAG_OF))(
    'TEAM-01 call %s is open while flag %s is on, and closed while the flag is off',
    async (name, flag) => {
      expect(await setFlag(server.db, flag, true)).toBe(true);
      expect(await offBy(name)).toBeNull();
      await setFlag(server.db, flag, false);
      try {
        expect(await offBy(name)).toBe(`403 permission.denied ${flag}`);
      } finally {
        await setFlag(server.db, flag, true);
      }
    },
  );

  it("TEAM-01 a merchant's flag disables calls for the members of that merchant only", async () => {
    await setFlag(server.db, 'REWCEN3', false, 'demo');
    expect(await offBy('rewards')).toBe('403 permission.denied REWCEN3');
    await setFlag(server.db, 'REWCEN3', true, 'demo');
    await setFlag(server.db, 'REWCEN3', false);
    expect(await offBy('rewards')).toBeNull();
    await setFlag(server.db, 'REWCEN3', true);
  });

  it('S40 a repeated call returns its stored response even if the flag of the call was disabled meanwhile', async () => {
    const headers = { ...headersOf.get(0), 'Idempotency-Key': 'once-flagged' };
    await runCommandLine(server, ['rewards', 'add', 'Gift', '--amount', '100']);
    const { body } = await server.get<{ content: { rewardId: string }[] }>(`${wire.rewards.path}?state=open`, {
      ...{ ModuleId: wire.rewards.moduleId, ...headersOf.get(0) },
    });
    const rewardIds = [body.value.content[0]!.rewardId];
    const claim = () => server.call(wire.claimRewards, { rewardIds }, headers);
    const first = await claim();
    await setFlag(server.db, 'REWCEN3', false, 'demo');
    const [again, other] = [await claim(), await offBy('claimRewards', { 'Idempotency-Key': 'another-key' })];
    await setFlag(server.db, 'REWCEN3', true, 'demo');
    expect(other).toBe('403 permission.denied REWCEN3');
    expect([first.status, again.status, again.body.value]).toEqual([200, 200, first.body.value]);
  });

  it('FORGOT-02 recovery by phone is disabled while its flag is disabled', async () => {
    await setFlag(server.db, 'CHNGPASSVERIF3', true);
    const recover = () =>
      server.call(passwordByVerification, {
        newPassword: 'Heron-77',
        mobileNum: '901000000',
        verificationCode: '000000',
      });
    const errorOf = async () => (await recover()).body.errorCode;
    expect(await errorOf()).not.toBe('permission.denied');
    await setFlag(server.db, 'CHNGPASSVERIF3', false);
    expect(await errorOf()).toBe('permission.denied');
    await setFlag(server.db, 'CHNGPASSVERIF3', true);
  });
});
