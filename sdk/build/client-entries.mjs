/**
 * Rollup plugin: beside each entry for React, one with the directive `use client` that frameworks with server components look for.
 * They alone find it, by the condition `react-server`: every other bundler warns of a directive that it ignores.
 */
export const clientEntries = () => ({
  name: 'client-entries',
  generateBundle(_options, bundle) {
    for (const { fileName, exports, isEntry } of Object.values(bundle)) {
      if (!isEntry || !fileName.startsWith('react/')) continue;
      const from = `./${fileName.replace('react/', '')}`;
      const source = `'use client';\nexport { ${exports.join(', ')} } from '${from}';\n`;
      this.emitFile({ type: 'asset', fileName: fileName.replace('.js', '.client.js'), source });
    }
  },
});
