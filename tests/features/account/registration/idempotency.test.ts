import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { register, trialUser } from 'lobbykit/wire';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashKey, hmacWith } from '../../../../site/gateway/platform/secrets/client-key.ts';
import {
  accountGateway,
  HOUR,
  type Registered,
  registration,
  SECOND,
  solve,
  statusOf,
} from '../../../helpers/gateway/account-steps.ts';
import { TEST_NOW, type TestGateway } from '../../../helpers/gateway.ts';
import { imageAt } from '../../../helpers/gateway-image.ts';

let server: TestGateway;
beforeAll(async () => {
  server = await accountGateway({ databaseImage: await imageAt(TEST_NOW) });
});
afterAll(() => server.stop());

const membersLike = async (name: string) =>
  (await server.db.selectFrom('members').select('id').where('user_name', 'like', name).execute()).length;
const send = (body: object, headers: Record<string, string>) => server.call<Registered>(register, body, headers);

describe('S40 registration with an Idempotency-Key', () => {
  it('fifty concurrent registrations with one key create one member and receive the same response', async () => {
    const headers = { ...(await solve(server)), 'Idempotency-Key': randomUUID() };
    const body = registration({ username: 'parallel' });
    const responses = await Promise.all(Array.from({ length: 50 }, () => send(body, headers)));
    expect(new Set(responses.map(response => JSON.stringify([response.status, response.body.value]))).size).toBe(1);
    expect(responses[0]?.body.value.account).toBe('parallel');
    expect(await membersLike('parallel')).toBe(1);
    expect(await statusOf(server, responses[0]!.body.value.token)).toBe(200);
  });

  it('repeated registration receives the stored response although its captcha is consumed', async () => {
    const headers = { ...(await solve(server)), 'Idempotency-Key': randomUUID() };
    const body = registration({ username: 'again' });
    const first = await send(body, headers);
    const second = await send(body, headers);
    expect(second.body.value).toEqual(first.body.value);
    expect(await membersLike('again')).toBe(1);
  });

  it('another gateway on the same database returns the response that the first gateway stored', async () => {
    const headers = { ...(await solve(server)), 'Idempotency-Key': randomUUID() };
    const body = registration({ username: 'elsewhere' });
    const first = await send(body, headers);
    const copy = await accountGateway({ databaseImage: await server.dump() });
    expect((await copy.call<Registered>(register, body, headers)).body.value).toEqual(first.body.value);
    await copy.stop();
  });

  it('registration with a used idempotency key and a different body returns 422', async () => {
    const headers = { ...(await solve(server)), 'Idempotency-Key': randomUUID() };
    await send(registration({ username: 'onebody' }), headers);
    const other = await send(registration({ username: 'otherbody' }), headers);
    expect([other.status, other.body.errorCode]).toEqual([422, 'idempotency.conflict']);
    expect(await membersLike('otherbody')).toBe(0);
  });

  it('rejected registration can be sent again with the same idempotency key', async () => {
    const key = { 'Idempotency-Key': randomUUID() };
    const body = registration({ username: 'secondtry' });
    expect((await send(body, key)).body.errorCode).toBe('captcha.wrong');
    expect((await send(body, { ...key, ...(await solve(server)) })).body.success).toBe(true);
  });

  it('stored response is sent until one second before 24 hours', async () => {
    const headers = { ...(await solve(server)), 'Idempotency-Key': randomUUID() };
    const body = registration({ username: 'dayold' });
    const first = await send(body, headers);
    await server.advance(24 * HOUR - SECOND);
    expect((await send(body, headers)).body.value).toEqual(first.body.value);
    await server.advance(SECOND);
    expect((await send(body, headers)).body.errorCode).toBe('member.exists');
  });

  it('idempotency key that is not a UUID returns 400', async () => {
    const { status, body } = await send(registration(), { 'Idempotency-Key': 'once' });
    expect([status, body.errorCode]).toEqual([400, 'input.invalid']);
  });
});

it('S40 concurrent trial requests with one key create one trial account', async () => {
  const key = { 'Idempotency-Key': randomUUID() };
  const registerTrial = () =>
    server.call<{ userName: string }>(trialUser, { moduleId: 'REG3', ageConfirmed: true }, key);
  const responses = await Promise.all([registerTrial(), registerTrial(), registerTrial()]);
  expect(new Set(responses.map(({ body }) => body.value.userName)).size).toBe(1);
  expect(await membersLike('guest%')).toBe(2);
});

describe('S40 call in progress on another gateway', () => {
  const claim = async (age: number) => {
    const key = randomUUID();
    const body = registration({ username: `claimed${age}` });
    await server.db
      .insertInto('idempotency_keys')
      .values({
        key_hash: hashKey(register.name, key),
        // The gateway signs the parsed body, with the fields in schema order.
        body_hmac: hmacWith(key, JSON.stringify(parse(register.body, body))),
        response: null,
        completed_at: server.now() - age,
      })
      .execute();
    return { body, headers: { ...(await solve(server)), 'Idempotency-Key': key } };
  };

  it('second gateway executes a call again if the first one has not responded for one minute', async () => {
    const { body, headers } = await claim(60_000);
    expect((await send(body, headers)).body.value.account).toBe('claimed60000');
  });

  it('second gateway waits with a repeated call while the first gateway is executing it', async () => {
    const { body, headers } = await claim(59_999);
    const response = send(body, headers);
    await sleep(300);
    expect(await membersLike('claimed59999')).toBe(0);
    // Simulates that the other gateway failed before its call had any effect.
    await server.db.deleteFrom('idempotency_keys').where('response', 'is', null).execute();
    expect((await response).body.value.account).toBe('claimed59999');
  });
});
