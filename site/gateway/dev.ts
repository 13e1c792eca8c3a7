/** `npm run dev`: the site with hot reload and a gateway behind it, at one address. */
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { startGateway } from './main.ts';
import { readEnvironment, StartError } from './settings.ts';

/** What the gateway answers; everything else is the site, served from its sources. `/sdk` and `/examples` are as last built. */
const GATEWAY_PATHS = ['/wps', '/lgw', '/lotto', '/art', '/sandbox', '/sdk', '/examples', '/openapi.json'];

/**
 * Starts both: the gateway on any free port of this machine, vite on PORT and HOST with the calls passed on.
 * Throws StartError for a wrong setting, a busy port or a locked data folder.
 */
async function startDev(): Promise<void> {
  const settings = readEnvironment(process.env);
  // Pages of vite frame the games, not those of the gateway.
  const siteOrigins = ['127.0.0.1', 'localhost'].map(host => `http://${host}:${settings.port}`);
  const gateway = await startGateway({ ...settings, port: 0, siteOrigins: [...settings.siteOrigins, ...siteOrigins] });
  const vite = await createServer({
    configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
    server: {
      port: settings.port,
      host: settings.host,
      strictPort: true,
      proxy: Object.fromEntries(GATEWAY_PATHS.map(path => [path, gateway.url])),
    },
  });
  const stop = async () => {
    await vite.close();
    await gateway.stop();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  try {
    await vite.listen();
  } catch (error) {
    await stop();
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
  const { local = [], network = [] } = vite.resolvedUrls ?? {};
  console.log(`${[...local, ...network][0]}home`);
}

try {
  await startDev();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
