/** Who may import whom, one rule per layer. */

const types = /^sdk\/(types|account|account-actions|games|events|values)\.ts$/;
const domain = /^sdk\/domain\//;
const wire = /^sdk\/wire\//;
const core = /^sdk\/core\//;
const react = /^react(-dom)?(\/|$)/;
const stores = /^(nanostores|sdk\/stores\.ts)$/;
const model = /^sdk\/widgets\/[^/]+\/(.+\/)?([a-z-]+-)?model(\.lazy)?\.ts$/;
const below = (folder: string) => new RegExp(`^${folder}/`);

export interface Rule {
  readonly layer: string;
  readonly of: RegExp;
  readonly may: readonly RegExp[];
  /** Admitted as types only. */
  readonly types?: readonly RegExp[];
}

/** The first rule that names a file holds for it. */
export const RULES: readonly Rule[] = [
  { layer: 'sdk/stores', of: /^sdk\/stores\.ts$/, may: [/^nanostores$/] },
  { layer: 'sdk/domain', of: domain, may: [domain, /^dayjs/], types: [wire, /^valibot$/] },
  { layer: 'sdk/wire', of: wire, may: [wire, /^valibot$/] },
  {
    layer: 'sdk/i18n',
    of: below('sdk/i18n'),
    may: [below('sdk/i18n'), /^sdk\/domain\/text\/language\.ts$/, /^i18next$/],
    types: [types],
  },
  { layer: 'sdk/dom', of: below('sdk/dom'), may: [below('sdk/dom'), /^(dompurify|uqr)$/] },
  { layer: 'sdk/types and events', of: types, may: [], types: [types, domain, wire, /^nanostores$/] },
  {
    layer: 'sdk/api',
    of: below('sdk/api'),
    may: [below('sdk/api'), domain, wire, types, /^sdk\/dom\/version-skew\.ts$/, /^ky$/, /^valibot$/],
  },
  {
    layer: 'sdk/core',
    of: core,
    may: [
      core,
      below('sdk/api'),
      domain,
      wire,
      below('sdk/i18n'),
      types,
      /^sdk\/dom\/(env|timing|safe\/safe-url|device|install-prompt|version-skew)\.ts$/,
      stores,
      // Of one file, which loads with the first service link.
      /^des\.js$/,
    ],
  },
  {
    layer: 'sdk/forms',
    of: below('sdk/forms'),
    may: [below('sdk/forms'), below('sdk/api'), domain, wire, /^sdk\/dom\/(env|timing)\.ts$/, stores],
    types: [core, types],
  },
  {
    layer: 'models',
    of: model,
    // Of the same widget: that widgets do not know each other is a test of its own.
    may: [
      model,
      domain,
      wire,
      /^sdk\/events\.ts$/,
      /^sdk\/core\/(store\/(resource|debounce|lazy-actions)|content\/(notices|downloads|common-store)|service\/service|lottery\/wins)\.ts$/,
      /^sdk\/dom\/timing\.ts$/,
      below('sdk/forms'),
      // The words that come with their code.
      /^sdk\/i18n\/english(\/[a-z-]+)?\.ts$/,
      stores,
    ],
    types: [core, types, /^sdk\/widgets\/[^/]+\/props\.ts$/],
  },
  {
    layer: 'sdk/ui',
    of: below('sdk/ui'),
    may: [below('sdk/ui'), react, below('sdk/dom'), domain],
    types: [types, below('sdk/i18n')],
  },
  {
    layer: 'sdk/host',
    of: below('sdk/host'),
    may: [
      below('sdk/host'),
      react,
      /^preact$/,
      /^sdk\/react\//,
      core,
      // The tables of props, which the loader reads too.
      /^sdk\/domain\/embed\/props\.ts$/,
      below('sdk/dom'),
      below('sdk/styles'),
      below('sdk/ui'),
      below('sdk/i18n'),
      types,
      stores,
    ],
  },
  {
    layer: 'widget elements',
    of: /^sdk\/widgets\/[^/]+\/element\.ts$/,
    may: [below('sdk/widgets'), below('sdk/host')],
    types: [types],
  },
  {
    layer: 'sdk/react',
    of: /^sdk\/react\/(?!index|parts)/,
    may: [below('sdk/react'), react, stores, below('sdk/dom'), below('sdk/ui'), domain],
    types: [core, types],
  },
  {
    layer: 'sdk/server',
    of: below('sdk/server'),
    may: [
      below('sdk/server'),
      // Of the boards what draws them, of all widgets what their attributes may say: no sheet, no element.
      /^sdk\/widgets\/[^/]+\/(props\.ts|model\.ts|(view|prerender|week\/week\.lazy|card\/dates)\.tsx)$/,
      // What first content may hold, by which the loader reads it.
      /^sdk\/host\/(attributes|first\/rules)\.ts$/,
      // First content is drawn by what draws it in the page; the build tells which page that is.
      /^(preact|lobbykit:build)$/,
      core,
      domain,
      below('sdk/ui'),
      /^sdk\/dom\/env\.ts$/,
      types,
      react,
      stores,
    ],
  },
  {
    layer: 'site/gateway',
    of: below('site/gateway'),
    may: [below('site/gateway'), /^lobbykit\/(domain|wire|server)$/, /^node:/, /^[@a-z](?!obbykit)/, /^package\.json$/],
  },
  ...siteLayers(),
  {
    layer: 'sdk/build',
    of: below('sdk/build'),
    // The tables are read from the sources as text; of the kit's types only those of a table's own lines.
    may: [below('sdk/build'), /^node:/, /^vite$/],
    types: [/^sdk\/domain\/embed\/props\.ts$/],
  },
  {
    layer: 'the build of the examples',
    of: /^examples\/(build\/|vite\.config\.ts|reference\.d\.ts)/,
    may: [below('examples/build'), below('sdk/build'), /^lobbykit/, /^node:/, /^(?!sdk|site|tests|examples)[@a-z]/],
  },
  {
    layer: 'examples',
    of: below('examples'),
    may: [below('examples'), /^lobbykit/, /^(?!sdk|site|tests|examples)[@a-z]/],
  },
];

/**
 * The folders of the site, each of which imports only itself and those before it. Its root comes last: the two entries, and
 * what puts the rest together.
 */
function siteLayers(): Rule[] {
  const folders = ['i18n', 'icons', 'rules', 'models', 'history', 'parts', 'popups', 'pages', 'router', 'shell'];
  const packages = [/^lobbykit/, /^(?!sdk|site|tests|examples)[@a-z]/, below('site/src/styles')];
  const layers = folders.map((name, at) => ({
    layer: `site/src/${name}`,
    of: below(`site/src/${name}`),
    may: [...folders.slice(0, at + 1).map(one => below(`site/src/${one}`)), ...packages],
  }));
  return [...layers, { layer: 'site/src', of: /^site\/src\/[^/]+$/, may: [below('site/src'), ...packages] }];
}
