/** Bundles the code of a page as a host's build would: with the built package instead of the sources. */
import { type BuildOptions, build } from 'esbuild';
import { root } from './sources.ts';

const asHost: BuildOptions = {
  bundle: true,
  format: 'esm',
  minify: true,
  jsx: 'automatic',
  target: ['safari15.4', 'chrome106'],
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
};

/** One minified ES module with all dependencies. `code` imports the package by its name. */
export async function bundleForPage(code: string): Promise<string> {
  const stdin = { contents: code, resolveDir: root, loader: 'tsx', sourcefile: 'page.tsx' } as const;
  const result = await build({ ...asHost, stdin, write: false });
  return result.outputFiles[0]!.text;
}

/** Module `entry` and its lazy chunks, text by file name; the entry is `page.js`. */
export async function bundleInChunks(entry: string): Promise<ReadonlyMap<string, string>> {
  const entryPoints = [{ in: entry, out: 'page' }];
  const result = await build({
    ...asHost,
    entryPoints,
    absWorkingDir: root,
    outdir: 'out',
    splitting: true,
    write: false,
    chunkNames: '[name]-[hash]',
  });
  return new Map(result.outputFiles.map(({ path, text }) => [path.replace(/.*\//, ''), text]));
}
