import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseCommand } from '../../../site/gateway/cli/command-line.ts';
import { runCommand } from '../../../site/gateway/cli/commands.ts';
import { openDatabase } from '../../../site/gateway/platform/db/driver.ts';
import { seedSandbox } from '../../../site/gateway/sandbox/seeds/seed-sandbox.ts';
import { onOwnPostgres } from '../../helpers/gateway/engines.ts';
import { gateway, TEST_NOW, type TestGateway } from '../../helpers/gateway.ts';

const SHOP = 'https://shop.example';
const FLAG = 'FACEBOOKLOGIN3';
/** Polling interval, ms; the timeout exceeds the delay of a Postgres change event on a busy machine. */
const SOON = { interval: 50 };

onOwnPostgres('two gateways', postgres => {
  let url = '';
  let twins: readonly TestGateway[] = [];
  beforeAll(async () => {
    url = postgres().createSeeded('changes');
    const start = () => gateway({ databaseUrl: url, dataDir: null, now: () => TEST_NOW });
    twins = [await start(), await start()];
    await twins[0]!.db.updateTable('merchants').set({ any_origin: false }).execute();
    for (const { changed } of twins) changed();
  });
  afterAll(() => Promise.all(twins.map(instance => instance.stop())));

  /** Runs a command of the command line at one of the gateways. */
  const runAt = ({ db, changed }: TestGateway, line: string) =>
    runCommand(parseCommand(line.split(' '))!, { db, now: () => TEST_NOW, url: '', onChange: changed });
  const flagAt = async (instance: TestGateway) =>
    (await instance.get<Record<string, boolean>>('/wps/system/whitelabel')).body.value[FLAG];
  /** Status of the preflight that a page of the shop sends for a call with a token. */
  const preflightAt = ({ url: at }: TestGateway) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { Origin: SHOP, 'Access-Control-Request-Method': 'GET' };
      request(`${at}/wps/session/renew`, { method: 'OPTIONS', headers }, response => {
        response.resume().on('end', () => resolve(response.statusCode));
      })
        .on('error', reject)
        .end();
    });

  it("OPS-01 S38 a flag that one gateway's back office switches appears in the cached responses of the other gateway", async () => {
    const [one, other] = twins as [TestGateway, TestGateway];
    expect([await flagAt(one), await flagAt(other)]).toEqual([false, false]);
    await runAt(one, `flag ${FLAG} on`);
    await expect.poll(() => flagAt(other), SOON).toBe(true);
    await runAt(other, `flag ${FLAG} off`);
    await expect.poll(() => flagAt(one), SOON).toBe(false);
  });

  it("OPS-01 S38 an origin that one gateway's back office adds or removes is admitted or rejected by the other gateway", async () => {
    const [one, other] = twins as [TestGateway, TestGateway];
    expect([await preflightAt(one), await preflightAt(other)]).toEqual([403, 403]);
    await runAt(one, `origin add ${SHOP}`);
    await expect.poll(() => preflightAt(other), SOON).toBe(204);
    await runAt(one, `origin remove ${SHOP}`);
    await expect.poll(() => preflightAt(other), SOON).toBe(403);
  });

  it('OPS-01 S38 a command line that works directly on the database notifies both gateways', async () => {
    const alone = await openDatabase(
      { seedSandbox, dataDir: null, databaseUrl: url, sandboxGameCount: 0, mode: 'sandbox' },
      TEST_NOW,
    );
    await runCommand(parseCommand(['flag', FLAG, 'on'])!, {
      db: alone.db,
      now: () => TEST_NOW,
      url: '',
      onChange: () => {},
    });
    await alone.announce();
    await alone.close();
    for (const instance of twins) await expect.poll(() => flagAt(instance), SOON).toBe(true);
  });

  it('OPS-01 R23 a change made during a database outage is visible after the reconnect', async () => {
    const before = await flagAt(twins[1]!);
    postgres().stop();
    postgres().start();
    // Writes to the database without a gateway, which has the effect of a lost change event.
    const alone = await openDatabase(
      { seedSandbox, dataDir: null, databaseUrl: url, sandboxGameCount: 0, mode: 'sandbox' },
      TEST_NOW,
    );
    await alone.db.updateTable('flags').set({ enabled: !before }).where('name', '=', FLAG).execute();
    await alone.close();
    for (const instance of twins) await expect.poll(() => flagAt(instance), SOON).toBe(!before);
  });
});
