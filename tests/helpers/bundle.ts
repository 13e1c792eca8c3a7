/** Bundles a page's code as a host's own build would: against the built package, not against the sources. */
import { build } from 'esbuild';
import { root } from './sources.ts';

/** One ES module with everything in it, minified. `code` imports the package by its name. */
export async function bundleForPage(code: string): Promise<string> {
  const made = await build({
    stdin: { contents: code, resolveDir: root, loader: 'tsx', sourcefile: 'page.tsx' },
    bundle: true,
    write: false,
    format: 'esm',
    minify: true,
    jsx: 'automatic',
    target: ['safari15.4', 'chrome106'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return made.outputFiles[0]!.text;
}
