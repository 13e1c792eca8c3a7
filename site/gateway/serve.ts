/**
 * Runs a gateway as a program: reads the settings from the environment, prints the URL, and shuts down gracefully on
 * SIGTERM or SIGINT.
 */

import { readMerchants } from './features/merchants/merchants-repository.ts';
import { startGateway } from './main.ts';
import { StartError } from './platform/start-error.ts';
import { readEnvironment } from './settings.ts';

const START_PAGE = '/m/home';
/** Hint about the durability of the embedded database (OPS-15). */
const EMBEDDED =
  'The embedded database preserves acknowledged writes when the process dies, but not after a power failure. Set DATABASE_URL in production.';
const SETUP_REQUIRED = 'Nobody can log in before there is a merchant: make the first by "npm run gateway -- setup".';

/**
 * Starts a gateway and prints its URL. For a configuration error, prints one sentence and ends the process with exit
 * code 1.
 * @param before work before the start, such as a build
 */
export async function serve(before: () => Promise<void> = async () => {}): Promise<void> {
  const start = async () => {
    const settings = readEnvironment(process.env);
    await before();
    return { ...(await startGateway(settings)), isEmbedded: !settings.databaseUrl && settings.dataDir !== null };
  };
  const starting = start();

  // A signal during the start takes effect when the start is complete, and then shuts the gateway down gracefully.
  // Further signals are ignored.
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
    if ((await readMerchants(db)).length === 0) process.stdout.write(`${SETUP_REQUIRED}\n`);
    await prepare();
  } catch (error) {
    // For a configuration error, the message is sufficient; other errors are printed with their stack.
    process.stderr.write(
      `${error instanceof StartError ? error.message : error instanceof Error ? error.stack : error}\n`,
    );
    process.exit(1);
  }
}
