/** Phone numbers and codes are accepted in any format (S36). */
import { login } from 'lobbykit/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DIALING, getCode, KNOWN, nextMessage, requestCode } from '../../helpers/gateway/verification-steps.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';

let server: TestGateway;
beforeEach(async () => {
  server = await gateway();
});
afterEach(() => server.stop());

describe('requested code', () => {
  it.each(['0901000000', '+84 901 000 000', '0084-901-000-000'])(
    'S36 code requested for the number %s is sent to its member and logs in with the number as received',
    async mobileNum => {
      await requestCode(server, 'login', KNOWN, { mobileNum });
      const message = await nextMessage(server, 0);
      expect(message.recipient).toBe(`+${DIALING} ${KNOWN}`);
      const [code = ''] = /\b\d{6}\b/.exec(message.body) ?? [];
      const password = `${code.slice(0, 3)} ${code.slice(3)}`;
      const { body } = await server.call(login, { type: 'sms', username: '0901 000 000', password });
      expect(body.success).toBe(true);
    },
  );

  it('S36 code is sent to a member whose number is stored with the national leading zero', async () => {
    await server.db
      .updateTable('members')
      .set({ mobile: `0${KNOWN}` })
      .where('mobile', '=', KNOWN)
      .execute();
    const code = await getCode(server, 'login');
    const { body } = await server.call(login, { type: 'sms', username: KNOWN, password: code });
    expect(body.success).toBe(true);
  });
});
