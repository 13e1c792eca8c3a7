/** @module-tag slow */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPasswords } from '../../../../site/gateway/features/account/passwords/hashing.ts';
import { accountGateway, enter, from, logIn } from '../../../helpers/gateway/account-steps.ts';
import type { TestGateway } from '../../../helpers/gateway.ts';
import { isSlowRun } from '../../../helpers/slow.ts';

describe('S33 login during registrations', () => {
  let server: TestGateway;
  beforeAll(async () => {
    server = await accountGateway({ passwordCost: undefined });
  });
  afterAll(() => server.stop());

  it('login succeeds during 80 concurrent registrations and is not delayed by most of them', async () => {
    let registered = 0;
    const codes: Record<string, number> = {};
    const registrations = Array.from({ length: 80 }, async (_, n) => {
      const { status, body } = await enter(server, { username: `crowd${n}` }, from(`203.0.113.${n}`));
      if (body.success) registered += 1;
      codes[status] = (codes[status] ?? 0) + 1;
    });
    // Waits until the first registration has completed.
    await expect.poll(() => registered, { interval: 5 }).toBeGreaterThan(0);
    for (const name of ['member0', 'member40', 'agent1']) {
      const before = registered;
      const began = performance.now();
      const { body } = await logIn(server, name, undefined, { headers: from('198.51.100.7') });
      if (isSlowRun) console.log(`${name} logged in within ${performance.now() - began} ms`);
      expect(body.success).toBe(true);
      // Limit: two registrations in progress, plus two for each queue position ahead of the login.
      expect(registered - before).toBeLessThan(8);
    }
    await Promise.all(registrations);
    // Registrations rejected by a full queue receive 503 with a retry time.
    expect(Object.keys(codes).filter(status => status !== '200' && status !== '503')).toEqual([]);
    expect(codes['200']).toBeGreaterThan(50);
  });

  it('the password hash of a login runs before all queued hashes of registrations', async () => {
    const passwords = createPasswords();
    const done: string[] = [];
    const waiting = Array.from({ length: 12 }, (_, n) =>
      passwords.hash('Heron-77', 'registration').then(() => done.push(`registration ${n}`)),
    );
    const logins = Array.from({ length: 3 }, (_, n) =>
      passwords.verify('Heron-77', null).then(() => done.push(`login ${n}`)),
    );
    await Promise.all([...waiting, ...logins]);
    const last = Math.max(...[0, 1, 2].map(n => done.indexOf(`login ${n}`)));
    expect(done.slice(0, last).filter(one => one.startsWith('registration')).length).toBeLessThan(6);
    // Two hashes run concurrently, so a hash completes at most one position out of order.
    const registrations = done.filter(one => one.startsWith('registration'));
    expect(registrations).toHaveLength(12);
    for (let n = 0; n < 12; n++) expect(registrations.indexOf(`registration ${n}`)).toBeGreaterThanOrEqual(n - 1);
  });

  it('the password hash of a login is not rejected when the queue of registrations is full', async () => {
    const passwords = createPasswords();
    const hashes = Array.from({ length: 60 }, () => passwords.hash('Heron-77', 'registration'));
    const login = passwords.verify('Heron-77', null);
    const outcomes = await Promise.allSettled(hashes);
    expect((await login).right).toBe(false);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(8);
  });
});
