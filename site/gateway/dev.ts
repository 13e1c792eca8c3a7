/**
 * `npm run dev`: the site with hot reload, and a gateway behind it, at one address. What the gateway serves built (`/sdk`,
 * `/examples`, `/embed`) is built again when a page that needs it is loaded and its sources have changed.
 */
import { fileURLToPath } from 'node:url';
import { createServer, type ProxyOptions } from 'vite';
import { buildChanged } from './build/build.ts';
import { startGateway } from './main.ts';
import { StartError } from './platform/start-error.ts';
import { readEnvironment, type Settings } from './settings.ts';

/** The gateway answers all but `/` and the site below `/m`, which is served from its sources; so it is also the one that says 404. */
const GATEWAY_PATHS = '^/(?!m(?:/|\\?|$)|\\?|$)';

/** Requests by which the load of a page begins that is made of built files: the page itself, or the loader of a page elsewhere. */
const BUILT_PAGE =
  /^\/(examples\/([^?]*\/|[^?]*\.html)?|embed\/[^?]*|sdk\/[^/]+\/(lobbykit(-all)?\.js|integrity\.json))(\?|$)/;

/** A gateway that can be replaced by one with the files of a new build, at the same ports. */
async function replaceableGateway(settings: Settings) {
  let running = await startGateway(settings);
  const portOf = (address: string) => Number(new URL(address).port);
  const fixed = { ...settings, port: portOf(running.url), gamesPort: portOf(running.gamesUrl) };
  let building: Promise<void> | null = null;
  const build = async () => {
    let built = false;
    const log = (line: string) => {
      built = true;
      console.log(line);
    };
    // Not the site, which vite serves from its sources.
    await buildChanged(log, ['script', 'npm', 'games', 'examples']);
    if (!built) return;
    // A gateway reads built files once, at its start.
    await running.stop();
    running = await startGateway(fixed);
  };
  return {
    url: running.url,
    /** Builds what changed and serves it; pages that are loaded at once wait for one build. */
    refresh: () => {
      building ??= build().finally(() => {
        building = null;
      });
      return building;
    },
    stop: () => running.stop(),
  };
}

/**
 * Starts both: the gateway on any free port of this machine, vite on PORT and HOST with the calls passed on.
 * Throws StartError for a wrong setting, a busy port or a locked data folder.
 */
async function startDev(): Promise<void> {
  const settings = readEnvironment(process.env);
  // Pages of vite frame the games, not those of the gateway.
  const siteOrigins = ['127.0.0.1', 'localhost'].map(host => `http://${host}:${settings.port}`);
  const gateway = await replaceableGateway({
    ...settings,
    port: 0,
    siteOrigins: [...settings.siteOrigins, ...siteOrigins],
  });
  const proxy: ProxyOptions = {
    target: gateway.url,
    configure: passing =>
      passing.on('proxyRes', ({ headers }, { url = '' }) => {
        // Files of a version never change in a release, but they do here.
        if (url.startsWith('/sdk/')) headers['cache-control'] = 'no-store';
      }),
  };
  const vite = await createServer({
    configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
    server: {
      port: settings.port,
      host: settings.host,
      strictPort: true,
      proxy: { [GATEWAY_PATHS]: proxy },
    },
    plugins: [
      {
        name: 'lobbykit-fresh-build',
        configureServer({ middlewares }) {
          middlewares.use((request, response, next) => {
            if (!BUILT_PAGE.test(request.url ?? '')) return next();
            gateway.refresh().then(
              () => next(),
              (error: unknown) => {
                const words = error instanceof Error ? error.message : String(error);
                console.error(words);
                response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(words);
              },
            );
          });
        },
      },
    ],
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
