/** Stylesheets of the builds: as text in scripts, and as separate files. */
import { readFileSync } from 'node:fs';
import { build, transform } from 'esbuild';
import { hashOf } from './loader-table.mjs';
import { TARGET } from './target.mjs';

const SHARED_STYLESHEETS = ['styles/tokens.css', 'styles/base.css', 'styles/controls.css'];

/**
 * Stylesheets of server-rendered boards, in the order of adoption by the elements; also the dark colors, and the rule
 * that shows the markup, which is hidden until its styles have loaded.
 */
const LOTTERY_STYLESHEETS = [
  'ui/balls/balls.css',
  'ui/skeleton/skeleton.css',
  'widgets/lottery-board/first.css',
  'ui/skeleton/pulse.css',
];
/**
 * Stylesheets of layouts with a week, which the element adopts later than the others: an additional class keeps their
 * rules effective until then.
 */
const WEEK_STYLESHEETS = ['widgets/lottery-board/opened.css'];
const BOARD_STYLESHEETS = {
  'lottery-board': LOTTERY_STYLESHEETS,
  'lottery-board-week': [...LOTTERY_STYLESHEETS, 'ui/button/buttons.css', ...WEEK_STYLESHEETS],
  'winner-board': ['ui/skeleton/skeleton.css', 'widgets/winner-board/first.css', 'ui/skeleton/pulse.css'],
};

/** Stylesheets of prerendered content, loaded by the loader as immutable files. */
const PRERENDER_STYLESHEETS = {
  shared: SHARED_STYLESHEETS,
  dark: ['styles/dark.css'],
  'lottery-board': LOTTERY_STYLESHEETS,
  'winner-board': BOARD_STYLESHEETS['winner-board'],
  'service-widget': ['widgets/service-widget/first.css'],
  'game-grid': ['ui/skeleton/skeleton.css', 'ui/tabs/tabs.css', 'widgets/game-grid/first.css'],
  'download-bar': ['widgets/download-bar/first.css'],
};

const minified = async text => (await transform(text, { loader: 'css', minify: true, target: TARGET })).code;

/**
 * Rollup plugin: `import css from './x.css?inline'` provides the minified text, for constructed stylesheets (security
 * S24).
 */
export const stylesheetText = () => ({
  name: 'sheet-text',
  async resolveId(source, importer) {
    if (!source.endsWith('.css?inline')) return null;
    const found = await this.resolve(source.slice(0, -'?inline'.length), importer, { skipSelf: true });
    return found && `${found.id}?inline`;
  },
  async load(id) {
    const file = /^(.*\.css)\?inline$/.exec(id)?.[1];
    if (!file) return null;
    this.addWatchFile(file);
    const text = await minified(readFileSync(file, 'utf8'));
    return `export default ${JSON.stringify(text.trim())};`;
  },
});

/** Rollup plugin that writes a stylesheet for each server-rendered board. */
export const boardStylesheets = () => ({
  name: 'board-sheets',
  async generateBundle() {
    const read = file => {
      const text = readFileSync(`sdk/${file}`, 'utf8');
      return WEEK_STYLESHEETS.includes(file) ? `.lk { ${text} }` : text;
    };
    for (const [board, own] of Object.entries(BOARD_STYLESHEETS)) {
      const files = [...SHARED_STYLESHEETS, ...own, 'styles/dark.css'];
      const text = `${files.map(read).join('\n')} :host > div[hidden] { display: block }`;
      this.emitFile({ type: 'asset', fileName: `${board}.css`, source: await minified(text) });
    }
  },
});

/**
 * Rollup plugin that writes the stylesheets of prerendered content, named by their content hash, and records their
 * names for the loader.
 */
export const prerenderStylesheets = ({ chunks }) => ({
  name: 'first-sheets',
  async generateBundle() {
    for (const [name, files] of Object.entries(PRERENDER_STYLESHEETS)) {
      const text = files.map(file => readFileSync(`sdk/${file}`, 'utf8')).join('\n');
      const source = await minified(text);
      chunks.styles[name] = `first-${name}.${hashOf(source)}`;
      this.emitFile({ type: 'asset', fileName: `${chunks.styles[name]}.css`, source });
    }
  },
});

/** Rollup plugin for page stylesheets: resolves `@import` and minifies, one file each. */
export const pageStylesheets = () => ({
  name: 'page-sheets',
  async generateBundle() {
    for (const [from, fileName] of [
      ['sdk/styles/index.css', 'styles.css'],
      ['sdk/styles/undefined.css', 'undefined.css'],
    ]) {
      const made = await build({ entryPoints: [from], bundle: true, minify: true, target: TARGET, write: false });
      this.emitFile({ type: 'asset', fileName, source: made.outputFiles[0].text });
      // TypeScript also resolves side-effect imports and reports an error if the stylesheet has no declaration file.
      this.emitFile({ type: 'asset', fileName: `${fileName}.d.ts`, source: 'export {};\n' });
    }
  },
});
