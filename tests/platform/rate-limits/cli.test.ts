import { checkUsername } from 'lobbykit/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseCommand } from '../../../site/gateway/cli/command-line.ts';
import { runCommand } from '../../../site/gateway/cli/commands.ts';
import { LIMITS } from '../../../site/gateway/platform/rate-limits/rate-limits.ts';
import { accountGateway, from } from '../../helpers/gateway/account-steps.ts';
import type { TestGateway } from '../../helpers/gateway.ts';

let server: TestGateway;
beforeAll(async () => {
  server = await accountGateway();
});
afterAll(() => server.stop());

const run = async (...args: string[]) => {
  const context = { db: server.db, now: server.now, url: server.url, onChange: server.changed };
  return runCommand(parseCommand(args)!, context);
};
const check = () =>
  server.get(`${checkUsername.path}?username=someone`, { ModuleId: checkUsername.moduleId, ...from('203.0.113.60') });

describe('limit commands', () => {
  it('S34 limit list shows all limits, and limit set changes a limit from the next call on', async () => {
    const names = (await run('limit', 'list')).map(line => line.split(' ', 1)[0]);
    expect(names).toEqual(Object.keys(LIMITS));
    const label = 'by address: Checks of a user name or an invitation code';
    const set = await run('limit', 'set', 'name-check', '--max', '2', '--per', '7');
    expect(set).toEqual([`name-check         2 in 7 s ${label}`]);
    expect((await check()).headers.get('ratelimit')).toBe('"name-check";r=1;t=7');
    expect((await check()).status).toBe(200);
    const third = await check();
    expect([third.status, third.headers.get('retry-after')]).toEqual([429, '7']);
    await run('limit', 'set', 'name-check', '--max', '3');
    expect((await check()).headers.get('ratelimit-policy')).toBe('"name-check";q=3;w=7');
    expect((await check()).status).toBe(429);
    expect(await run('limit', 'reset', 'name-check')).toEqual([`name-check         60 in 60 s ${label}`]);
    expect((await check()).status).toBe(200);
  });

  it.each([
    [['limit'], 'limit requires list, set or reset.'],
    [['limit', 'set', 'sleep', '--max', '1'], 'limit set requires one of login, wrong-proof'],
    [['limit', 'set', 'login'], 'limit set login requires --max or --per.'],
    [['limit', 'set', 'login', '--max', '0'], '--max is "0"'],
    [['limit', 'set', 'login', '--per', '86401'], '86400 seconds at most'],
  ])('limit commands reject %j with a reason', async (args, message) => {
    await expect(run(...args)).rejects.toThrow(message);
  });
});
