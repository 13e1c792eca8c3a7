/**
 * Two builds. `npm`: ES modules for bundlers, React outside, elements with preact inside. `script`: the classic loader
 * and its code-split chunks for pages without a bundler, and what the gateway draws their first content by. LOBBYKIT_TARGET
 * picks one; without it both are made.
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
/** What imports react comes into the elements, where preact stands for it. */
const notReact = id => external(id) && !/^react(-dom)?(\/|$)/.test(id);

/** What stands for React in elements, as `tests/vitest.config.ts` has it too. */
const preact = () =>
  alias({
    entries: [
      { find: /^react-dom\/server$/, replacement: 'preact-render-to-string' },
      { find: /^react(-dom)?\/(jsx-runtime|jsx-dev-runtime)$/, replacement: 'preact/jsx-runtime' },
      { find: /^react(-dom)?$/, replacement: '@preact/compat' },
    ],
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

/** From the sources to ES modules; nothing is bundled by these alone. */
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
      'protocol/domain': 'sdk/protocol/domain.ts',
      'protocol/wire': 'sdk/protocol/wire.ts',
      'forms/index': 'sdk/forms/index.ts',
      'react/index': 'sdk/react/index.ts',
      'react/parts': 'sdk/react/parts.ts',
    },
    external,
    plugins: [...compile(), pageStylesheets(), clientEntries(), thirdParty({ known: inPackage })],
    output: {
      ...npmOutput,
      // One file per module, so that a host's bundler can leave for later what the kit loads later.
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

/** One for pages with a widget or a few, cut into what each of them needs; one for pages with most of them, in one piece. */
const split = loadable();
const whole = loadable();

const brought = new Set();
const licenses = () => thirdParty({ known: brought, fileName: 'THIRD-PARTY-LICENSES.txt' });

/**
 * A build for pages with the script tag. Both stand in one folder and share no file: a page uses one of them.
 * @param prefix of the names of its chunks
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
    // Named by a header, as the gateway does it: who opens no tools loads no name.
    sourcemap: 'hidden',
    // The loader carries all of these names: letters of one case take a fifth less of its 1.5 kB.
    hashCharacters: 'base36',
    entryFileNames: '[name].[hash:7].js',
    chunkFileNames: chunk => `${prefix}${chunkName(chunk)}.[hash:7].js`,
    hoistTransitiveImports: false,
    manualChunks,
  },
  onwarn,
});

/** @param name of the loader, which finds its own script tag by it where the browser does not tell */
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
  scriptLoader('lobbykit.js', split),
  scriptLoader('lobbykit-all.js', whole, [
    integrity('dist/script', pkg.version, { 'lobbykit.js': split.written, 'lobbykit-all.js': whole.written }),
  ]),
  {
    input: { 'first-answer': 'sdk/prerender/first-content/entry.ts' },
    external: notReact,
    // Drawn by what draws it in the page, so that the page finds the nodes it would have made itself.
    plugins: [preact(), ...compile(), buildHash([split, whole])],
    output: { dir: 'dist/first', format: 'es', sourcemap: 'hidden' },
    onwarn,
  },
];

/** A warning of the bundler is a mistake of ours: an import that preact lacks, a cycle, an unknown module. */
function onwarn(warning) {
  throw new Error(`${warning.code}: ${warning.message}`);
}

const targets = { npm, script };
const wanted = process.env.LOBBYKIT_TARGET;
export default wanted ? targets[wanted] : [...npm, ...script];
