/** What the loader of a script build knows of the files beside it, gathered while these are made. */
import { createHash } from 'node:crypto';
import { nameOf, WIDGETS } from './chunk-plan.mjs';

/** Those that nobody waits for: the loader names only the file of the widget itself, which names the others. */
const UNHURRIED = ['service-widget'];
/** Facades of the chunks of a page's own look, by the attribute value of the script tag; paths below `sdk`, as in the chunk plan. */
export const LOOKS = { dark: 'styles/dark.css', VI: 'i18n/vi.ts', PT: 'i18n/pt.ts' };

/** Modules that a tag which says `open` needs besides, as soon as its code is there. */
export const OPENED = {
  'login-modal': ['widgets/login-modal/open-model.lazy.ts', 'lobby/account/settings.ts'],
  'service-widget': ['widgets/service-widget/panel.lazy.tsx'],
};

/** What the loader of a script build has to know, and every chunk of that build; filled by the build. */
export const loadable = () => ({
  chunks: { start: [], widgets: {}, opened: {}, variants: {}, styles: {} },
  written: [],
});

/**
 * Notes which files each widget needs, for the loader, which asks for all of them at once.
 * @param entryOf name of the entry that brings a widget, or the start
 */
export const noteChunks = ({ chunks, written }, entryOf = name => name) => ({
  name: 'note-chunks',
  generateBundle(_options, bundle) {
    const made = Object.values(bundle).filter(file => file.type === 'chunk');
    written.push(...made.map(file => file.fileName));
    const fileOf = name => made.find(file => file.isEntry && file.name === entryOf(name)).fileName;
    const withImports = file => [...new Set([file, ...bundle[file].imports.flatMap(withImports)])];
    chunks.start = withImports(fileOf('start'));
    for (const [variant, module] of Object.entries(LOOKS)) {
      const chunk = made.find(file => file.facadeModuleId && nameOf(file.facadeModuleId) === module);
      if (!chunk) this.error(`${module} of LOOKS in sdk/build/loader-table.mjs is the facade of no chunk`);
      chunks.variants[variant] = chunk.fileName;
    }
    for (const name of WIDGETS) {
      // The start is asked for by itself.
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

/** Gives the loader what was noted. */
export const chunkTable = ({ chunks }) => ({
  name: 'chunk-table',
  resolveId: source => (source === 'lobbykit:chunks' ? '\0lobbykit:chunks' : null),
  load: id => (id === '\0lobbykit:chunks' ? `export default ${JSON.stringify(chunks).replaceAll('.js"', '"')};` : null),
});

/** A short name of a text, in letters of one case as the chunks have it. */
export const hashOf = text =>
  BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
    .toString(36)
    .slice(0, 7);

/** What first content has to have in common with the loader that asks for it: a hash of all that the `builds` are made of. */
export const buildHash = builds => ({
  name: 'build-hash',
  resolveId: source => (source === 'lobbykit:build' ? '\0lobbykit:build' : null),
  load: id => (id === '\0lobbykit:build' ? `export default ${JSON.stringify(hashOf(JSON.stringify(builds)))};` : null),
});
