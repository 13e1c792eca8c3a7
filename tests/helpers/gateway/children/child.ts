/**
 * A gateway in a separate process, for tests that kill it. Arguments: data directory or URL of a Postgres database, and
 * optionally the server time at its start, the speed factor over real time, and the real time of that server time, by
 * default its start. With a speed factor it uses the key of load tests and draws every 20 ms instead of by its timer,
 * which runs in real time. Prints its URL, its time and the URL of its games; SIGTERM stops it gracefully.
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
    runsWorkers: !fast,
  });
  // A tick fails during a database outage, and the next tick makes up for the missed draws.
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
