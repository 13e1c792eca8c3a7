import { passwordByEmail, smsCode } from 'lobbykit/wire';
import { afterEach, describe, expect, it } from 'vitest';
import { createMailer, type Message } from '../../site/gateway/platform/outbox/outbox.ts';
import { storeMessage } from '../../site/gateway/platform/outbox/repository.ts';
import type { Settings } from '../../site/gateway/settings.ts';
import { DIALING, getCode, KNOWN, requestCode } from '../helpers/gateway/verification-steps.ts';
import { gateway, type TestGateway } from '../helpers/gateway.ts';

let server: TestGateway;
const start = async (settings: Partial<Settings> = {}) => {
  server = await gateway(settings);
};
afterEach(() => server.stop());

const inbox = () => fetch(`${server.url}/sandbox/inbox`);

describe('sandbox inbox', () => {
  it('S36 inbox shows codes, newest first, with a sandbox label, and its response is not cached', async () => {
    await start();
    expect(await (await inbox()).text()).toContain('No messages yet.');
    const first = await getCode(server, 'login');
    await server.advance(60_000);
    const second = await getCode(server, 'recovery');
    const page = await inbox();
    const text = await page.text();
    expect(text).toContain('<strong>Sandbox</strong>');
    expect(text).toContain(`+${DIALING} ${KNOWN}`);
    expect(text.indexOf(second)).toBeLessThan(text.lastIndexOf(first));
    expect(text).toContain('1 min ago');
    expect(page.headers.get('cache-control')).toBe('no-store');
  });

  it('S24 S44 inbox reloads without a script, and its policy blocks all resources', async () => {
    await start();
    const page = await inbox();
    const text = await page.text();
    expect(text).toContain('<meta http-equiv="refresh" content="3">');
    expect(text).not.toMatch(/<script|\son\w+=|style=/);
    const policy = page.headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/style-src 'self' 'sha256-[^']+'/);
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('inbox escapes every message', async () => {
    await start();
    const hostile = `<img src=x onerror=alert(1)>"'&</p>`;
    await storeMessage(server.db, { channel: 'mail', recipient: hostile, subject: hostile, body: hostile, sent_at: 0 });
    const text = await (await inbox()).text();
    expect(text).not.toContain('<img');
    expect(text.split('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;&lt;/p&gt;')).toHaveLength(4);
  });

  it('inbox returns 404 with a real outbox and in production', async () => {
    await start({ outbox: { send: async () => {} } });
    expect((await inbox()).status).toBe(404);
    await server.stop();
    await start({ sandboxFeatures: { plainBodies: false, inbox: false } });
    expect((await inbox()).status).toBe(404);
  });
});

describe('operator outbox', () => {
  it('operator outbox receives each message, and the sandbox stores no message', async () => {
    const sent: Message[] = [];
    const outbox = { send: async (message: Message) => void sent.push(message) };
    await start({ outbox });
    await requestCode(server, 'login');
    await expect.poll(() => sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ channel: 'sms', to: `+${DIALING} ${KNOWN}`, subject: '' });
    expect(await server.db.selectFrom('outbox').select('id').execute()).toEqual([]);
  });

  it('S36 response to a code request does not wait for the outbox and is the same after a failure of the outbox', async () => {
    const failures: (() => void)[] = [];
    const send = () =>
      new Promise<void>((_, reject) => {
        failures.push(() => reject(new Error('provider is away')));
      });
    await start({ outbox: { send } });
    expect((await requestCode(server, 'login')).status).toBe(200);
    await expect.poll(() => failures).toHaveLength(1);
    failures[0]?.();
    await server.advance(60_000);
    expect((await requestCode(server, 'login')).status).toBe(200);
    await expect.poll(() => failures).toHaveLength(2);
    failures[1]?.();
  });

  it('R23 stopping the mailer does not wait forever for a pending message, which counts as lost', async () => {
    let lost = 0;
    const mailer = createMailer({ send: () => new Promise(() => {}) }, () => lost++, 10);
    mailer.post(async () => ({ channel: 'sms', to: KNOWN, subject: '', text: '' }));
    await mailer.stop();
    expect(lost).toBe(1);
  });

  it('calls that require an outbox return 501 in production without an outbox', async () => {
    await start({ sandboxFeatures: { plainBodies: false, inbox: false } });
    const code = await server.call(smsCode, { mobileNum: KNOWN, countryDialingCode: DIALING });
    const mail = await server.call(passwordByEmail, 'username=member0&email=a%40b.com', {
      'Content-Type': 'application/x-www-form-urlencoded',
    });
    expect([code.status, mail.status, mail.body.errorCode]).toEqual([501, 501, 'sender.missing']);
  });
});
