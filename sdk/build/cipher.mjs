/**
 * Rollup plugin for des.js, which is CommonJS and not supported by rollup alone: esbuild bundles it with its
 * dependencies as one ES module.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { TARGET } from './target.mjs';

export const cipher = () => ({
  name: 'cipher',
  resolveId: source => (source === 'des.js' ? '\0des.js' : null),
  async load(id) {
    if (id !== '\0des.js') return null;
    const entry = fileURLToPath(import.meta.resolve('des.js'));
    const made = await build({
      entryPoints: [entry],
      bundle: true,
      format: 'esm',
      platform: 'browser',
      target: TARGET,
      write: false,
      metafile: true,
    });
    const madeOf = Object.keys(made.metafile.inputs).map(path => resolve(path));
    return { code: made.outputFiles[0].text, meta: { madeOf } };
  },
});
