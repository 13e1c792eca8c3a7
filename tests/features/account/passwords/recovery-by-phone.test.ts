import { memberInfo, passwordByVerification } from 'lobbykit/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bearer, getCode, KNOWN, logIn, otherCode, PASSWORD } from '../../../helpers/gateway/verification-steps.ts';
import { gateway, type TestGateway } from '../../../helpers/gateway.ts';

const NEW = 'Better-2026';
let server: TestGateway;
beforeEach(async () => {
  server = await gateway();
});
afterEach(() => server.stop());

const statusOf = async (token: string) => (await server.call(memberInfo, undefined, bearer(token))).status;

describe('password change by phone', () => {
  const set = (body: Readonly<Record<string, string>>) =>
    server.call(passwordByVerification, { mobileNum: KNOWN, newPassword: NEW, ...body });

  it('FORGOT-18 FORGOT-21 password change by phone requires only the code and ends all sessions', async () => {
    const { token } = await logIn(server);
    const code = await getCode(server, 'recovery');
    expect((await set({ verificationCode: code })).body).toMatchObject({ success: true });
    expect(await statusOf(token)).toBe(401);
    expect((await logIn(server, KNOWN, NEW)).userName).toBe('member0');
  });

  it('GW-06 FORGOT-22 recovery rejects the current password as the new one and the code remains valid', async () => {
    const code = await getCode(server, 'recovery');
    const same = await set({ verificationCode: code, newPassword: PASSWORD });
    expect([same.status, same.body.errorCode]).toEqual([200, 'modify.new.old.same']);
    expect((await set({ verificationCode: code })).body.success).toBe(true);
    expect((await set({ verificationCode: code, newPassword: 'Third-2026' })).body.errorCode).toBe('code.wrong');
  });

  it('FORGOT-23 ERR-06 wrong code and unknown number return identical responses', async () => {
    const code = await getCode(server, 'recovery');
    const wrong = await set({ verificationCode: otherCode(code) });
    const unknown = await set({ verificationCode: code, mobileNum: '911222333' });
    expect([wrong.status, wrong.body.errorCode]).toEqual([200, 'code.wrong']);
    expect(unknown.body).toEqual({ ...wrong.body, requestId: unknown.body.requestId });
  });

  it('FORGOT-16 new password is validated before the code is consumed', async () => {
    const code = await getCode(server, 'recovery');
    expect((await set({ verificationCode: code, newPassword: 'short' })).body).toMatchObject({
      errorCode: 'input.invalid',
      value: { fields: { newPassword: expect.any(String) } },
    });
    expect((await set({ verificationCode: code })).body.success).toBe(true);
  });

  it('FORGOT-02 password change by phone is rejected if CHNGPASSVERIF3 is off', async () => {
    const code = await getCode(server, 'recovery');
    await server.db.updateTable('flags').set({ enabled: false }).where('name', '=', 'CHNGPASSVERIF3').execute();
    expect((await set({ verificationCode: code })).status).toBe(403);
  });

  it('ERR-03 password change by phone reports a disabled member only after a valid code', async () => {
    const code = await getCode(server, 'recovery');
    await server.db.updateTable('members').set({ disabled: true }).where('user_name', '=', 'member0').execute();
    expect((await set({ verificationCode: otherCode(code) })).body.errorCode).toBe('code.wrong');
    expect((await set({ verificationCode: code })).body.errorCode).toBe('member.disabled');
  });
});
