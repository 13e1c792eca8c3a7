import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gateway, TEST_NOW, type TestGateway } from '../../helpers/gateway.ts';
import { askCode, DIALING, KNOWN, nextMessage } from './steps.ts';

const MINUTE = 60_000;
let server: TestGateway;
beforeEach(async () => {
  server = await gateway();
});
afterEach(() => server.stop());

describe('a code that is sent', () => {
  it('GW-05 is answered with the time of the next one, a minute ahead of the gateway', async () => {
    const { status, body } = await askCode(server, 'login');
    expect([status, body.value]).toEqual([200, { expirationTime: TEST_NOW + MINUTE }]);
  });

  it('S36 has six digits, goes to the member and never into the answer', async () => {
    const { body } = await askCode(server, 'recovery');
    const message = await nextMessage(server, 0);
    expect(message.recipient).toBe(`+${DIALING} ${KNOWN}`);
    const code = /\b\d{6}\b/.exec(message.body)![0];
    expect(JSON.stringify(body)).not.toContain(code);
  });

  it('S36 gives the same answer for a number nobody has, and sends nothing', async () => {
    const known = await askCode(server, 'login');
    await nextMessage(server, 0);
    const unknown = await askCode(server, 'login', '911222333');
    expect(unknown.body).toEqual({ ...known.body, requestId: unknown.body.requestId });
  });
});
