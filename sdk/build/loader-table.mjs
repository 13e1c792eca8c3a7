/** File table of the loader in a script build, collected during the build. */
import { createHash } from 'node:crypto';
import { nameOf, WIDGETS } from './chunk-plan.mjs';

/** Widgets without priority: the loader requests only the file of the widget, and that file imports the others. */
const UNHURRIED = ['service-widget'];
/** Entry module of the chunk with the texts of each language. Paths are relative to `sdk`, as in the chunk plan. */
export const LANGUAGES = { VI: 'i18n/vi.ts', PT: 'i18n/pt.ts' };

/** Entry module of the chunk with the colors of each theme. */
export const THEMES = { dark: 'styles/dark.css' };

/** Additional modules of a tag with the attribute `open`, loaded immediately after its code. */
export const OPENED = {
  'login-modal': ['widgets/login-modal/open-model.lazy.ts', 'lobby/account/settings.ts'],
  'service-widget': ['widgets/service-widget/panel.lazy.tsx'],
};

/** Creates the loader's file table and the list of all chunks, filled during the build. */
export const loadable = () => ({
  chunks: { start: [], widgets: {}, opened: {}, languages: {}, themes: {}, styles: {} },
  written: [],
});

/**
 * Rollup plugin that records the files of each widget, so that the loader can request them concurrently.
 * @param entryOf name of the entry with a widget, or of the start
 */
export const noteChunks = ({ chunks, written }, entryOf = name => name) => ({
  name: 'note-chunks',
  generateBundle(_options, bundle) {
    const made = Object.values(bundle).filter(file => file.type === 'chunk');
    written.push(...made.map(file => file.fileName));
    const fileOf = name => made.find(file => file.isEntry && file.name === entryOf(name)).fileName;
    const withImports = file => [...new Set([file, ...bundle[file].imports.flatMap(withImports)])];
    chunks.start = withImports(fileOf('start'));
    const fileOfFacade = (module, table) => {
      const chunk = made.find(file => file.facadeModuleId && nameOf(file.facadeModuleId) === module);
      if (!chunk) this.error(`${module} of ${table} in sdk/build/loader-table.mjs is the facade of no chunk`);
      return chunk.fileName;
    };
    for (const [language, module] of Object.entries(LANGUAGES)) {
      chunks.languages[language] = fileOfFacade(module, 'LANGUAGES');
    }
    for (const [theme, module] of Object.entries(THEMES)) chunks.themes[theme] = fileOfFacade(module, 'THEMES');
    for (const name of WIDGETS) {
      // The files of the start are requested separately.
      const all = UNHURRIED.includes(name) ? [fileOf(name)] : withImports(fileOf(name));
      const needed = all.filter(file => file === fileOf(name) || !chunks.start.includes(file));
      chunks.widgets[name] = needed.sort((a, b) => (a === fileOf(name) ? -1 : b === fileOf(name) ? 1 : 0));
    }
    for (const [name, modules] of Object.entries(OPENED)) {
      const holders = modules.map(
        module => made.find(file => file.moduleIds.some(id => nameOf(id) === module)).fileName,
      );
      const there = [...chunks.start, ...chunks.widgets[name]];
      chunks.opened[name] = [...new Set(holders.flatMap(withImports))].filter(file => !there.includes(file));
    }
  },
});

/** Rollup plugin that provides the recorded table to the loader. */
export const chunkTable = ({ chunks }) => ({
  name: 'chunk-table',
  resolveId: source => (source === 'lobbykit:chunks' ? '\0lobbykit:chunks' : null),
  load: id => (id === '\0lobbykit:chunks' ? `export default ${JSON.stringify(chunks).replaceAll('.js"', '"')};` : null),
});

/** Returns a short hash of a text in lower case, like the hashes of chunks. */
export const hashOf = text =>
  BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
    .toString(36)
    .slice(0, 7);

/**
 * Rollup plugin with the build hash shared by prerendered content and its loader: a hash of all files of the `builds`.
 */
export const buildHash = builds => ({
  name: 'build-hash',
  resolveId: source => (source === 'lobbykit:build' ? '\0lobbykit:build' : null),
  load: id => (id === '\0lobbykit:build' ? `export default ${JSON.stringify(hashOf(JSON.stringify(builds)))};` : null),
});
