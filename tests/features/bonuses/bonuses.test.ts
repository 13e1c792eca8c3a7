import { acceptPromo, depositAlipay, forfeitBonus } from 'lobbykit/wire';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../../../site/gateway/cli/commands.ts';
import { FEATURE_CHECKS } from '../../../site/gateway/feature-checks.ts';
import { reconcileLedger } from '../../../site/gateway/ledger/reconciliation.ts';
import { ALL_DIGITS, bet, MINUTE, openLottery } from '../../helpers/gateway/bet-steps.ts';
import { depositWith, promoOf, promos, spin, turnovers } from '../../helpers/gateway/bonus-steps.ts';
import { choose, type Depositor, depositor, type Order } from '../../helpers/gateway/deposit-steps.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';

const MINUTES_16 = 16 * MINUTE;
const money = async (member: Depositor) => {
  const { sumBalance, withdrawable, bonus } = await member.wallet();
  return { sum: sumBalance, withdrawable, bonus };
};

onBothEngines('bonuses of a member', twins => {
  /** Buys a ticket on each last digit; one ticket wins nine times its stake. */
  const ticket = async ({ memberId, token }: Depositor, each: string, numbers = ALL_DIGITS) => {
    const { pass } = await openLottery(twins.server, { memberId, headers: { Authorization: `Bearer ${token}` } });
    const { body } = await bet(twins.server, pass, numbers, { each });
    expect(body.success).toBe(true);
  };
  const plays = ({ memberId }: Depositor) =>
    twins.server.db.selectFrom('bets').selectAll().where('member_id', '=', memberId).orderBy('id').execute();
  const kinds = async ({ memberId }: Depositor) =>
    (
      await twins.server.db
        .selectFrom('ledger_entries as p')
        .innerJoin('ledger_accounts as a', 'a.id', 'p.account_id')
        .select(['p.kind', 'a.kind as account', 'p.amount'])
        .where('a.member_id', '=', memberId)
        .orderBy('p.transaction_id')
        .orderBy('p.seq')
        .execute()
    ).map(({ kind, account, amount }) => `${kind} ${account} ${Number(amount)}`);
  const expectLedgerClean = async () =>
    expect(await twins.server.db.transaction().execute(trx => reconcileLedger(trx, FEATURE_CHECKS))).toEqual([]);

  describe('promotions of deposits', () => {
    it('PAY-05 PAY-10 accepted promotion credits its bonus with the next paid deposit and blocks withdrawals', async () => {
      const member = await depositor(twins.server);
      const promoId = await promoOf(member, 'First');
      expect((await member.call(acceptPromo, { promoId })).body.success).toBe(true);
      expect((await promos(member)).map(({ accepted, blockedFor }) => [accepted, blockedFor])).toEqual([
        [true, null],
        [false, null],
      ]);
      const order = await member.alipay('100000');
      expect(order).toMatchObject({ bonus: '20000.00', turnover: '600000.00', arrives: '120000.00' });
      expect((await promos(member)).map(({ accepted, blockedFor }) => [accepted, blockedFor])).toEqual([
        [false, 'used'],
        [false, 'open'],
      ]);
      expect(await money(member)).toEqual({ sum: '0.00', withdrawable: '0.00', bonus: '0.00' });
      await choose(order, 'twice');
      expect(await money(member)).toEqual({ sum: '120000.00', withdrawable: '0.00', bonus: '20000.00' });
      expect(await turnovers(member)).toMatchObject([
        { title: 'First deposit +20%', bonus: '20000.00', turnover: '600000.00', staked: '0.00', forfeit: '20000.00' },
      ]);
      const next = await member.call<Order>(depositAlipay, {
        amount: '100000',
        promoId: await promoOf(member, 'Every'),
      });
      expect([next.status, next.body.errorCode]).toEqual([200, 'deposit.promo.open']);
      expect((await member.alipay('50000')).bonus).toBe('0.00');
    });

    it('PAY-05 deposit below the minimum of its promotion is rejected with the minimum, and promoId null selects no promotion', async () => {
      const member = await depositor(twins.server);
      const promoId = await promoOf(member, 'First');
      const small = await member.call(depositAlipay, { amount: '50000', promoId });
      expect([small.body.errorCode, small.body.value]).toMatchObject(['deposit.promo.unmet', { min: '100000.00' }]);
      await member.call(acceptPromo, { promoId });
      expect((await member.alipay('100000', { promoId: null })).bonus).toBe('0.00');
      expect((await promos(member))[0]).toMatchObject({ accepted: true });
      await member.call(acceptPromo, { promoId: null });
      expect((await member.alipay('100000')).bonus).toBe('0.00');
    });

    it('PAY-10 deposit that is paid late credits no second bonus while another bonus is open', async () => {
      const { server } = twins;
      const member = await depositor(server);
      const lost = await member.transfer('100000', { promoId: await promoOf(member, 'First') });
      await twins.advance(MINUTES_16);
      expect((await depositWith(member, '100000', 'Every')).bonus).toBe('5000.00');
      await runCommand(
        { name: 'money-approve', merchant: 'demo', orderNo: lost.orderNo, received: '100000' },
        { db: server.db, now: server.now, url: server.url, onChange: server.changed, actor: 'ana' },
      );
      expect(await member.order(lost.orderNo)).toMatchObject({ status: 'paid', bonus: '0.00', turnover: '0.00' });
      expect(await money(member)).toMatchObject({ sum: '205000.00', bonus: '5000.00' });
      expect(await turnovers(member)).toHaveLength(1);
    });
  });

  describe('bonus stakes', () => {
    it('PAY-10 stake debits cash before bonus, wins are credited in this ratio, and a completed bonus is released', async () => {
      const member = await depositor(twins.server);
      await depositWith(member, '100000');
      const { balance } = await spin(twins.server, member, '110000', 'wins');
      expect(balance).toBe('1110000.00');
      expect(await money(member)).toEqual({ sum: '1110000.00', withdrawable: '0.00', bonus: '110000.00' });
      expect((await plays(member))[0]).toMatchObject({ stake: '110000.0000', bonus_stake: '10000.0000' });
      expect(await turnovers(member)).toMatchObject([{ staked: '110000.00', forfeit: '110000.00' }]);
      await spin(twins.server, member, '489999', 'loses');
      await twins.advance(0);
      expect(await turnovers(member)).toMatchObject([{ staked: '599999.00' }]);
      await spin(twins.server, member, '1', 'loses');
      await twins.advance(0);
      expect(await turnovers(member)).toEqual([]);
      expect(await money(member)).toEqual({ sum: '620000.00', withdrawable: '620000.00', bonus: '0.00' });
      expect((await kinds(member)).slice(-2)).toEqual(['unlock bonus -110000', 'unlock cash 110000']);
      expect((await promos(member)).map(({ blockedFor }) => blockedFor)).toEqual(['used', null]);
      await expectLedgerClean();
    });

    it('PAY-10 stake above cash and bonus together is rejected, and repeated requests with one key debit only one stake', async () => {
      const member = await depositor(twins.server);
      await depositWith(member, '100000');
      await expect(spin(twins.server, member, '120000.01', 'wins')).rejects.toMatchObject({ code: 'funds.missing' });
      const key = '4b3f6ab2-3c1f-4a8e-9d52-0a5b8f1c2d3e';
      const responses = await Promise.all(
        Array.from({ length: 6 }, () => spin(twins.server, member, '120000', 'loses', key)),
      );
      expect(new Set(responses.map(({ balance }) => balance))).toEqual(new Set(['0.00']));
      expect(await plays(member)).toMatchObject([{ bonus_stake: '20000.0000' }]);
    });

    it('PAY-10 refunded stakes restore their ratio and, like tickets on over 70 % of a draw, do not count for wagering', async () => {
      const member = await depositor(twins.server);
      await depositWith(member, '100000');
      await spin(twins.server, member, '99990', 'loses');
      // The ticket covers half of the numbers, so its stake would count for wagering if the ticket were won or lost.
      await ticket(member, '4.00', ALL_DIGITS.slice(0, 5));
      expect(await money(member)).toMatchObject({ sum: '19990.00', bonus: '19990.00' });
      const [, bought] = await plays(member);
      expect(bought).toMatchObject({ stake: '20.0000', bonus_stake: '10.0000' });
      await twins.server.db
        .updateTable('bets')
        .set({ numero: '20200101-0001', draw_at: twins.server.now() - 1 })
        .where('id', '=', bought!.id)
        .execute();
      await ticket(member, '3.00');
      expect(await turnovers(member)).toMatchObject([{ staked: '99990.00' }]);
      await twins.advance(MINUTE);
      // The first ticket refunds 10 and the second ticket wins 27, all as bonus.
      expect(await money(member)).toMatchObject({ sum: '20007.00', bonus: '19997.00' });
      expect((await plays(member)).map(({ state }) => state)).toEqual(['lost', 'refunded', 'won']);
      expect(await turnovers(member)).toMatchObject([{ staked: '99990.00' }]);
      await expectLedgerClean();
    });
  });

  describe('closed bonuses', () => {
    it('PAY-10 forfeit requires an open bonus of the same member and removes its remaining amount and pending wins once', async () => {
      const [member, other] = [await depositor(twins.server), await depositor(twins.server)];
      await depositWith(member, '100000');
      await spin(twins.server, member, '99999', 'loses');
      await ticket(member, '1.00');
      const [{ bonusId, forfeit } = { bonusId: 0, forfeit: '' }] = await turnovers(member);
      expect(forfeit).toBe('19991.00');
      const foreign = await other.call(forfeitBonus, { bonusId });
      expect([foreign.status, foreign.body.errorCode]).toEqual([404, 'deposit.promo.unknown']);
      const responses = await Promise.all(
        Array.from({ length: 5 }, (_, n) => member.call(forfeitBonus, { bonusId }, n < 3 ? 'give-up' : `other-${n}`)),
      );
      // A repeated idempotency key returns the stored response.
      expect(responses.filter(({ body }) => !body.success).every(({ status }) => status === 404)).toBe(true);
      expect(responses.filter(({ body }) => body.success).length).toBeGreaterThan(0);
      expect(await money(member)).toEqual({ sum: '0.00', withdrawable: '0.00', bonus: '0.00' });
      await twins.advance(MINUTE);
      // One of the ten staked units was cash and nine were bonus, so a win of nine is 0.90 cash and 8.10 bonus.
      expect(await money(member)).toEqual({ sum: '0.90', withdrawable: '0.90', bonus: '0.00' });
      expect((await kinds(member)).slice(-4)).toEqual([
        'forfeit bonus -19991',
        'win cash 0.9',
        'win bonus 8.1',
        'forfeit bonus -8.1',
      ]);
      await expectLedgerClean();
    });

    it('PAY-10 wins of tickets that are pending when a bonus completes are paid as cash', async () => {
      const member = await depositor(twins.server);
      await depositWith(member, '100000');
      await spin(twins.server, member, '100000', 'loses');
      await ticket(member, '2.00');
      await spin(twins.server, member, '19980', 'wins');
      await spin(twins.server, member, '199800', 'wins');
      await spin(twins.server, member, '498000', 'loses');
      await Promise.all(twins.all.map(instance => instance.tick()));
      expect(await money(member)).toEqual({ sum: '1500000.00', withdrawable: '1500000.00', bonus: '0.00' });
      await twins.advance(MINUTE);
      expect(await money(member)).toEqual({ sum: '1500018.00', withdrawable: '1500018.00', bonus: '0.00' });
      await expectLedgerClean();
    });

    it('PAY-10 forfeiting during concurrent bets leaves an empty bonus account and a balanced ledger', async () => {
      const member = await depositor(twins.server);
      await depositWith(member, '100000');
      await spin(twins.server, member, '100000', 'loses');
      const [bonus] = await turnovers(member);
      const rounds = Array.from({ length: 24 }, (_, n) =>
        spin(twins.at(n), member, '100', n % 3 === 0 ? 'wins' : 'loses').catch((error: Error) => error),
      );
      const [forfeited] = await Promise.all([member.call(forfeitBonus, { bonusId: bonus!.bonusId }), ...rounds]);
      expect(forfeited.body.success).toBe(true);
      expect(await money(member)).toEqual({ sum: '0.00', withdrawable: '0.00', bonus: '0.00' });
      await expectLedgerClean();
    });
  });
});
