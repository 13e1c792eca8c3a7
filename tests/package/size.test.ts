/** Sizes that no single file shows: what a React widget adds to the core. The others are in package.json, under size-limit. */
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { root } from '../helpers/sources.ts';

/** Bytes, brotli, of what a page loads at once for `code`; dynamic imports come later and do not count. */
async function sizeOf(code: string): Promise<number> {
  const made = await build({
    stdin: { contents: code, resolveDir: root, loader: 'ts' },
    bundle: true,
    splitting: true,
    write: false,
    outdir: 'out',
    format: 'esm',
    minify: true,
    metafile: true,
    external: ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const { outputs } = made.metafile;
  const needed = new Set<string>();
  const follow = (file: string) => {
    if (needed.has(file)) return;
    needed.add(file);
    for (const found of outputs[file]?.imports ?? []) {
      if (found.kind === 'import-statement' && !found.external) follow(found.path);
    }
  };
  follow('out/stdin.js');
  const texts = made.outputFiles.filter(({ path }) => [...needed].some(file => path.endsWith(file.slice(3))));
  return brotliCompressSync(texts.map(({ text }) => text).join('')).length;
}

const CORE = "import { createLobby } from 'lobbykit'; globalThis.x = createLobby;";
const LIMIT = 8_000;

it('one React widget adds at most 8 kB to the core', async () => {
  const core = await sizeOf(CORE);
  const widget = await sizeOf(
    `${CORE} import { LobbyProvider, LotteryBoard } from 'lobbykit/react'; globalThis.y = [LobbyProvider, LotteryBoard];`,
  );
  expect(core).toBeGreaterThan(5_000);
  expect(widget - core).toBeLessThan(LIMIT);
});
