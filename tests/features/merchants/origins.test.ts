import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../helpers/gateway/game-steps.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';

const APP = 'capacitor://localhost';

let server: TestGateway;
beforeAll(async () => {
  server = await gateway();
  await run(server, 'origin', 'add', APP, '--merchant', 'acme');
});
afterAll(() => server.stop());

describe('origins of apps', () => {
  it('origin add and list show the origin of an app', async () => {
    expect(await run(server, 'origin', 'add', APP, '--merchant', 'acme')).toEqual([`acme admitted before ${APP}.`]);
    expect(await run(server, 'origin', 'list', '--merchant', 'acme')).toEqual([`acme ${APP}`]);
  });

  it('origin add rejects the origin of an app that names another merchant', async () => {
    await expect(run(server, 'origin', 'add', APP, '--merchant', 'brook')).rejects.toThrow(
      `${APP} already names the merchant acme. Remove it there, or give the app a host name of its own, as in capacitor://shop.example.`,
    );
    expect(await run(server, 'origin', 'list', '--merchant', 'brook')).toEqual([]);
    await run(server, 'origin', 'add', 'capacitor://brook.example', '--merchant', 'brook');
    expect(await run(server, 'origin', 'remove', APP, '--merchant', 'acme')).toEqual([`acme no longer admits ${APP}.`]);
    expect(await run(server, 'origin', 'add', APP, '--merchant', 'brook')).toEqual([`brook now admits ${APP}.`]);
  });
});
