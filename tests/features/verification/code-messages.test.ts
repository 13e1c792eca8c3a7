/** A number and a code are the same however they are written (S36). */
import { login } from 'lobbykit/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DIALING, getCode, KNOWN, nextMessage, requestCode } from '../../helpers/gateway/verification-steps.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';

let server: TestGateway;
beforeEach(async () => {
  server = await gateway();
});
afterEach(() => server.stop());

describe('a code that is asked for', () => {
  it.each(['0901000000', '+84 901 000 000', '0084-901-000-000'])(
    'S36 goes to the member whose number was written %s, who logs in with the number and the code as they are read',
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

  it('S36 goes to a member whose number was kept with the zero that is dialed in the country', async () => {
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
