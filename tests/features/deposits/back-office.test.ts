import { depositAlipay, depositGateway, feedbackImage, transferReceipt } from 'lobbykit/wire';
import { describe, expect, it } from 'vitest';
import { parseCommand } from '../../../site/gateway/cli/command-line.ts';
import { type Command, runCommand } from '../../../site/gateway/cli/commands.ts';
import { FEATURE_CHECKS } from '../../../site/gateway/feature-checks.ts';
import { reconcileLedger } from '../../../site/gateway/ledger/reconciliation.ts';
import { choose, type Depositor, depositor, methods } from '../../helpers/gateway/deposit-steps.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';

/** Smallest PNG: one gray pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
);

/** Runs a command as the operator `actor`; quoted words are one argument. */
const backOffice = (server: TestGateway, line: string, actor = 'ana'): Promise<string[]> =>
  runCommand(parseCommand((line.match(/"[^"]*"|\S+/g) ?? []).map(arg => arg.replaceAll('"', ''))) as Command, {
    db: server.db,
    now: server.now,
    url: server.url,
    onChange: server.changed,
    actor,
  });
const nameOf = async (server: TestGateway, { memberId }: Depositor) =>
  (await server.db.selectFrom('members').select('user_name').where('id', '=', memberId).executeTakeFirstOrThrow())
    .user_name;
const sum = async (member: Depositor) => (await member.wallet()).sumBalance;

onBothEngines('deposit back office', twins => {
  describe('balance adjustments', () => {
    it('PAY-13 adjustment requires a reason, cannot overdraw, and is in the ledger and the security log', async () => {
      const { server } = twins;
      const member = await depositor(server);
      const name = await nameOf(server, member);
      expect(await backOffice(server, `money adjust ${name} --give 50000 --reason "Goodwill"`)).toEqual([
        `${name} has 50000.00 of cash after 50000.00.`,
      ]);
      await backOffice(server, `money adjust ${name} --take 20000 --reason "Mistake"`);
      expect(await sum(member)).toBe('30000.00');
      await expect(backOffice(server, `money adjust ${name} --take 30000.01 --reason "Too much"`)).rejects.toThrow(
        `${name} has 30000.00 of cash, which is less.`,
      );
      await expect(backOffice(server, 'money adjust nobody-at-all --give 1 --reason "x"')).rejects.toThrow(
        'has no member',
      );
      expect(await sum(member)).toBe('30000.00');
      const entries = await server.db
        .selectFrom('audit')
        .select(['actor', 'detail'])
        .where('kind', '=', 'command')
        .execute();
      expect(entries.filter(({ detail }) => JSON.stringify(detail).includes(name)).map(({ actor }) => actor)).toEqual([
        'ana',
        'ana',
      ]);
      expect(await server.db.transaction().execute(trx => reconcileLedger(trx, FEATURE_CHECKS))).toEqual([]);
    });

    it.each([
      'money adjust someone --give 0 --reason x',
      'money adjust someone --give -5 --reason x',
      'money adjust someone --give 5 --take 5 --reason x',
      'money adjust someone --give 5e3 --reason x',
      'money adjust someone --give 5',
      'money adjust --give 5 --reason x',
      'money freeze someone',
      'money unfreeze',
      'money receipt',
      'money add-method NEW --kind cash --name N --min 1 --max 2',
      'money add-method NEW --kind transfer --name N --min 1 --max 2',
      'money add-method NEW --kind gateway --name N --min 1 --max 2',
      'money add-method new --kind gateway --name N --min 1 --max 2 --provider sandbox',
      'money method CARD --hours 25:00-26:00',
    ])('PAY-13 invalid arguments "%s" are rejected with the allowed values', args => {
      expect(() => parseCommand(args.split(' '))).toThrow(/requires|must be|argument/);
    });

    it('PAY-13 large adjustment requires the same command from two operators', async () => {
      const { server } = twins;
      const member = await depositor(server);
      const name = await nameOf(server, member);
      const adjust = (amount: string, actor: string) =>
        backOffice(server, `money adjust ${name} --give ${amount} --reason "Won"`, actor);
      expect((await adjust('20000000', 'ana'))[0]).toContain('another person');
      await adjust('20000000', 'ana');
      await adjust('30000000', 'binh');
      expect(await sum(member)).toBe('0.00');
      const both = await Promise.all([adjust('30000000', 'ana'), adjust('30000000', 'chi')]);
      expect(both.flat().filter(line => line.includes('another person'))).toHaveLength(1);
      expect(await sum(member)).toBe('30000000.00');
      const rows = await server.db
        .selectFrom('adjustments')
        .selectAll()
        .where('member_id', '=', member.memberId)
        .where('ledger_transaction_id', 'is not', null)
        .execute();
      expect(rows).toMatchObject([{ requested_by: 'binh', amount: '30000000.0000' }]);
    });

    it('PAY-13 payment freeze rejects deposits with a reason, credits pending payments and can be lifted', async () => {
      const { server } = twins;
      const member = await depositor(server);
      const name = await nameOf(server, member);
      const order = await member.alipay('100000');
      await backOffice(server, `money freeze ${name} --reason "Under investigation"`);
      const rejected = await member.call(depositAlipay, { amount: '100000' });
      expect([rejected.status, rejected.body.errorCode, rejected.body.value]).toEqual([
        200,
        'cashier.frozen',
        { reason: 'Under investigation' },
      ]);
      expect((await backOffice(server, 'money frozen')).join()).toContain(`${name.padEnd(16)}`);
      await choose(order, 'pays');
      expect(await sum(member)).toBe('100000.00');
      await backOffice(server, `money unfreeze ${name}`);
      expect((await member.alipay('100000')).status).toBe('pending');
      await expect(backOffice(server, `money unfreeze ${name}`)).rejects.toThrow('is not frozen');
    });
  });

  describe('payment methods', () => {
    it('PAY-04 PAY-13 commands add, change and close payment methods', async () => {
      const { server } = twins;
      const member = await depositor(server);
      await backOffice(
        server,
        'money add-method NOTE --kind transfer --name "Night bank" --min 10000 --max 90000 --bank "Owl Bank" --bin 999998 --number 12345678 --holder "SAO MAI"',
      );
      await backOffice(
        server,
        'money add-method RIVER --kind gateway --name River --min 10000 --max 90000 --provider sandbox --fee 2',
      );
      await expect(
        backOffice(server, 'money add-method RIVER --kind gateway --name River --min 1 --max 9 --provider sandbox'),
      ).rejects.toThrow('already');
      const found = await methods(member);
      expect(found.find(({ bankId }) => bankId === 'NOTE')).toMatchObject({ bankName: 'Night bank', isOpen: true });
      expect((await fetch(`${server.url}/art/deposit/NOTE.svg`)).status).toBe(200);
      expect((await fetch(`${server.url}/art/deposit/NOBODY.svg`)).status).toBe(404);
      const note = await member.transfer('10000', { bankId: 'NOTE' });
      expect(note.transfer).toMatchObject({ accountNo: '12345678' });
      const river = (amount: string) => member.call<{ fee: string }>(depositGateway, { amount, channel: 'RIVER' });
      expect((await river('50000')).body.value.fee).toBe('1000.00');
      await backOffice(server, 'money method RIVER --hours 22:00-06:00 --name "River pay"');
      // The current local time is 10:00.
      const closed = await river('50000');
      expect([closed.body.errorCode, closed.body.value]).toMatchObject([
        'deposit.method.closed',
        { opensAt: Date.parse('2026-11-20T15:00:00Z') },
      ]);
      await backOffice(server, 'money method RIVER --hours 22:00-11:00');
      expect((await river('50000')).body.success).toBe(true);
      await backOffice(server, 'money method RIVER --hours 22:00-06:00');
      await backOffice(server, 'money method RIVER --state off');
      expect((await river('50000')).body.errorCode).toBe('deposit.method.unknown');
      expect((await methods(member)).some(({ bankId }) => bankId === 'RIVER')).toBe(false);
      await expect(backOffice(server, 'money method RIVER --min 95000')).rejects.toThrow('--max has to be');
      expect((await backOffice(server, 'money methods')).filter(line => line.startsWith('RIVER'))[0]).toContain(
        '22:00 to 06:00',
      );
    });
  });

  it('PAY-06 PAY-13 S41 receipt URL is valid for 15 minutes', async () => {
    const { server } = twins;
    const member = await depositor(server);
    const { orderNo } = await member.transfer('50000');
    await expect(backOffice(server, `money receipt ${orderNo}`)).rejects.toThrow('has no receipt');
    await expect(backOffice(server, 'money receipt D123456789012345')).rejects.toThrow('no deposit');
    const response = await fetch(server.url + feedbackImage.path, {
      method: 'POST',
      headers: { ModuleId: feedbackImage.moduleId, 'Content-Type': 'image/png' },
      body: PNG,
    });
    const { value } = (await response.json()) as { value: { id: string } };
    await member.call(transferReceipt, { orderNo, imageId: value.id });
    const [url = ''] = await backOffice(server, `money receipt ${orderNo}`);
    const seen = await fetch(url);
    expect([seen.status, seen.headers.get('content-type'), seen.headers.get('content-disposition')]).toEqual([
      200,
      'image/png',
      `attachment; filename="slip-${orderNo}.png"`,
    ]);
    expect((await seen.arrayBuffer()).byteLength).toBeGreaterThan(50);
    expect((await fetch(url.slice(0, -1))).status).toBe(404);
    await twins.advance(15 * 60_000);
    expect((await fetch(url)).status).toBe(404);
  });
});

describe('automatic sandbox payments', () => {
  const outcome = async (sandboxPayments: 'auto' | 'manual') => {
    const server = await gateway({ sandboxPayments });
    try {
      const member = await depositor(server);
      const [left, transfer, less] = [
        await member.alipay('100000'),
        await member.transfer('200000'),
        await member.alipay('300000'),
      ];
      await member.confirm(transfer.orderNo);
      await choose(less, 'less');
      // Simulated payers and operators act with a delay and retry, so the time advances in steps.
      for (let n = 0; n < 3; n++) await server.advance(20_000);
      const states = await Promise.all(
        [left, transfer, less].map(async ({ orderNo }) => (await member.order(orderNo)).status),
      );
      return { states, sum: await sum(member) };
    } finally {
      await server.stop();
    }
  };

  it('PAY-13 SANDBOX_PAYMENTS=auto pays undecided orders and approves transfers', async () => {
    expect(await outcome('auto')).toEqual({ states: ['paid', 'paid', 'paid'], sum: '450000.00' });
  });

  it('PAY-13 SANDBOX_PAYMENTS=manual leaves orders and transfers undecided', async () => {
    expect(await outcome('manual')).toEqual({ states: ['pending', 'pending', 'review'], sum: '0.00' });
  });
});
