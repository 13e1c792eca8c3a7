import {
  customerSecurityQuestions,
  endOtherSessions,
  openSessions,
  securityConfig,
  securityQuestions,
} from 'lobbykit/wire';
import { expect, it } from 'vitest';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { callErrorOf, withdrawer } from '../../helpers/gateway/withdrawal-steps.ts';

onBothEngines('security center', twins => {
  it('SAFE-01 EP-09 security settings contain the masked contacts and the time of the password change', async () => {
    const member = await withdrawer(twins.server, { isNew: true, email: 'lan@example.com' });
    const before = await member.get<Record<string, unknown>>(securityConfig);
    expect(before.body.value).toMatchObject({
      email: 'l***@example.com',
      mobileNum: null,
      passwordTime: twins.server.now(),
      hasPaymentPassword: false,
      hasSecurityQuestions: false,
      cards: 0,
      maxCards: 5,
    });
    const { db } = twins.server;
    const number = { dialing_code: '84', mobile: `9${String(member.memberId).padStart(8, '0')}` };
    await db.updateTable('members').set(number).where('id', '=', member.memberId).execute();
    const after = await member.get<{ mobileNum: string }>(securityConfig);
    expect(after.body.value.mobileNum).toBe(`+84 ••• ••• ${number.mobile.slice(-3)}`);
  });

  it('SAFE-01 every security call is rejected without the flag SECPRIV', async () => {
    const member = await withdrawer(twins.server, { isNew: true });
    const set = async (enabled: boolean) => {
      await twins.server.db.updateTable('flags').set({ enabled }).where('name', '=', 'SECPRIV').execute();
      for (const one of twins.all) one.changed();
    };
    await set(false);
    for (const call of [securityConfig, securityQuestions, customerSecurityQuestions, openSessions]) {
      expect((await member.get(call)).body.errorCode).toBe('permission.denied');
    }
    expect(await callErrorOf(member.call(endOtherSessions))).toMatchObject({ code: 'permission.denied' });
    await set(true);
    expect((await member.get(securityConfig)).body.success).toBe(true);
  });
});
