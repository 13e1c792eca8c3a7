import { enableSecondFactor, login, securityConfig, startSecondFactor, withdrawSetting } from 'lobbykit/wire';
import { expect, it } from 'vitest';
import { codeAt } from '../../../site/gateway/features/security/totp.ts';
import type { Mailer } from '../../../site/gateway/platform/outbox/outbox.ts';
import { eventually } from '../../helpers/eventually.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { runCommandLine } from '../../helpers/gateway/money-steps.ts';
import { callErrorOf, PASSWORD, withdrawer } from '../../helpers/gateway/withdrawal-steps.ts';

const DAY = 24 * 3_600_000;

onBothEngines('lost phone', twins => {
  it('SAFE-05 operator removes a lost phone with a reason, sessions end and withdrawals are blocked for a day', async () => {
    const { server } = twins;
    const member = await withdrawer(server, { email: `lost${Date.now()}@example.com` });
    const posted: (string | undefined)[] = [];
    const mailer: Pick<Mailer, 'post'> = { post: make => void make().then(mail => posted.push(mail?.subject)) };
    const backOffice = (...more: string[]) =>
      Promise.resolve().then(() =>
        runCommandLine(server, ['member', 'lost-phone', member.userName, ...more], { actor: 'ann', mailer }),
      );
    await expect(backOffice('--reason', 'Passport seen')).rejects.toThrow('has no second factor');
    const started = await member.call<{ secret: string }>(startSecondFactor, { password: PASSWORD });
    const on = await member.call(enableSecondFactor, { code: codeAt(started.body.value.secret, server.now()) });
    expect([on.body.success, on.body.errorCode]).toEqual([true, undefined]);
    const { userName: username } = member;
    const logIn = () => server.call<{ token: string }>(login, { type: 'username', username, password: PASSWORD });
    await expect(backOffice()).rejects.toThrow('--reason');
    expect((await logIn()).body.errorCode).toBe('login.code.due');
    await backOffice('--reason', 'Passport seen');
    expect(await callErrorOf(member.get(securityConfig))).toMatchObject({ code: 'session.expired' });
    const { body } = await logIn();
    expect([body.success, body.errorCode]).toEqual([true, undefined]);
    const { path, moduleId } = withdrawSetting;
    const headers = { ModuleId: moduleId, Authorization: `Bearer ${body.value.token}` };
    expect((await server.get(path, headers)).body.value).toMatchObject({
      wantsCode: false,
      blockedBy: 'withdraw.held',
      blockedUntil: server.now() + DAY,
    });
    await eventually(() => expect(posted).toEqual(['Second factor removed']));
    const [row] = await server.db
      .selectFrom('audit')
      .select(['actor', 'detail'])
      .where('member_id', '=', member.memberId)
      .where('kind', '=', 'command')
      .execute();
    expect(row).toMatchObject({ actor: 'ann', detail: { name: 'member-lost-phone', reason: 'Passport seen' } });
  });
});
