/** `npm start`: builds what changed, starts the gateway and prints its address. */
import { buildChanged } from './build.ts';
import { startGateway } from './main.ts';
import { readEnvironment, StartError } from './settings.ts';
import { readMerchants } from './store/merchants.ts';

const START_PAGE = '/m/home';
const SETUP_WANTED = 'Nobody can log in before there is a merchant: make the first by "npm run gateway -- setup".';

async function start() {
  const settings = readEnvironment(process.env);
  await buildChanged(line => process.stderr.write(`${line}\n`));
  return startGateway(settings);
}

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
  const { url, gamesUrl, db, prepare } = await starting;
  process.stdout.write(`${url}${START_PAGE}\ngames on ${gamesUrl}\n`);
  if ((await readMerchants(db)).length === 0) process.stdout.write(`${SETUP_WANTED}\n`);
  await prepare();
} catch (error) {
  // What the environment is to blame for is said in one sentence; anything else is our fault and shows where.
  process.stderr.write(
    `${error instanceof StartError ? error.message : error instanceof Error ? error.stack : error}\n`,
  );
  process.exit(1);
}
