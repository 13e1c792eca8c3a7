/** Gateways behind pgbouncer with transaction pooling (OPS-05). */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { whitelabel } from 'lobbykit/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setFlag } from '../../../site/gateway/platform/settings/flags-repository.ts';
import { ensureProgram } from '../../helpers/debian.ts';
import { eventually } from '../../helpers/eventually.ts';
import { newFolder } from '../../helpers/folders/new-folder.ts';
import { freePort } from '../../helpers/free-port.ts';
import { newPlayer, openReels, play } from '../../helpers/gateway/bet-steps.ts';
import { onPostgres } from '../../helpers/gateway/engines.ts';
import { expectLedgerBalances } from '../../helpers/gateway/money-steps.ts';
import { TIMEOUT_MS } from '../../helpers/gateway/processes.ts';
import { gateway, TEST_NOW, type TestGateway } from '../../helpers/gateway.ts';

const ROUNDS = 60;
/** Number of server connections. It is lower than the gateways' connections together, so that each is shared. */
const SERVER_CONNECTIONS = 3;

const accepts = (port: number) =>
  new Promise<boolean>(resolve => {
    const socket = createConnection(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    }).once('error', () => resolve(false));
  });

onPostgres('gateways behind pgbouncer', postgres => {
  let pooler: ChildProcess;
  let gateways: readonly TestGateway[];

  beforeAll(async () => {
    const env = ensureProgram('pgbouncer', 'pgbouncer');
    const databaseDirectUrl = postgres().createSeeded('pooled');
    const direct = new URL(databaseDirectUrl);
    const [port, folder] = [await freePort(), newFolder()];
    const file = join(folder, 'pgbouncer.ini');
    writeFileSync(
      file,
      `[databases]
* = host=127.0.0.1 port=${direct.port} user=lobby
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${SERVER_CONNECTIONS}
`,
    );
    // Debian's package starts a separate instance, and pgbouncer does not run as root.
    chmodSync(folder, 0o755);
    const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    pooler = spawn('pgbouncer', ['-q', file], { env, stdio: 'inherit', ...unprivileged });
    await eventually(async () => expect(await accepts(port)).toBe(true));
    const databaseUrl = `postgres://lobby@127.0.0.1:${port}${direct.pathname}`;
    const open = () =>
      gateway({ databaseUrl, databaseDirectUrl, databaseWaitMs: TIMEOUT_MS, dataDir: null, now: () => TEST_NOW });
    gateways = await Promise.all([open(), open()]);
  });
  afterAll(async () => {
    await Promise.all((gateways ?? []).map(one => one.stop()));
    pooler?.kill('SIGTERM');
  });

  it('OPS-05 two gateways play rounds, keep the ledger balanced and notify each other of changes', async () => {
    const [one, other] = gateways as [TestGateway, TestGateway];
    const player = await newPlayer(one);
    const { pass } = await openReels(one, player);
    const rounds = await Promise.all(
      Array.from({ length: ROUNDS }, (_, n) => play(n % 2 === 0 ? one : other, pass, '1.00', randomUUID())),
    );
    // A round may return 429, because the rounds of one member wait in a queue of limited length.
    expect(rounds.every(({ status }) => status === 200 || status === 429)).toBe(true);
    expect(rounds.filter(({ status }) => status === 200).length).toBeGreaterThan(10);
    await expectLedgerBalances(other.db);

    const flagOf = async () =>
      JSON.stringify((await other.get(whitelabel.path, { ModuleId: whitelabel.moduleId })).body.value);
    const before = await flagOf();
    await setFlag(one.db, 'REWCEN3', false);
    one.changed();
    await expect.poll(flagOf).not.toBe(before);
  });

  it('OPS-05 a statement timeout of the database role ends a slow statement, and the connection stays usable', async () => {
    const [one] = gateways as [TestGateway];
    const { rows } = await sql<{ timeout: string }>`select current_setting('statement_timeout') as timeout`.execute(
      one.db,
    );
    expect(rows[0]?.timeout).toBe('5s');
    await expect(sql`select pg_sleep(30)`.execute(one.db)).rejects.toThrow('statement timeout');
    expect((await sql<{ one: number }>`select 1 as one`.execute(one.db)).rows).toEqual([{ one: 1 }]);
  });
});
