/** Style sheets of the builds: as text in script, and as files of their own. */
import { readFileSync } from 'node:fs';
import { build, transform } from 'esbuild';
import { hashOf } from './loader-table.mjs';
import { TARGET } from './target.mjs';

const SHARED_STYLESHEETS = ['styles/tokens.css', 'styles/base.css', 'styles/controls.css'];

/**
 * Sheets of the boards that a server renders, in the order in which the elements adopt them; the dark colors besides, and
 * the rule that shows the markup: it is hidden until its looks are there.
 */
const LOTTERY_STYLESHEETS = [
  'ui/balls/balls.css',
  'ui/skeleton/skeleton.css',
  'widgets/lottery-board/first.css',
  'ui/skeleton/pulse.css',
];
/**
 * Of the layouts with a week, which the element adopts later than the others: one class more keeps them in force while those
 * are adopted already.
 */
const WEEK_STYLESHEETS = ['widgets/lottery-board/opened.css'];
const BOARD_STYLESHEETS = {
  'lottery-board': LOTTERY_STYLESHEETS,
  'lottery-board-week': [...LOTTERY_STYLESHEETS, 'ui/button/buttons.css', ...WEEK_STYLESHEETS],
  'winner-board': ['ui/skeleton/skeleton.css', 'widgets/winner-board/first.css', 'ui/skeleton/pulse.css'],
};

/** Sheets that the loader brings along with first content, each a file that a browser keeps for good. */
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

/** `import css from './x.css?inline'` gives the minified text, for sheets made in script (security S24). */
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

/** Writes a sheet for each board that a server renders. */
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

/** Writes the sheets of first content, named by what is in them, and notes their names for the loader. */
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

/** Page style sheets: `@import` followed, minified, one file each. */
export const pageStylesheets = () => ({
  name: 'page-sheets',
  async generateBundle() {
    for (const [from, fileName] of [
      ['sdk/styles/index.css', 'styles.css'],
      ['sdk/styles/undefined.css', 'undefined.css'],
    ]) {
      const made = await build({ entryPoints: [from], bundle: true, minify: true, target: TARGET, write: false });
      this.emitFile({ type: 'asset', fileName, source: made.outputFiles[0].text });
      // An import for its effect alone is looked up by TypeScript too, and fails without a declaration.
      this.emitFile({ type: 'asset', fileName: `${fileName}.d.ts`, source: 'export {};\n' });
    }
  },
});
