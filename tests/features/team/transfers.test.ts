/** Transfers from agents to downline members, on both databases (TEAM-14). */
import { randomUUID } from 'node:crypto';
import { toUnits } from 'lobbykit/domain';
import {
  memberTransactions,
  setPaymentPassword,
  teamTransactions,
  transferDownline,
  transferMultipleDownline,
  transferSetting,
  wallet,
} from 'lobbykit/wire';
import { beforeAll, expect, it } from 'vitest';
import { createPasswords } from '../../../site/gateway/features/account/passwords/hashing.ts';
import { writeSetting } from '../../../site/gateway/platform/settings/repository.ts';
import { credit } from '../../helpers/credit.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { expectLedgerBalances } from '../../helpers/gateway/money-steps.ts';
import { type Person, person, range } from '../../helpers/gateway/team-steps.ts';
import { LIGHT_COST } from '../../helpers/light-passwords.ts';

const LOGIN = 'Lobby-2026';
const PIN = '204817';
const SETTING = {
  minTransfer: '1.00',
  maxTransfer: '5000.00',
  dayMaxTransfer: '20000.00',
  maxLinks: 10,
  upgrades: true,
};

interface Transfer {
  readonly amount: string;
  readonly total: string;
  readonly userNames: readonly string[];
  readonly balance: string;
  readonly dayLeft: string;
}
interface Standing {
  readonly withdrawable: string;
  readonly dayLeft: string;
  readonly hasPassword: boolean;
  readonly maxMembers: number;
  readonly blockedBy: string | null;
}

onBothEngines(
  'transfers to the downline',
  twins => {
    let agent: Person;
    let hash: string;
    const cashOf = async (one: Person) => (await one.get<{ withdrawable: string }>(wallet)).body.value.withdrawable;
    const transferTo = (body: object, key?: string, actor = agent) =>
      actor.call<Transfer>(transferDownline, { paymentPassword: PIN, ...body }, key);
    const transferToAll = (body: object, key?: string, actor = agent) =>
      actor.call<Transfer>(transferMultipleDownline, { paymentPassword: PIN, ...body }, key);
    /** Sets the withdrawal password of an agent. The slow hash is created only once. */
    const withPin = (one: Person) =>
      twins.server.db.updateTable('members').set({ payment_hash: hash }).where('id', '=', one.id).execute();

    beforeAll(async () => {
      const { server } = twins;
      await writeSetting(server.db, 'team', SETTING);
      agent = await person(server, { type: 20 });
      const password_hash = await createPasswords(LIGHT_COST).hash(LOGIN);
      await server.db.updateTable('members').set({ password_hash }).where('id', '=', agent.id).execute();
      expect((await agent.get<Standing>(transferSetting)).body.value.hasPassword).toBe(false);
      const missing = await transferTo({ userName: 'nobody', amount: '5' });
      expect(missing.body.errorCode).toBe('withdraw.password.missing');
      const set = await agent.call(setPaymentPassword, { paymentPassword: PIN, password: LOGIN });
      expect(set.body.success).toBe(true);
      const row = await server.db
        .selectFrom('members')
        .select('payment_hash')
        .where('id', '=', agent.id)
        .executeTakeFirstOrThrow();
      hash = row.payment_hash!;
    });

    it("TEAM-14 EP-25 transfer debits the agent's cash and credits a downline member of any depth in the records of both", async () => {
      const { server } = twins;
      const middle = await person(server, { upper: agent });
      const low = await person(server, { upper: middle });
      const { body } = await transferTo({ userName: low.name.toUpperCase(), amount: '1500' });
      expect(body.value).toMatchObject({
        amount: '1500.00',
        total: '1500.00',
        userNames: [low.name],
        balance: '8500.00',
        dayLeft: '18500.00',
      });
      expect([await cashOf(agent), await cashOf(low), await cashOf(middle)]).toEqual([
        '8500.00',
        '11500.00',
        '10000.00',
      ]);
      const params = { ...range(server, 1), pageNo: 1, pageSize: 10, txCode: 'transfer' };
      const record = (await agent.get<{ content: readonly object[]; sums: object }>(teamTransactions, params)).body
        .value;
      // The team record hides the payer, who may be in the upline of the reader.
      expect(record.content).toMatchObject([{ userName: low.name, amount: '1500.00', kind: 'transfer', remark: null }]);
      expect((await agent.get<Standing>(transferSetting)).body.value).toMatchObject({
        withdrawable: '8500.00',
        dayLeft: '18500.00',
        maxMembers: 100,
        blockedBy: null,
      });
      await expectLedgerBalances(server.db);
    });

    it('TEAM-14 transfer to 100 members credits either all of them or, if one is unknown, none', async () => {
      const { server } = twins;
      const giver = await person(server, { type: 20 });
      await withPin(giver);
      const members: Person[] = [];
      for (let n = 0; n < 100; n += 1) members.push(await person(server, { upper: giver }));
      const stranger = await person(server);
      const names = members.map(({ name }) => name);
      const missing = await transferToAll(
        { userNames: [...names.slice(1), stranger.name], amount: '10' },
        undefined,
        giver,
      );
      expect([missing.status, missing.body.errorCode]).toEqual([404, 'downline.unknown']);
      expect([await cashOf(giver), await cashOf(members[5]!)]).toEqual(['10000.00', '10000.00']);
      const all = await transferToAll({ userNames: names, amount: '10' }, undefined, giver);
      expect(all.body.value).toMatchObject({ total: '1000.00', balance: '9000.00' });
      expect(all.body.value.userNames).toHaveLength(100);
      expect([await cashOf(members[0]!), await cashOf(members[99]!)]).toEqual(['10010.00', '10010.00']);
      // The record of the payer shows all receivers, and the record of a receiver shows only the payer.
      const params = { ...range(server, 1), pageNo: 1, pageSize: 10, txCode: 'transfer' };
      const remarkOf = async (actor: Person) =>
        (await actor.get<{ content: readonly { remark: string | null }[] }>(memberTransactions, params)).body.value
          .content[0]?.remark;
      expect(await remarkOf(giver)).toBe(`${[...names].sort().slice(0, 3).join(', ')} +97`);
      expect(await remarkOf(members[0]!)).toBe(giver.name);
      const tooMany = await transferToAll({ userNames: [...names, stranger.name], amount: '1' }, undefined, giver);
      expect(tooMany.status).toBe(400);
      const twice = await transferToAll(
        { userNames: [names[0], names[0]!.toUpperCase()], amount: '1' },
        undefined,
        giver,
      );
      expect(twice.body.success).toBe(false);
      expect(await cashOf(giver)).toBe('9000.00');
      await expectLedgerBalances(server.db);
    });

    it('TEAM-07 TEAM-14 transfer to a member outside the downline returns the same error as to an unknown member', async () => {
      const { server } = twins;
      const { db } = server;
      await db.insertInto('merchants').values({ code: 'acme', any_origin: true }).execute();
      const upper = await person(server, { type: 20 });
      const giver = await person(server, { type: 20, upper });
      await withPin(giver);
      const own = await person(server, { upper: giver });
      const unknown = await transferTo({ userName: 'nobodyatall', amount: '5' }, undefined, giver);
      expect([unknown.status, unknown.body.errorCode]).toEqual([404, 'downline.unknown']);
      for (const stranger of [
        upper,
        giver,
        await person(server, { upper }),
        await person(server),
        await person(server, { merchant: 'acme' }),
      ]) {
        const one = await transferTo({ userName: stranger.name, amount: '5' }, undefined, giver);
        const several = await transferToAll({ userNames: [own.name, stranger.name], amount: '5' }, undefined, giver);
        for (const { status, body } of [one, several]) {
          expect([status, body.errorCode, body.message]).toEqual([404, 'downline.unknown', unknown.body.message]);
        }
      }
      expect([await cashOf(giver), await cashOf(own)]).toEqual(['10000.00', '10000.00']);
    });

    it('TEAM-14 PAY-03 a repeated idempotency key of a transfer returns the same response and is rejected with a different body', async () => {
      const { server } = twins;
      const giver = await person(server, { type: 20 });
      await withPin(giver);
      const low = await person(server, { upper: giver });
      const key = randomUUID();
      const first = await transferTo({ userName: low.name, amount: '100' }, key, giver);
      const again = await transferTo({ userName: low.name, amount: '100' }, key, giver);
      expect(again.body.value).toEqual(first.body.value);
      expect(again.body.firstGivenAt).toBe(server.now());
      expect(await cashOf(low)).toBe('10100.00');
      expect((await transferTo({ userName: low.name, amount: '200' }, key, giver)).status).toBe(422);
      const keyless = await server.call(
        transferDownline,
        { userName: low.name, amount: '1', paymentPassword: PIN },
        { Authorization: 'Bearer none' },
      );
      expect(keyless.status).toBe(401);
    });

    it('TEAM-14 transfers respect minimum, maximum, daily limit and balance, also with concurrent transfers', async () => {
      const { server } = twins;
      const giver = await person(server, { type: 20 });
      await withPin(giver);
      await credit(server.db, giver.id, toUnits('50000'), server.now());
      const low = await person(server, { upper: giver });
      const other = await person(server, { upper: giver });
      const to = (amount: string) => transferTo({ userName: low.name, amount }, undefined, giver);
      expect((await to('0.50')).body.errorCode).toBe('input.invalid');
      expect((await to('5001')).body).toMatchObject({
        errorCode: 'transfer.amount.outside',
        value: { max: '5000.00' },
      });
      const both = await Promise.all(
        Array.from({ length: 5 }, () =>
          transferToAll({ userNames: [low.name, other.name], amount: '2500' }, undefined, giver),
        ),
      );
      expect(both.filter(({ body }) => body.success)).toHaveLength(4);
      expect(both.find(({ body }) => !body.success)?.body).toMatchObject({
        errorCode: 'transfer.day.full',
        value: { left: '0.00' },
      });
      await twins.advance(86_400_000);
      const poor = await person(server, { type: 20 });
      await withPin(poor);
      const child = await person(server, { upper: poor });
      const more = await transferToAll({ userNames: [child.name], amount: '5000' }, undefined, poor);
      expect(more.body.success).toBe(true);
      await transferTo({ userName: child.name, amount: '4000' }, undefined, poor);
      const missing = await transferTo({ userName: child.name, amount: '1500' }, undefined, poor);
      expect(missing.body).toMatchObject({ errorCode: 'transfer.funds.missing', value: { left: '1000.00' } });
      await expectLedgerBalances(server.db);
    });

    it('TEAM-14 wrong withdrawal password is rejected and counted and a frozen agent cannot transfer', async () => {
      const { server } = twins;
      const giver = await person(server, { type: 20 });
      await withPin(giver);
      const low = await person(server, { upper: giver });
      const wrong = await transferTo({ userName: low.name, amount: '5', paymentPassword: '111222' }, undefined, giver);
      expect(wrong.body).toMatchObject({ errorCode: 'withdraw.password.wrong', value: { left: 4 } });
      await server.db
        .insertInto('payment_freezes')
        .values({ member_id: giver.id, reason: 'looked at', frozen_at: server.now(), actor: 'desk' })
        .execute();
      expect((await transferTo({ userName: low.name, amount: '5' }, undefined, giver)).body.errorCode).toBe(
        'withdraw.frozen',
      );
      expect((await giver.get<Standing>(transferSetting)).body.value.blockedBy).toBe('withdraw.frozen');
      expect(await cashOf(low)).toBe('10000.00');
    });
  },
  { inGate: true },
);
