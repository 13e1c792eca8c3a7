/**
 * Rollup plugin that adds an entry with the directive `use client` to each React entry, for frameworks with server
 * components. It is selected by the condition `react-server` only, because other bundlers warn about an ignored
 * directive.
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
