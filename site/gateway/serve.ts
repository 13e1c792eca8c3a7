/** A gateway as a program: settings from the environment, the address on stdout, an end in order by SIGTERM. */

import { readMerchants } from './features/merchants/merchants-repository.ts';
import { startGateway } from './main.ts';
import { StartError } from './platform/start-error.ts';
import { readEnvironment } from './settings.ts';

const START_PAGE = '/m/home';
/** What the embedded database promises (OPS-15). */
const EMBEDDED =
  'The database is the embedded one: what was acknowledged is kept when the process dies, but not when the power fails (DATABASE_URL).';
const SETUP_WANTED = 'Nobody can log in before there is a merchant: make the first by "npm run gateway -- setup".';

/**
 * Starts the gateway of this process and prints where it is. What the environment is to blame for ends the process with one sentence
 * and exit code 1.
 * @param before done first, such as building what is served
 */
export async function serve(before: () => Promise<void> = async () => {}): Promise<void> {
  const start = async () => {
    const settings = readEnvironment(process.env);
    await before();
    return { ...(await startGateway(settings)), isEmbedded: !settings.databaseUrl && settings.dataDir !== null };
  };
  const starting = start();

  // Also in the middle of the start: what was begun is ended in order. Signals after the first change nothing.
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, async () => {
      if (stopping) return;
      stopping = true;
      await (await starting).stop();
      process.exit(0);
    });
  }

  try {
    const { url, gamesUrl, metricsUrl, db, prepare, isEmbedded } = await starting;
    process.stdout.write(`${url}${START_PAGE}\ngames on ${gamesUrl}\n`);
    if (metricsUrl) process.stdout.write(`metrics on ${metricsUrl}/metrics\n`);
    if (isEmbedded) process.stdout.write(`${EMBEDDED}\n`);
    if ((await readMerchants(db)).length === 0) process.stdout.write(`${SETUP_WANTED}\n`);
    await prepare();
  } catch (error) {
    // What the environment is to blame for is said in one sentence; anything else is our fault and shows where.
    process.stderr.write(
      `${error instanceof StartError ? error.message : error instanceof Error ? error.stack : error}\n`,
    );
    process.exit(1);
  }
}
