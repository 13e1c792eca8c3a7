/** A real gateway with the lotteries of a benchmark, and the server of the host pages on another origin. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { buildChanged } from '../../site/gateway/build/build.ts';
import { type Gateway, startGateway } from '../../site/gateway/main.ts';
import { startHostSite } from '../helpers/pages/host-page.ts';
import { replaceLotteries } from '../helpers/rows/lotteries.ts';
import { root } from '../helpers/sources/sources.ts';

export interface Stage {
  readonly gateway: Gateway;
  /** URL of the page that embeds the lottery board by script tag. */
  readonly kit: string;
  /** URL of the page with a hand-written board. */
  readonly baseline: string;
  /**
   * Returns the URLs of two pages with another widget: `kit` embeds `tag` by script tag, `baseline` is hand-written
   * (`pages/embed/<name>.js`).
   */
  pagesOf(name: string, tag: string): Pick<Stage, 'kit' | 'baseline'>;
  stop(): Promise<void>;
}

const page = (head: string, board: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Host</title>${head}</head><body>${board}</body></html>`;

const ours = (file: string) => readFileSync(join(root, 'tests/bench/pages', file), 'utf8');

/** Bundles the file into one minified classic script. */
function inOneFile(file: string): string {
  const entry = join(root, 'tests/bench/pages', file);
  const output = buildSync({ entryPoints: [entry], bundle: true, minify: true, format: 'iife', write: false });
  return output.outputFiles[0]?.text ?? '';
}

/** `lotteries`: number of lotteries on the board; undefined keeps the sandbox lotteries. */
export async function setStage(lotteries?: number): Promise<Stage> {
  await buildChanged(console.log, ['script']);
  const gateway = await startGateway({ port: 0, dataDir: null, logLevel: 'silent' });
  if (lotteries !== undefined) await replaceLotteries(gateway.db, gateway.now(), lotteries);
  const host = await startHostSite();
  const reserved = readFileSync(join(root, 'sdk/styles/undefined.css'), 'utf8');
  const script = `<script src="${gateway.url}/sdk/latest/lobbykit.js" data-lobby-gateway="${gateway.url}" data-lobby-merchant="demo" data-lobby-language="EN" defer></script>`;
  const kit = (name: string, tag: string) =>
    host.put(`/${name}-kit.html`, page(`<style>body{margin:0}${reserved}</style>${script}`, tag));
  const byHand = (name: string, style: string, code: string, body: string) => {
    host.put(`/${name}.js`, code, { type: 'text/javascript' });
    const tag = `<script src="/${name}.js" data-gateway="${gateway.url}" defer></script>`;
    return host.put(`/${name}.html`, page(`<style>${style}</style>${tag}`, body));
  };
  return {
    gateway,
    kit: kit('board', '<lobby-lottery-board></lobby-lottery-board>'),
    baseline: byHand('board', ours('baseline.css'), ours('baseline.js'), '<main id="board"></main>'),
    pagesOf: (name, tag) => ({
      kit: kit(name, tag),
      baseline: byHand(
        name,
        ours('embed/parts.css') + ours(`embed/${name}.css`),
        inOneFile(`embed/${name}.js`),
        '<main id="widget"></main>',
      ),
    }),
    async stop() {
      await host.stop();
      await gateway.stop();
    },
  };
}
