/** Bundles a page's code as a host's own build would: against the built package, not against the sources. */
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

/** One ES module with everything in it, minified. `code` imports the package by its name. */
export async function bundleForPage(code: string): Promise<string> {
  const stdin = { contents: code, resolveDir: root, loader: 'tsx', sourcefile: 'page.tsx' } as const;
  const made = await build({ ...asHost, stdin, write: false });
  return made.outputFiles[0]!.text;
}

/** The module `entry` and the chunks it loads later, text by file name; the entry is `page.js`. */
export async function bundleInChunks(entry: string): Promise<ReadonlyMap<string, string>> {
  const entryPoints = [{ in: entry, out: 'page' }];
  const made = await build({
    ...asHost,
    entryPoints,
    absWorkingDir: root,
    outdir: 'out',
    splitting: true,
    write: false,
    chunkNames: '[name]-[hash]',
  });
  return new Map(made.outputFiles.map(({ path, text }) => [path.replace(/.*\//, ''), text]));
}
