/**
 * Production start of a new operator on an empty Postgres, with every command of the README up to a deposit and a
 * withdrawal.
 */
import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  addBankCard,
  bankCards,
  changePassword,
  consolidatedSettings,
  depositGateway,
  depositOrder,
  type Endpoint,
  login,
  setPaymentPassword,
  wallet,
  withdraw,
  withdrawOrder,
} from 'lobbykit/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seal } from '../../../sdk/client/encrypt-body.lazy.ts';
import { newFolder } from '../../helpers/folders/new-folder.ts';
import { onOwnPostgres } from '../../helpers/gateway/engines.ts';
import { tokensIn } from '../../helpers/gateway/operator-tokens.ts';
import { firstOutput, run, TIMEOUT_MS, waitForExit } from '../../helpers/gateway/processes.ts';

const SECRET = 'brook-secret-of-tests';
const PASSWORD = 'Heron-Pond-78';
const PIN = '204817';

/** Stub of the provider Brook as documented: creates payments and records its requests. */
function startBrook() {
  const opened: { order: string; amount: string }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (request.method !== 'POST' || request.url !== '/payments') return response.writeHead(404).end();
    const payment = JSON.parse(Buffer.concat(chunks).toString());
    opened.push(payment);
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ id: `b-${payment.order}`, url: `https://pay.brook.example/${payment.order}` }));
  });
  return new Promise<{ server: Server; url: string; opened: typeof opened }>(resolve =>
    server.listen(0, '127.0.0.1', () =>
      resolve({ server, opened, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }),
    ),
  );
}

onOwnPostgres('new operator', postgres => {
  let brook: Awaited<ReturnType<typeof startBrook>>;
  beforeAll(async () => {
    brook = await startBrook();
  });
  afterAll(() => brook.server.close());

  it('PAY-14 OUT-04 a production setup on an empty Postgres reaches a paid deposit and withdrawal', {
    timeout: 3 * TIMEOUT_MS,
  }, async () => {
    const env: Record<string, string> = {
      GATEWAY_MODE: 'production',
      PORT: '0',
      DATA_DIR: newFolder(),
      DATABASE_URL: postgres().createDatabase('operator'),
      PAYMENT_PROVIDERS: 'examples/payment-provider/adapter.mjs',
      BROOK_URL: brook.url,
      BROOK_KEY: 'brook-key-of-tests',
      BROOK_WEBHOOK_SECRET: SECRET,
    };
    const child = run('site/gateway/start.ts', [], env);
    const url = new URL((await firstOutput(child)).split('\n')[0]!).origin;
    const tokens = new Map<string, string>();
    const command = async (actor: string, ...args: string[]) => {
      const own: Record<string, string> = actor ? { OPERATOR: actor, OPERATOR_TOKEN: tokens.get(actor)! } : {};
      const { code, stdout, stderr } = await waitForExit(run('site/gateway/cli/cli.ts', args, { ...env, ...own }));
      expect([args.join(' '), code, stderr]).toEqual([args.join(' '), 0, '']);
      for (const [name, token] of tokensIn(stdout)) tokens.set(name, token);
      return stdout;
    };
    const kim = (...args: string[]) => command('kim', ...args);

    await command('', 'setup', '--merchant', 'acme', '--origin', url, '--operator', 'kim', '--operator', 'lee');
    await kim('bank', 'add', 'VCB', '--name', 'Harbor Bank', '--min-digits', '10', '--max-digits', '14');
    const method = ['--kind', 'gateway', '--name', 'Cards', '--min', '10000', '--max', '50000000'];
    await kim('money', 'add-method', 'CARDS', ...method, '--provider', 'brook');
    const [, first = ''] = /log in with (\w+) /.exec(await kim('member', 'add', 'anna')) ?? [];

    const read = async (endpoint: Endpoint, headers: Record<string, string>, query = '') => {
      const response = await fetch(url + endpoint.path + query, {
        headers: { ModuleId: endpoint.moduleId, ...headers },
      });
      return ((await response.json()) as { value: never }).value as Record<string, never>;
    };
    const { bodyKeys } = (await read(consolidatedSettings, {})) as unknown as {
      bodyKeys: Parameters<typeof seal>[0][];
    };
    let session: Record<string, string> = {};
    /** Sends a body as the kit does: encrypted if the call requires encryption. */
    const send = async (endpoint: Endpoint, body: object) => {
      const sealed = endpoint.sealed ? await seal(bodyKeys.at(-1)!, endpoint.path, body, Date.now()) : null;
      const response = await fetch(url + endpoint.path, {
        method: endpoint.method,
        headers: {
          ModuleId: endpoint.moduleId,
          'Idempotency-Key': randomUUID(),
          'Content-Type': sealed?.type ?? 'application/json',
          ...(sealed && { Encryption: sealed.encryption }),
          ...session,
        },
        body: sealed?.text ?? JSON.stringify(body),
      });
      const envelope = (await response.json()) as { success: boolean; message?: string; value: never };
      expect([endpoint.name, envelope.success, envelope.message]).toEqual([endpoint.name, true, undefined]);
      return envelope.value as Record<string, string>;
    };
    const logIn = async (password: string) => {
      session = {};
      const { token } = await send(login, { type: 'username', username: 'anna', password });
      session = { Authorization: `Bearer ${token}` };
    };
    const funds = async () => {
      const { sumBalance, withdrawable, held } = await read(wallet, session);
      return [sumBalance, withdrawable, held];
    };
    await logIn(first);
    await send(changePassword, { oldPassword: first, newPassword: PASSWORD, confirmNewPassword: PASSWORD });
    await logIn(PASSWORD);
    expect(await funds()).toEqual(['0.00', '0.00', '0.00']);

    const order = await send(depositGateway, { channel: 'CARDS', amount: '30000000.00' });
    expect(order.payUrl).toBe(`https://pay.brook.example/${order.orderNo}`);
    expect(brook.opened).toMatchObject([{ order: order.orderNo, amount: '30000000.00' }]);
    const payment = { id: `b-${order.orderNo}`, order: order.orderNo, status: 'paid', amount: '30000000.00' };
    const body = JSON.stringify(payment);
    const notify = (sentAt: number, secret: string) => {
      const t = String(Math.floor(sentAt / 1_000));
      const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
      const headers = { 'Brook-Signature': `t=${t},v1=${v1}`, 'Content-Type': 'application/json' };
      return fetch(`${url}/pay/notify/acme/brook`, { method: 'POST', headers, body }).then(({ status }) => status);
    };
    expect(await notify(Date.now(), 'another secret')).toBe(401);
    expect(await notify(Date.now() - 600_000, SECRET)).toBe(401);
    expect(await notify(Date.now(), SECRET)).toBe(200);
    expect(await notify(Date.now(), SECRET)).toBe(200);
    expect(await read(depositOrder, session, `?orderNo=${order.orderNo}`)).toMatchObject({ status: 'paid' });
    expect(await funds()).toEqual(['30000000.00', '30000000.00', '0.00']);

    await send(setPaymentPassword, { paymentPassword: PIN, password: PASSWORD });
    const account = { bankId: 'VCB', accountNo: '71042899364', payeeName: 'NGUYEN MINH ANH', paymentPassword: PIN };
    await send(addBankCard, account);
    const [card] = (await read(bankCards, session)) as unknown as { cardId: number }[];
    const out = await send(withdraw, { cardId: card?.cardId, amount: '25000000.00', paymentPassword: PIN });
    expect(await kim('money', 'pay', out.orderNo!)).toContain('another person');
    await command('lee', 'money', 'pay', out.orderNo!);
    await command('lee', 'money', 'pay', out.orderNo!);
    expect(await read(withdrawOrder, session, `?orderNo=${out.orderNo}`)).toMatchObject({ status: 'paid' });
    expect((await funds())[0]).toBe('5000000.00');
    expect(await kim('ledger', 'reconcile')).toContain('add up');

    child.kill('SIGTERM');
  });
});
