/**
 * Command `npm run dev`: the site with hot reload, and a gateway behind the same URL. Built files of the gateway
 * (`/sdk`, `/examples`, `/embed`) are rebuilt when a page that needs them is loaded and their sources have changed.
 */
import { fileURLToPath } from 'node:url';
import { createServer, type ProxyOptions } from 'vite';
import { buildChanged } from './build/build.ts';
import { startGateway } from './main.ts';
import { StartError } from './platform/start-error.ts';
import { readEnvironment, type Settings } from './settings.ts';

/**
 * Paths that the gateway handles: all except `/` and the site below `/m`, which vite serves from source. Unknown paths
 * therefore return the gateway's 404.
 */
const GATEWAY_PATHS = '^/(?!m(?:/|\\?|$)|\\?|$)';

/** Requests with which the loading of built files starts: a page of the gateway, or the loader on another page. */
const BUILT_PAGE =
  /^\/(examples\/([^?]*\/|[^?]*\.html)?|embed\/[^?]*|sdk\/[^/]+\/(lobbykit(-all)?\.js|integrity\.json))(\?|$)/;

/** Gateway that can be replaced by another one on the same ports, which serves the files of a new build. */
async function replaceableGateway(settings: Settings) {
  let running = await startGateway(settings);
  const portOf = (url: string) => Number(new URL(url).port);
  const fixed = { ...settings, port: portOf(running.url), gamesPort: portOf(running.gamesUrl) };
  let building: Promise<void> | null = null;
  const build = async () => {
    let built = false;
    const log = (line: string) => {
      built = true;
      console.log(line);
    };
    // Without the site, which vite serves from source.
    await buildChanged(log, ['script', 'npm', 'games', 'examples']);
    if (!built) return;
    // The gateway is restarted, because it reads built files only at its start.
    await running.stop();
    running = await startGateway(fixed);
  };
  return {
    url: running.url,
    /** Builds and serves changed files. Pages that load at the same time wait for the same build. */
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
 * Starts the gateway on free ports of this machine, and vite on PORT and HOST, which forwards API calls to the gateway.
 * Throws StartError for an invalid setting, a port in use or a locked data directory.
 */
async function startDev(): Promise<void> {
  const settings = readEnvironment(process.env);
  // The pages that frame the games are served by vite, so that their origin differs from that of the gateway.
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
        // In a release, files of a version never change, but in development they do.
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
                const message = error instanceof Error ? error.message : String(error);
                console.error(message);
                response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(message);
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
