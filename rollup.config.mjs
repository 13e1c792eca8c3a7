/**
 * Two builds. `npm`: ES modules for bundlers, without React; elements include preact. `script`: the classic loader and
 * its chunks for pages without a bundler, and the code with which the gateway prerenders first content. LOBBYKIT_TARGET
 * selects one; without it both are built.
 */
import { readFileSync } from 'node:fs';
import alias from '@rollup/plugin-alias';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import esbuild from 'rollup-plugin-esbuild';
import { checkPlan } from './sdk/build/check-plan.mjs';
import { chunkName, chunkOf, chunkOfAll, WIDGETS } from './sdk/build/chunk-plan.mjs';
import { cipher } from './sdk/build/cipher.mjs';
import { clientEntries } from './sdk/build/client-entries.mjs';
import { integrity } from './sdk/build/integrity.mjs';
import { kyRequest } from './sdk/build/ky-request.mjs';
import { lazyImports } from './sdk/build/lazy-imports.mjs';
import { buildHash, chunkTable, loadable, noteChunks } from './sdk/build/loader-table.mjs';
import { small } from './sdk/build/small.mjs';
import { boardStylesheets, pageStylesheets, prerenderStylesheets, stylesheetText } from './sdk/build/stylesheets.mjs';
import { TARGET } from './sdk/build/target.mjs';
import { thirdParty } from './sdk/build/third-party.mjs';

const pkg = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const installed = [...Object.keys(pkg.dependencies), ...Object.keys(pkg.peerDependencies)];
const external = id => installed.some(name => id === name || id.startsWith(`${name}/`));
/** Modules that import react are bundled into the elements, with preact instead. */
const notReact = id => external(id) && !/^react(-dom)?(\/|$)/.test(id);

/** Replacements of React in elements, equal to those of `tests/vitest.config.ts`. */
const preact = () =>
  alias({
    entries: [
      { find: /^react-dom\/server$/, replacement: 'preact-render-to-string' },
      { find: /^react(-dom)?\/(jsx-runtime|jsx-dev-runtime)$/, replacement: 'preact/jsx-runtime' },
      { find: /^react(-dom)?$/, replacement: '@preact/compat' },
    ],
  });

/** The main file of dayjs is UMD; its ES modules are in a subfolder. */
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

/** Plugins that compile the sources to ES modules without bundling. */
const compile = () => [
  stylesheetText(),
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

/** Packages that are not dependencies are part of the package, outside of a folder node_modules, which npm does not pack. */
const npmName = name => `${name.replace(/(.*\/)?node_modules\//, 'vendor/')}.js`;

const npmOutput = {
  dir: 'dist',
  format: 'es',
  // Without a reference in the files: maps are not packed, because they would double the installed size.
  sourcemap: 'hidden',
  entryFileNames: ({ name }) => npmName(name),
  hoistTransitiveImports: false,
};

/** Entries with types only; their empty modules make `import 'lobbykit/vue'` valid in every bundler. */
const TYPE_ENTRIES = Object.fromEntries(
  ['vue', 'svelte', 'solid'].map(name => [`frameworks/${name}`, `sdk/frameworks/${name}.ts`]),
);

/** Packages with code in the files of the package. */
const inPackage = new Set();

const npm = [
  {
    input: {
      index: 'sdk/index.ts',
      'protocol/domain': 'sdk/protocol/domain.ts',
      'protocol/wire': 'sdk/protocol/wire.ts',
      'adapter/index': 'sdk/adapter/index.ts',
      'forms/index': 'sdk/forms/index.ts',
      'react/index': 'sdk/react/index.ts',
      'react/parts': 'sdk/react/parts.ts',
      'cli/main': 'sdk/cli/main.ts',
      'loader/load': 'sdk/loader/load.ts',
      ...TYPE_ENTRIES,
    },
    external,
    plugins: [...compile(), pageStylesheets(), clientEntries(), thirdParty({ known: inPackage })],
    output: {
      ...npmOutput,
      // One file per module, so that a host's bundler can split the chunks that the kit loads lazily.
      preserveModules: true,
      preserveModulesRoot: 'sdk',
    },
    onwarn,
  },
  {
    input: { 'prerender/index': 'sdk/prerender/index.ts' },
    external: notReact,
    plugins: [preact(), ...compile(), thirdParty({ known: inPackage })],
    output: {
      ...npmOutput,
      chunkFileNames: 'prerender/shared/[name]-[hash].js',
    },
    onwarn,
  },
  {
    input: {
      'elements/index': 'sdk/elements/index.ts',
      ...Object.fromEntries(WIDGETS.map(name => [`elements/${name}`, `sdk/elements/${name}.ts`])),
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

/** The split build for pages with one or some widgets, and the whole build for pages with most of them. */
const split = loadable();
const whole = loadable();

const brought = new Set();
const licenses = () => thirdParty({ known: brought, fileName: 'THIRD-PARTY-LICENSES.txt' });

/**
 * Creates a script-tag build. Both builds are in one folder and share no file, because a page uses one of them.
 * @param prefix prefix of the names of the chunks
 */
const scriptBuild = ({ input, loaded, entryOf, manualChunks, prefix = '', also = [] }) => ({
  input,
  preserveEntrySignatures: 'allow-extension',
  plugins: [
    preact(),
    kyRequest(),
    ...compile(),
    lazyImports(),
    small(),
    checkPlan(loaded === whole),
    noteChunks(loaded, entryOf),
    ...also,
    licenses(),
  ],
  output: {
    dir: 'dist/script',
    format: 'es',
    // The gateway names the maps in a header: only visitors with open developer tools load them.
    sourcemap: 'hidden',
    // The loader contains all of these names: hashes in lower case save a fifth of their 1.5 kB.
    hashCharacters: 'base36',
    entryFileNames: '[name].[hash:7].js',
    chunkFileNames: chunk => `${prefix}${chunkName(chunk)}.[hash:7].js`,
    hoistTransitiveImports: false,
    manualChunks,
  },
  onwarn,
});

/** @param name name of the loader, by which a module finds its own script tag */
const scriptLoader = (name, loaded, also = []) => ({
  input: 'sdk/loader/loader.ts',
  plugins: [
    chunkTable(loaded),
    buildHash([split, whole]),
    replace({ preventAssignment: true, values: { __LOBBYKIT_LOADER__: JSON.stringify(name) } }),
    ...compile(),
    small(),
    ...also,
  ],
  output: { file: `dist/script/${name}`, format: 'iife', sourcemap: false },
  onwarn,
});

/** File of the debug panel and of the command `doctor`. */
const DOCTOR = 'lobbykit-doctor.js';

const script = [
  scriptBuild({
    input: {
      start: 'sdk/loader/start.ts',
      ...Object.fromEntries(WIDGETS.map(name => [name, `sdk/elements/${name}.ts`])),
    },
    loaded: split,
    manualChunks: chunkOf,
    also: [boardStylesheets(), prerenderStylesheets(split)],
  }),
  scriptBuild({
    input: { all: 'sdk/elements/all.ts' },
    loaded: whole,
    entryOf: () => 'all',
    manualChunks: chunkOfAll,
    prefix: 'all-',
    also: [prerenderStylesheets(whole)],
  }),
  {
    input: 'sdk/doctor/page.ts',
    plugins: [...compile(), small()],
    // One classic script without chunks: it runs before the kit, and on pages whose chunks fail to load.
    output: { file: `dist/script/${DOCTOR}`, format: 'iife', sourcemap: 'hidden', inlineDynamicImports: true },
    onwarn,
  },
  scriptLoader('lobbykit.js', split),
  scriptLoader('lobbykit-all.js', whole, [
    integrity('dist/script', pkg.version, { 'lobbykit.js': split.written, 'lobbykit-all.js': whole.written }, [DOCTOR]),
  ]),
  {
    input: { 'first-answer': 'sdk/prerender/first-content/entry.ts' },
    external: notReact,
    // Rendered by the same code as in the page, so that the page hydrates equal nodes.
    plugins: [preact(), ...compile(), buildHash([split, whole])],
    output: { dir: 'dist/first', format: 'es', sourcemap: 'hidden' },
    onwarn,
  },
];

/** A warning of the bundler is an error: an import that preact lacks, a cycle, an unknown module. */
function onwarn(warning) {
  if (warning.code === 'EMPTY_BUNDLE' && warning.names.every(name => name in TYPE_ENTRIES)) return;
  throw new Error(`${warning.code}: ${warning.message}`);
}

const targets = { npm, script };
const wanted = process.env.LOBBYKIT_TARGET;
export default wanted ? targets[wanted] : [...npm, ...script];
