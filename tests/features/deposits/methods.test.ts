import { depositGateway } from 'lobbykit/wire';
import { expect, it } from 'vitest';
import { runCommand } from '../../../site/gateway/cli/commands.ts';
import type { MoneyCommand } from '../../../site/gateway/features/deposits/cli.ts';
import { depositor, methods } from '../../helpers/gateway/deposit-steps.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import type { TestGateway } from '../../helpers/gateway.ts';

const backOffice = (server: TestGateway, command: MoneyCommand) =>
  runCommand(command, { db: server.db, now: server.now, url: server.url, onChange: server.changed, actor: 'ana' });

onBothEngines(
  'payment methods',
  twins => {
    it('PAY-04 payment methods contain name, icon, kind, limits, fee and the opening time of a closed method', async () => {
      const member = await depositor(twins.server);
      const found = await methods(member, { language: 'VI' });
      expect(found.map(({ bankId }) => bankId)).toEqual([
        'BANK',
        'ALIPAY',
        'WECHAT',
        'QQ',
        'KITE',
        'CARD',
        'PHONE',
        'PANDA',
      ]);
      expect(found[0]).toMatchObject({
        bankName: 'Chuyển khoản',
        iconUrl: '/art/deposit/BANK.svg',
        kind: 'transfer',
        minAmount: '50000.00',
        maxAmount: '300000000.00',
        feePercent: '0',
        decimals: 0,
        isOpen: true,
        opensAt: null,
        dayLeft: null,
      });
      expect(found[4]).toMatchObject({ kind: 'gateway', channel: 'KITE', feePercent: '1.2' });
      expect(found[7]).toMatchObject({
        isOpen: false,
        closedFor: 'hours',
        opensAt: Date.parse('2026-11-20T11:00:00Z'),
      });
      const mark = await fetch(`${twins.server.url}/art/deposit/KITE.svg`);
      expect([mark.status, mark.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    });

    it('PAY-04 closed payment method rejects orders and a method in maintenance opens at the configured time', async () => {
      const { server } = twins;
      const member = await depositor(server);
      const closed = await member.call(depositGateway, { amount: '50000', channel: 'PANDA' });
      expect([closed.status, closed.body.errorCode]).toEqual([200, 'deposit.method.closed']);
      expect(closed.body.value).toMatchObject({ opensAt: Date.parse('2026-11-20T11:00:00Z') });
      const closedUntil = server.now() + 3_600_000;
      await backOffice(server, { name: 'money-method-set', code: 'CARD', change: { closedUntil } });
      const found = (await methods(member)).find(({ bankId }) => bankId === 'CARD');
      expect(found).toMatchObject({ isOpen: false, closedFor: 'maintenance', opensAt: closedUntil });
      await backOffice(server, { name: 'money-method-set', code: 'CARD', change: { closedUntil: null } });
    });
  },
  { inGate: true },
);
