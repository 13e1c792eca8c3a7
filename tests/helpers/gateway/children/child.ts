/**
 * A gateway in a process of its own, for tests that end it. Arguments: data folder or address of a Postgres database, and optionally
 * the server time it starts at, how many times faster than real it runs, and the real time at which that server time was, which is
 * its start unless it is given. With a speed it has the key of load tests, and draws each 20 ms instead of by its own timer, which waits in real time.
 * Prints its address, its time and the address of its games; SIGTERM stops it in order.
 */
import { startGateway } from '../../../../site/gateway/main.ts';
import { StartError } from '../../../../site/gateway/platform/start-error.ts';
import { STORM_KEY } from '../load-key.ts';

const [place = '', from, speed = '1', anchor] = process.argv.slice(2);
const base = from === undefined ? Date.now() : Number(from);
const began = performance.now() - (anchor === undefined ? 0 : Date.now() - Number(anchor));
const now = () => Math.floor(base + (performance.now() - began) * Number(speed));
const fast = speed !== '1';
const secrets = fast ? { secrets: { hmacKey: STORM_KEY, bodyKeys: [] } } : {};
const where = place.startsWith('postgres:') ? { dataDir: null, databaseUrl: place } : { dataDir: place };

try {
  const gateway = await startGateway({
    ...where,
    ...secrets,
    port: 0,
    staticDir: null,
    logLevel: 'silent',
    now,
    autoDraw: !fast,
  });
  // A database that is away for a moment fails a draw; the next one makes up for it.
  const drawing = fast ? setInterval(() => gateway.tick().catch(() => {}), 20) : undefined;
  process.on('SIGTERM', async () => {
    clearInterval(drawing);
    await gateway.stop();
    process.exit(0);
  });
  process.stdout.write(`${gateway.url} ${now()} ${gateway.gamesUrl}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : error}\n`);
  process.exit(1);
}
