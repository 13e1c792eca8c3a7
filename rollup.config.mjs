/**
 * Two builds. `npm`: ES modules for bundlers, React outside, elements with preact inside. `script`: the classic loader
 * and its code-split chunks for pages without a bundler, and what the gateway draws their first content by. LOBBYKIT_TARGET
 * picks one; without it both are made.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import alias from '@rollup/plugin-alias';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { build, transform } from 'esbuild';
import esbuild from 'rollup-plugin-esbuild';
import { integrity } from './sdk/build/integrity.mjs';
import { lateImports } from './sdk/build/late-imports.mjs';
import { leanKy } from './sdk/build/lean-ky.mjs';
import { leanValibot } from './sdk/build/lean-valibot.mjs';
import { small } from './sdk/build/small.mjs';
import { thirdParty } from './sdk/build/third-party.mjs';

/** The floor of the kit: iOS 15.4 and Chrome 106. */
const TARGET = ['safari15.4', 'chrome106'];
const pkg = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const installed = [...Object.keys(pkg.dependencies), ...Object.keys(pkg.peerDependencies)];
const external = id => installed.some(name => id === name || id.startsWith(`${name}/`));
/** What imports react comes into the elements, where preact stands for it. */
const notReact = id => external(id) && !/^react(-dom)?(\/|$)/.test(id);

/** @param client, react what stands for `react-dom/client` and `react` */
const preact = (client = '@preact/compat/client', react = '@preact/compat') =>
  alias({
    entries: [
      { find: /^react-dom\/client$/, replacement: client },
      { find: /^react-dom\/server$/, replacement: 'preact-render-to-string' },
      { find: /^react(-dom)?\/(jsx-runtime|jsx-dev-runtime)$/, replacement: 'preact/jsx-runtime' },
      { find: /^react(-dom)?$/, replacement: react },
    ],
  });

const sources = path => fileURLToPath(new URL(`sdk/${path}`, import.meta.url));
const SCRIPT_REACT = sources('elements/script-react.ts');

/**
 * Views are drawn once before preact is there: markup and hooks go by a dialect that preact takes over when it comes, which
 * is before any module that asks for react itself.
 */
const firstDialect = () => ({
  name: 'first-dialect',
  resolveId(source, importer) {
    const real = sources('elements/real-dialect.ts');
    // Itself it has preact, which stands for react.
    if (!/^react(\/jsx-runtime)?$/.test(source) || importer === real) return null;
    return source === 'react' && importer !== sources('ui/dialect.ts') ? real : sources('elements/live-dialect.ts');
  },
});

/** dayjs ships its ES modules beside the package's main, which is UMD. */
const dayjs = () =>
  alias({
    entries: [
      { find: /^dayjs$/, replacement: 'dayjs/esm/index.js' },
      {
        find: /^dayjs\/plugin\/([^/]+)\.js$/,
        replacement: 'dayjs/esm/plugin/$1/index.js',
      },
    ],
  });

/** des.js ships as CommonJS, for which rollup has no ear: esbuild makes one ES module of it and of what it stands on. */
const cipher = () => ({
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
    const madeOf = Object.keys(made.metafile.inputs).map(path => fileURLToPath(new URL(path, import.meta.url)));
    return { code: made.outputFiles[0].text, meta: { madeOf } };
  },
});

/** `import css from './x.css?inline'` gives the minified text, for sheets made in script (security S24). */
const sheetText = () => ({
  name: 'sheet-text',
  async resolveId(source, importer) {
    if (!source.endsWith('.css?inline')) return null;
    const found = await this.resolve(source.slice(0, -'?inline'.length), importer, { skipSelf: true });
    return found && `${found.id}?inline`;
  },
  async load(id) {
    // A word before `inline` makes a copy of its own.
    const file = /^(.*\.css)\?(?:\w+&)?inline$/.exec(id)?.[1];
    if (!file) return null;
    this.addWatchFile(file);
    const { code } = await transform(readFileSync(file, 'utf8'), {
      loader: 'css',
      minify: true,
      target: TARGET,
    });
    return `export default ${JSON.stringify(code.trim())};`;
  },
});

/**
 * Sheets of the boards that a server renders, in the order in which the elements adopt them; the dark colours besides, and
 * the rule that shows the markup: it is hidden until its looks are there.
 */
const LOTTERY_SHEETS = [
  'styles/numbers.css',
  'styles/states.css',
  'widgets/lottery-board/lottery-board.css',
  'widgets/lottery-board/card.css',
  'styles/breath.css',
];
/**
 * Of the layouts with a week, which the element adopts later than the others: one class more keeps them in force while those
 * are adopted already.
 */
const WEEK_SHEETS = ['week', 'full', 'sheets'].map(name => `widgets/lottery-board/${name}.css`);
const BOARD_SHEETS = {
  'lottery-board': LOTTERY_SHEETS,
  'lottery-board-week': [...LOTTERY_SHEETS, 'styles/buttons.css', ...WEEK_SHEETS],
  'winner-board': [
    'styles/states.css',
    'widgets/winner-board/winner-board.css',
    'styles/breath.css',
    'widgets/winner-board/belt.css',
  ],
};
const SHARED_SHEETS = ['styles/tokens.css', 'styles/base.css', 'styles/controls.css'];
/** Sheets that the loader brings along with first content, each a file that a browser keeps for good. */
const FIRST_SHEETS = {
  shared: SHARED_SHEETS,
  dark: ['styles/dark.css'],
  'winner-board': BOARD_SHEETS['winner-board'],
};

const boardSheets = () => ({
  name: 'board-sheets',
  async generateBundle() {
    const read = file => {
      const text = readFileSync(`sdk/${file}`, 'utf8');
      return WEEK_SHEETS.includes(file) ? `.lk { ${text} }` : text;
    };
    for (const [board, own] of Object.entries(BOARD_SHEETS)) {
      const files = [...SHARED_SHEETS, ...own, 'styles/dark.css'];
      const text = `${files.map(read).join('\n')} :host > div[hidden] { display: block }`;
      const { code } = await transform(text, { loader: 'css', minify: true, target: TARGET });
      this.emitFile({ type: 'asset', fileName: `${board}.css`, source: code });
    }
  },
});

/** Writes the sheets of first content, named by what is in them, and notes their names for the loader. */
const firstSheets = ({ chunks }) => ({
  name: 'first-sheets',
  async generateBundle() {
    for (const [name, files] of Object.entries(FIRST_SHEETS)) {
      const text = files.map(file => readFileSync(`sdk/${file}`, 'utf8')).join('\n');
      const { code } = await transform(text, { loader: 'css', minify: true, target: TARGET });
      chunks.sheets[name] = `first-${name}.${hashOf(code)}`;
      this.emitFile({ type: 'asset', fileName: `${chunks.sheets[name]}.css`, source: code });
    }
  },
});

/** A short name of a text, in letters of one case as the chunks have it. */
const hashOf = text =>
  BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
    .toString(36)
    .slice(0, 7);

/** Page style sheets: `@import` followed, minified, one file each. */
const pageSheets = () => ({
  name: 'page-sheets',
  async generateBundle() {
    for (const [from, fileName] of [
      ['sdk/styles/index.css', 'styles.css'],
      ['sdk/styles/undefined.css', 'undefined.css'],
    ]) {
      const made = await build({
        entryPoints: [from],
        bundle: true,
        minify: true,
        target: TARGET,
        write: false,
      });
      this.emitFile({
        type: 'asset',
        fileName,
        source: made.outputFiles[0].text,
      });
      // An import for its effect alone is looked up by TypeScript too, and fails without a declaration.
      this.emitFile({ type: 'asset', fileName: `${fileName}.d.ts`, source: 'export {};\n' });
    }
  },
});

/**
 * Beside each entry for React, one with the directive that frameworks with server components look for. They alone find it, by
 * the condition `react-server`: every other bundler says of a directive that it ignores it.
 */
const clientEntries = () => ({
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

const compile = () => [
  sheetText(),
  dayjs(),
  cipher(),
  replace({
    preventAssignment: true,
    values: {
      __LOBBYKIT_VERSION__: JSON.stringify(pkg.version),
      'process.env.NODE_ENV': '"production"',
    },
  }),
  nodeResolve({
    extensions: ['.mjs', '.js', '.ts', '.tsx'],
    exportConditions: ['lobbykit-source', 'module'],
  }),
  esbuild({
    target: TARGET,
    jsx: 'automatic',
    sourceMap: true,
    tsconfig: false,
  }),
];

/** What is not installed with the package comes inside it; npm packs no folder called node_modules. */
const npmName = name => `${name.replace(/(.*\/)?node_modules\//, 'vendor/')}.js`;

const npmOutput = {
  dir: 'dist',
  format: 'es',
  // Named in no file: they are not packed, as they would be half of what is installed.
  sourcemap: 'hidden',
  entryFileNames: ({ name }) => npmName(name),
  hoistTransitiveImports: false,
};

/** Packages whose code the files of the package hold. */
const inPackage = new Set();

const npm = [
  {
    input: {
      index: 'sdk/index.ts',
      'domain/index': 'sdk/domain/index.ts',
      'wire/index': 'sdk/wire/index.ts',
      'forms/index': 'sdk/forms/index.ts',
      'react/index': 'sdk/react/index.ts',
      'react/parts': 'sdk/react/parts.ts',
    },
    external,
    plugins: [...compile(), pageSheets(), clientEntries(), thirdParty({ known: inPackage })],
    output: {
      ...npmOutput,
      // One file per module, so that a host's bundler can leave for later what the kit loads later.
      preserveModules: true,
      preserveModulesRoot: 'sdk',
    },
    onwarn,
  },
  {
    input: { 'server/index': 'sdk/server/index.ts' },
    external: notReact,
    plugins: [preact(), ...compile(), thirdParty({ known: inPackage })],
    output: {
      ...npmOutput,
      chunkFileNames: 'server/shared/[name]-[hash].js',
    },
    onwarn,
  },
  {
    input: {
      'elements/index': 'sdk/elements/index.ts',
      'elements/lottery-board': 'sdk/elements/lottery-board.ts',
      'elements/game-grid': 'sdk/elements/game-grid.ts',
      'elements/login-modal': 'sdk/elements/login-modal.ts',
      'elements/service-widget': 'sdk/elements/service-widget.ts',
      'elements/winner-board': 'sdk/elements/winner-board.ts',
      'elements/download-bar': 'sdk/elements/download-bar.ts',
    },
    external: notReact,
    plugins: [
      preact(),
      ...compile(),
      thirdParty({
        known: inPackage,
        fileName: 'THIRD-PARTY-LICENSES.txt',
        installed: Object.keys(pkg.dependencies),
      }),
    ],
    output: {
      ...npmOutput,
      chunkFileNames: 'elements/shared/[name]-[hash].js',
    },
    onwarn,
  },
];

/** Those that nobody waits for: the loader names only the file of the widget itself, which names the others. */
const UNHURRIED = ['service-widget'];
/** Widgets the loader knows, by the name of their tag without `lobby-`. */
const WIDGETS = ['lottery-board', 'game-grid', 'winner-board', 'login-modal', 'download-bar', 'service-widget'];
/** The lottery board is drawn once before its element is there: its entry is what draws it. */
const FIRST = { 'lottery-board': 'sdk/elements/first-lottery-board.ts' };
/** Chunks of a page's own look, by the attribute value of the script tag that asks for them. */
const LOOKS = { dark: 'sdk/styles/dark.css?inline', VI: 'sdk/i18n/vi.ts', PT: 'sdk/i18n/pt.ts' };
/** What the loader of a script build has to know, and every chunk of that build; filled by the build. */
const loadable = () => ({ chunks: { start: [], widgets: {}, looks: {}, sheets: {} }, written: [] });
/** One for pages with a widget or a few, cut into what each of them needs; one for pages with most of them, in one piece. */
const split = loadable();
const whole = loadable();

/**
 * Notes which files each widget needs, for the loader, which asks for all of them at once.
 * @param entryOf name of the entry that brings a widget, or the start
 */
const noteChunks = ({ chunks, written }, entryOf = name => name) => ({
  name: 'note-chunks',
  generateBundle(_options, bundle) {
    const made = Object.values(bundle).filter(file => file.type === 'chunk');
    written.push(...made.map(file => file.fileName));
    const fileOf = name => made.find(file => file.isEntry && file.name === entryOf(name)).fileName;
    const withImports = file => [...new Set([file, ...bundle[file].imports.flatMap(withImports)])];
    chunks.start = withImports(fileOf('start'));
    for (const [look, module] of Object.entries(LOOKS)) {
      chunks.looks[look] = made.find(file => file.facadeModuleId?.endsWith(module)).fileName;
    }
    for (const name of WIDGETS) {
      // The start is asked for by itself.
      const all = UNHURRIED.includes(name) ? [fileOf(name)] : withImports(fileOf(name));
      const needed = all.filter(file => file === fileOf(name) || !chunks.start.includes(file));
      chunks.widgets[name] = needed.sort((a, b) => (a === fileOf(name) ? -1 : b === fileOf(name) ? 1 : 0));
    }
  },
});

const chunkTable = ({ chunks }) => ({
  name: 'chunk-table',
  resolveId: source => (source === 'lobbykit:chunks' ? '\0lobbykit:chunks' : null),
  load: id => (id === '\0lobbykit:chunks' ? `export default ${JSON.stringify(chunks).replaceAll('.js"', '"')};` : null),
});

/** What first content has to have in common with the loader that asks for it: a hash of all that both builds are made of. */
const buildHash = () => ({
  name: 'build-hash',
  resolveId: source => (source === 'lobbykit:build' ? '\0lobbykit:build' : null),
  load: id =>
    id === '\0lobbykit:build'
      ? `export default ${JSON.stringify(hashOf(JSON.stringify([split.chunks, split.written, whole.written])))};`
      : null,
});

/**
 * A page asks what the kit's own types let it ask, and the gateway checks it: schemas of queries and bodies stay out of
 * pages, which saves the first numbers 1.9 kB.
 */
const answersOnly = () => ({
  name: 'answers-only',
  transform(code, id) {
    if (!/\/sdk\/wire\/[a-z-]+\.ts$/.test(id)) return null;
    const asked = this.parse(code)
      .body.flatMap(statement => (statement.declaration ?? statement).declarations ?? [])
      .filter(({ init }) => init?.type === 'CallExpression' && init.callee.name === 'endpoint')
      .flatMap(({ init }) => init.arguments[0].properties)
      .filter(({ key }) => key?.name === 'query' || key?.name === 'body');
    let left = code;
    for (const { value } of asked.reverse()) left = `${left.slice(0, value.start)}0${left.slice(value.end)}`;
    return { code: left, map: null };
  },
});

/**
 * Files of what the login loads at one moment. An open one would else be a file for its forms, one for its markup, one for
 * its looks and one for its art, and the way in by a code one for its fields and one for what is behind them.
 */
const loginFiles = () => {
  const folder = fileURLToPath(new URL('sdk/widgets/login-modal/', import.meta.url));
  const files = {
    'open.ts': ['open-model.ts', 'overlay.tsx', 'sheets.ts', 'art.tsx'],
    'code.ts': ['code-model.ts', 'sms-form.tsx'],
  };
  const fileOf = id => Object.keys(files).find(file => files[file].some(part => id === folder + part));
  // Sheets that others load at other moments, and that would be a file each for their sake: the login has its own copy.
  const copied = ['buttons', 'field'].map(name => fileURLToPath(new URL(`sdk/styles/${name}.css`, import.meta.url)));
  return {
    name: 'login-files',
    async resolveId(source, importer) {
      if (importer !== `${folder}sheets.ts`) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return copied.includes(found?.id.replace('?inline', '')) ? found.id.replace('?inline', '?login&inline') : null;
    },
    async resolveDynamicImport(source, importer) {
      if (typeof source !== 'string' || !importer.startsWith(folder)) return null;
      const found = await this.resolve(source, importer);
      const file = found && fileOf(found.id);
      return file ? folder + file : null;
    },
    load: id =>
      files[id.replace(folder, '')]?.map(part => `export * from ${JSON.stringify(folder + part)};`).join('\n') ?? null,
  };
};

/**
 * Modules of which each importer has a copy of its own. Limits are numbers, shorter than what it takes to share them among
 * files. English of the whole account holds that of the login too, and that of games that of the winner board: by the same
 * module it would load all of those.
 */
const ownCopies = () => ({
  name: 'own-copies',
  async resolveId(source, importer) {
    if (!/\/limits\.ts$/.test(source) && !/\/i18n\/(account|games)-en\.ts$/.test(importer)) return null;
    const found = await this.resolve(source, importer);
    return found && `${found.id}?of=${relative(sources(''), importer)}`;
  },
  load: id => (id.includes('?of=') ? readFileSync(id.replace(/\?.*/, ''), 'utf8') : null),
});

/** What elements are drawn by. */
const ofPreact =
  /node_modules\/(preact|@preact|@nanostores)\/|whole-stores|\/sdk\/elements\/(real-dialect|script-react)\.ts$/;

/** What a lobby can do besides showing its first numbers comes with what its elements are made of. */
const ofLobby = /\/sdk\/core\/(create-lobby|account|games|late-room|logout|start-token|login-offers|navigate|tab)\.ts$/;

/** What the board needs after its first paint and the grid at its own: one file instead of six. */
const ofLists =
  /\/sdk\/(styles\/(choices|late|empty)\.css|ui\/(tabs|late-bar|late-data-shapes|empty)\.|i18n\/english\/lists\.)/;

/** What the board is made of behind its first drawing: its element, what that needs after its own first paint, and its upkeep. */
const ofBoard =
  /\/sdk\/(elements\/lottery-board\.ts|core\/(lottery-upkeep|poller|cache-write)\.ts|domain\/refresh\.ts|widgets\/lottery-board\/(element|component|board-sheets|loading|rest|card-dates|late-sheets|near)\.|i18n\/english\/board-rest\.ts|ui\/pills\.|styles\/news\.css)/;

/** What nearly every widget needs behind its first paint, and what every call is made of: one file instead of five. */
const ofAll =
  /\/sdk\/(api\/(request|patience)|wire\/(endpoint|(status|rank)-address)|domain\/money|dom\/timing|core\/(language-resource|late-resource|notices|settled)|ui\/(late-shapes|use-unique-id))\.ts$/;

/** What draws the lottery board before preact is there. */
const ofFirst = /\/sdk\/(elements\/first-(dialect|draw|paint)|ui\/first-props)\.tsx?$/;

const brought = new Set();
const licences = () => thirdParty({ known: brought, fileName: 'THIRD-PARTY-LICENSES.txt' });

/** What comes late in both builds, each of a kind in a file of its own. */
function lateChunk(id) {
  // What a body with a password goes through: the key, and the cipher.
  if (/\/sdk\/(api\/seal|core\/body-keys)\.ts$/.test(id)) return 'body-keys';
  if (id.includes('node_modules/i18next/')) return 'i18next';
  if (id.includes('node_modules/dayjs/')) return 'dayjs';
}

/** Chunks of the split build. */
function chunkOf(id, { getModuleInfo }) {
  // The first call needs all of it: one file is a round trip and some bytes less than four. The last two are what most of those
  // who call go by, and the boards do not.
  if (
    /node_modules\/(ky|valibot)\/|\/sdk\/(api\/full-client|wire\/(shapes|error-codes)|domain\/(flags|member))\.ts$/.test(
      id,
    )
  )
    return 'calls';
  if (ofAll.test(id)) return 'common';
  if (ofFirst.test(id)) return 'first';
  const late = lateChunk(id);
  if (late) return late;
  if (ofPreact.test(id)) return 'elements';
  // Maps are for the grid's filters alone.
  if (id.includes('node_modules/nanostores/')) return id.includes('/map/') ? 'games' : 'start';
  if (ofLobby.test(id)) return 'elements';
  if (ofBoard.test(id)) return 'board';
  if (/\/sdk\/styles\/buttons\.css\?inline$/.test(id)) return 'buttons';
  if (ofLists.test(id)) return 'lists';
  // A launch is worked out where a game is shown, and sent where it is started.
  if (/\/sdk\/((domain|wire)\/games|domain\/launch)\.ts$/.test(id)) return 'games';
  // What login and service widget are made of besides: apart they would be five files for each widget that has one.
  if (/\/sdk\/(dom\/(modal|layers)|ui\/use-stages)\.ts$/.test(id)) return 'dialogs';
  // Asked by whoever asks what the merchant has set.
  if (/\/sdk\/(core\/settings(-room)?|wire\/system)\.ts$/.test(id)) return 'settings';
  const from = reaches(id, getModuleInfo);
  // What the board shares with another widget, or with code that loads by itself, is one file with the start, as far as the
  // first numbers need it, and one with preact as far as its element does: a request less before either.
  const users = WIDGETS.filter(name => from.has(`sdk/elements/${name}.ts`));
  const alone = users.every(name => name === 'lottery-board') && ![...from].some(path => /^sdk\/core\//.test(path));
  if (from.has('sdk/elements/script.ts')) return 'start';
  // How an answer is read, which every call needs and the board's first one too; how a heart is kept, which is there with it.
  if (/\/sdk\/(api\/(address|head|plain-read)|core\/lock|domain\/to-json|wire\/plain-answer)\.ts$/.test(id))
    return 'start';
  // Draws come in the board's own file, whatever loads by itself and uses some of their parts.
  const ofDraws = from.has('sdk/core/lottery.ts') && !users.some(name => name !== 'lottery-board');
  if (ofDraws) return 'lottery-board';
  if (from.has(FIRST['lottery-board'])) return alone ? 'lottery-board' : 'start';
  return users.includes('lottery-board') && !alone ? 'elements' : undefined;
}

/**
 * Modules that six widgets at rest load by themselves, each with all it imports: in the whole build they are no chunks. The
 * last one is late, but smaller than a file.
 */
const atRest =
  /\/sdk\/(elements\/all|api\/(full|plain)-client|core\/(create-lobby|lottery-upkeep|clock-keeper|settings-room|games-room)|wire\/(system|lottery|play)|i18n\/(games|service|download)-en|widgets\/lottery-board\/(rest|late-sheets)|ui\/use-unique-id)\.tsx?$/;

/**
 * A build for pages with the script tag. Both stand in one folder and share no file: a page uses one of them.
 * @param prefix of the names of its chunks
 */
const scriptBuild = ({ input, loaded, entryOf, manualChunks, prefix = '', before = [], also = [] }) => ({
  input,
  preserveEntrySignatures: 'allow-extension',
  plugins: [
    loginFiles(),
    ownCopies(),
    ...before,
    leanKy(),
    leanValibot(),
    preact(SCRIPT_REACT, SCRIPT_REACT),
    ...compile(),
    answersOnly(),
    lateImports(),
    small(),
    noteChunks(loaded, entryOf),
    ...also,
    licences(),
  ],
  output: {
    dir: 'dist/script',
    format: 'es',
    // Named by a header, as the gateway does it: who opens no tools loads no name.
    sourcemap: 'hidden',
    // The loader carries all of these names: letters of one case take a fifth less of its 1.5 kB.
    hashCharacters: 'base36',
    entryFileNames: '[name].[hash:7].js',
    // Several folders have a file of the same name; its folder tells them apart. What two share is named by its last.
    chunkFileNames({ name, facadeModuleId, moduleIds }) {
      const last = moduleIds.at(-1)?.replace(/\?inline$/, '');
      const from = facadeModuleId ?? (last?.replace(/.*\/|\.[a-z]+$/g, '') === name ? last : '');
      const folder = /\/sdk\/(?:.*\/)?([^/]+)\/[^/]+$/.exec(from)?.[1];
      return `${prefix}${folder ? `${folder}-` : ''}${name}.[hash:7].js`;
    },
    hoistTransitiveImports: false,
    manualChunks,
  },
  onwarn,
});

/** @param name of the loader, which finds its own script tag by it where the browser does not tell */
const scriptLoader = (name, loaded, also = []) => ({
  input: 'sdk/elements/loader.ts',
  plugins: [
    chunkTable(loaded),
    buildHash(),
    replace({ preventAssignment: true, values: { __LOBBYKIT_LOADER__: JSON.stringify(name) } }),
    ...compile(),
    small(),
    ...also,
  ],
  output: { file: `dist/script/${name}`, format: 'iife', sourcemap: false },
  onwarn,
});

const script = [
  scriptBuild({
    input: {
      start: 'sdk/elements/script.ts',
      ...Object.fromEntries(WIDGETS.map(name => [name, `sdk/elements/${name}.ts`])),
      ...FIRST,
    },
    loaded: split,
    manualChunks: chunkOf,
    before: [firstDialect()],
    also: [boardSheets(), firstSheets(split)],
  }),
  scriptBuild({
    input: { all: 'sdk/elements/all.ts' },
    loaded: whole,
    entryOf: () => 'all',
    manualChunks: id => (atRest.test(id) ? 'all' : lateChunk(id)),
    prefix: 'all-',
    also: [firstSheets(whole)],
  }),
  scriptLoader('lobbykit.js', split),
  scriptLoader('lobbykit-all.js', whole, [
    integrity('dist/script', pkg.version, { 'lobbykit.js': split.written, 'lobbykit-all.js': whole.written }),
  ]),
  {
    input: { 'first-answer': 'sdk/server/first/entry.ts' },
    external: notReact,
    // Drawn by what draws it in the page, so that the page finds the nodes it would have made itself.
    plugins: [preact(SCRIPT_REACT, SCRIPT_REACT), ...compile(), buildHash()],
    output: { dir: 'dist/first', format: 'es', sourcemap: 'hidden' },
    onwarn,
  },
];

/** Modules that import `id` without a dynamic import between, itself included. */
function reaches(id, getModuleInfo, seen = new Set()) {
  const local = id.slice(id.indexOf('/sdk/') + 1);
  if (seen.has(local)) return seen;
  seen.add(local);
  for (const importer of getModuleInfo(id).importers) reaches(importer, getModuleInfo, seen);
  return seen;
}

/** A warning of the bundler is a mistake of ours: an import that preact lacks, a cycle, an unknown module. */
function onwarn(warning) {
  throw new Error(`${warning.code}: ${warning.message}`);
}

const targets = { npm, script };
const wanted = process.env.LOBBYKIT_TARGET;
export default wanted ? targets[wanted] : [...npm, ...script];
