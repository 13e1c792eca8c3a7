/** Idempotency keys of rounds and tickets, and concurrent calls of one member, on both databases. */
import { randomUUID } from 'node:crypto';
import { wallet } from 'lobbykit/wire';
import { beforeEach, expect, it } from 'vitest';
import { toUnits } from '../../../sdk/protocol/domain.ts';
import type { LotteryResponse, RoundResponse } from '../../../site/gateway/sandbox/games/responses.ts';
import {
  newPlayer,
  openLottery,
  openReels,
  type Player,
  play,
  readLottery,
  SECOND,
} from '../../helpers/gateway/bet-steps.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';

const AT_ONCE = 400;

onBothEngines('bets with an idempotency key', twins => {
  let player: Player;
  let pass: string;
  beforeEach(async () => {
    player = await newPlayer(twins.server);
    ({ pass } = await openReels(twins.server, player));
  });

  const send = async <T>(n: number, path: string, body: object, key?: string, visit = pass) => {
    const response = await fetch(`${twins.at(n).gamesUrl}/api/${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${visit}`,
        ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      },
      body: JSON.stringify(body),
    });
    const { status } = response;
    return { status, retry: response.headers.get('retry-after'), body: (await response.json()) as ResponseOf<T> };
  };
  interface ResponseOf<T> {
    readonly value: T;
    readonly firstGivenAt?: number;
    readonly errorCode?: string;
    readonly message?: string;
  }
  const balance = async () =>
    toUnits((await twins.server.call<{ sumBalance: string }>(wallet, undefined, player.headers)).body.value.sumBalance);
  const played = async () =>
    (await twins.server.db.selectFrom('bets').selectAll().where('member_id', '=', player.memberId).execute()).length;

  const postings = () =>
    twins.server.db
      .selectFrom('ledger_entries as p')
      .innerJoin('ledger_accounts as a', 'a.id', 'p.account_id')
      .select('p.seq')
      .where('a.member_id', '=', player.memberId)
      .orderBy('p.seq')
      .execute();

  it('PAY-03 repeated round with an Idempotency-Key returns the first response with its balance', async () => {
    const key = randomUUID();
    const first = await send<RoundResponse>(0, 'play', { stake: '2.00' }, key);
    expect([first.status, first.body.firstGivenAt]).toEqual([200, undefined]);
    const at = twins.server.now();
    await play(twins.at(1), pass, '5.00');
    await twins.advance(SECOND);
    const again = await send<RoundResponse>(1, 'play', { stake: '2.00' }, key);
    expect([again.status, again.body.value, again.body.firstGivenAt]).toEqual([200, first.body.value, at]);
    // Earlier page versions send the key in the body.
    const old = await send<RoundResponse>(0, 'play', { stake: '2.00', key });
    expect([old.body.value, old.body.firstGivenAt]).toEqual([first.body.value, at]);
    expect(await played()).toBe(2);
    const other = await send(1, 'play', { stake: '3.00' }, key);
    expect([other.status, other.body.errorCode]).toEqual([422, 'play.conflict']);
  });

  it('PAY-03 repeated ticket with an Idempotency-Key is bought only once', async () => {
    const lottery = await openLottery(twins.server, player);
    const { numero } = (await readLottery(twins.server, lottery.pass)).body.value.draw!;
    const bet = { numero, digits: 1, numbers: ['3', '7'], each: '1.00' };
    const key = randomUUID();
    const before = await balance();
    const sent = await Promise.all([0, 1].map(n => send<LotteryResponse>(n, 'bet', bet, key, lottery.pass)));
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    expect(sent.filter(({ body }) => body.firstGivenAt === undefined)).toHaveLength(1);
    expect(before - (await balance())).toBe(toUnits('2.00'));
    const other = await send(0, 'bet', { ...bet, numbers: ['4'] }, key, lottery.pass);
    expect([other.status, other.body.errorCode]).toEqual([422, 'play.conflict']);
  });

  it('PAY-03 bet without a key, with an invalid key or with two keys is rejected by name', async () => {
    const rejected = async (body: object, key?: string) => {
      const response = await send(0, 'play', { stake: '1.00', ...body }, key);
      expect([response.status, response.body.errorCode]).toEqual([400, 'input.invalid']);
      return response.body.message;
    };
    expect(await rejected({})).toContain('Idempotency-Key is missing');
    expect(await rejected({}, 'no uuid')).toContain('Idempotency-Key is wrong');
    expect(await rejected({ key: randomUUID() }, randomUUID())).toContain('"key"');
    expect(await played()).toBe(0);
  });

  it(`OPS-18 ${AT_ONCE} concurrent rounds of one member are executed in order or rejected with Retry-After`, async () => {
    const before = await balance();
    const responses = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, n) => send<RoundResponse>(n, 'play', { stake: '1.00' }, randomUUID())),
    );
    const done = responses.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThan(0);
    for (const { status, retry, body } of responses.filter(response => response.status !== 200)) {
      expect([status, body.errorCode, retry]).toEqual([429, 'busy', '1']);
    }
    expect(await played()).toBe(done.length);
    const won = done.reduce((sum, { body }) => sum + toUnits(body.value.win), 0n);
    expect(await balance()).toBe(before - toUnits('1.00') * BigInt(done.length) + won);
    // The rounds ran one after the other, because each ledger entry has a distinct sequence number.
    const rows = await postings();
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, n) => n + 1));
  });
});
