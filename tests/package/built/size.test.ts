/** Size that a React widget adds to the core; sizes of single files are in package.json (size-limit). */
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { expect, it } from 'vitest';
import { root } from '../../helpers/sources/sources.ts';

/** Excludes code that is imported dynamically. */
const later: Plugin = {
  name: 'later',
  setup(build) {
    build.onResolve({ filter: /./ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: './later.js', external: true } : null,
    );
  },
};

/**
 * Initial bytes of `code` after brotli, in one file. Names of several files would hash the checkout path and differ by
 * some 50 bytes.
 */
async function sizeOf(code: string): Promise<number> {
  const result = await build({
    stdin: { contents: code, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    minify: true,
    external: ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [later],
  });
  return brotliCompressSync(result.outputFiles[0]!.text).length;
}

const CORE = "import { createLobby } from 'lobbykit'; globalThis.x = createLobby;";
// Maximum size in bytes. Includes 0.25 kB for the check of props, without which an invalid value breaks a component of
// a page without TypeScript.
const LIMIT = 9_000;

it('a single React widget adds at most 9 kB to the bundle of the core', async () => {
  const core = await sizeOf(CORE);
  const widget = await sizeOf(
    `${CORE} import { LobbyProvider, LotteryBoard } from 'lobbykit/react'; globalThis.y = [LobbyProvider, LotteryBoard];`,
  );
  expect(core).toBeGreaterThan(5_000);
  expect(widget - core).toBeLessThan(LIMIT);
});
