/** Permitted imports, one rule per layer. */

const types = /^sdk\/lobby\/(types|events|values|account\/(types|actions)|games\/types)\.ts$/;
const stores = /^(nanostores|sdk\/lobby\/resource\/stores\.ts)$/;
/** Calls: endpoints and their schemas. */
const calls =
  /^sdk\/protocol\/(([a-z-]+\/)?([a-z-]+-)?calls|endpoint|envelope|error-codes|object|parse-response|schemas|catalog|wire)\.ts$/;
/** Calls and the pure rules shared by client and gateway. */
const protocol = /^sdk\/protocol\//;
const rules = new RegExp(`^(?!${calls.source.slice(1)})sdk\\/protocol\\/`);
const lobby = /^sdk\/lobby\//;
const react = /^react(-dom)?(\/|$)/;
const model = /^sdk\/widgets\/[^/]+\/(.+\/)?([a-z-]+-)?model(\.lazy)?\.ts$/;
const defineProps = /^sdk\/protocol\/embed\/(define-props|parse-attribute)\.ts$/;
const below = (folder: string) => new RegExp(`^${folder}/`);

export interface Rule {
  readonly layer: string;
  readonly of: RegExp;
  readonly may: readonly RegExp[];
  /** Imports that are permitted as type imports only. */
  readonly types?: readonly RegExp[];
}

/** The first rule that matches a file applies. */
export const RULES: readonly Rule[] = [
  { layer: 'sdk/lobby/resource/stores.ts', of: /^sdk\/lobby\/resource\/stores\.ts$/, may: [/^nanostores$/] },
  { layer: 'types and events of the lobby', of: types, may: [], types: [types, protocol, /^nanostores$/] },
  { layer: 'calls of the protocol', of: calls, may: [calls, /^valibot$/], types: [rules] },
  { layer: 'rules of the protocol', of: protocol, may: [rules, /^dayjs/], types: [calls, /^valibot$/] },
  {
    layer: 'sdk/i18n',
    of: below('sdk/i18n'),
    may: [below('sdk/i18n'), /^sdk\/protocol\/language\.ts$/, /^i18next$/],
    types: [types],
  },
  { layer: 'sdk/dom', of: below('sdk/dom'), may: [below('sdk/dom'), /^(dompurify|uqr)$/] },
  {
    layer: 'sdk/client',
    of: below('sdk/client'),
    may: [below('sdk/client'), protocol, types, /^sdk\/dom\/version-skew\.ts$/, /^ky$/, /^valibot$/],
  },
  {
    layer: 'sdk/lobby',
    of: lobby,
    may: [
      lobby,
      below('sdk/client'),
      protocol,
      below('sdk/i18n'),
      /^sdk\/dom\/(env|timing|safe\/safe-url|device|install-prompt|version-skew)\.ts$/,
      stores,
      // The DES library, which only one file imports; this file loads with the first service link.
      /^des\.js$/,
    ],
  },
  {
    layer: 'sdk/forms',
    of: below('sdk/forms'),
    may: [below('sdk/forms'), below('sdk/client'), protocol, /^sdk\/dom\/(env|timing)\.ts$/, stores],
    types: [lobby],
  },
  {
    layer: 'models',
    of: model,
    // Models of the same widget; another test checks that widgets do not import each other.
    may: [
      model,
      protocol,
      /^sdk\/lobby\/(events|resource\/(resource|listen-debounced|lazy-actions)|content\/(toasts|downloads|common-store)|service\/service|winners\/wins)\.ts$/,
      /^sdk\/dom\/timing\.ts$/,
      below('sdk/forms'),
      // Text tables that load together with the code of the model.
      /^sdk\/i18n\/english(\/[a-z-]+)?\.ts$/,
      stores,
    ],
    types: [lobby, /^sdk\/widgets\/[^/]+\/props\.ts$/],
  },
  {
    layer: 'sdk/ui/binding',
    of: below('sdk/ui/binding'),
    may: [below('sdk/ui'), react, stores, below('sdk/dom'), protocol],
    types: [lobby],
  },
  {
    layer: 'sdk/ui',
    of: below('sdk/ui'),
    may: [below('sdk/ui(?!/binding)'), react, below('sdk/dom'), protocol],
    types: [types, below('sdk/i18n')],
  },
  {
    layer: 'sdk/first-content',
    of: below('sdk/first-content'),
    may: [below('sdk/first-content'), below('sdk/client'), lobby, below('sdk/dom'), protocol, /^preact/],
    types: [below('sdk/elements/base')],
  },
  {
    layer: 'the base class of elements',
    of: below('sdk/elements/base'),
    may: [
      below('sdk/elements/base'),
      below('sdk/first-content'),
      react,
      /^preact$/,
      below('sdk/ui'),
      lobby,
      // Tables of props; the loader reads the same tables.
      defineProps,
      below('sdk/dom'),
      below('sdk/styles'),
      below('sdk/i18n'),
      stores,
    ],
  },
  {
    layer: 'widget elements',
    of: /^sdk\/widgets\/[^/]+\/element\.ts$/,
    may: [below('sdk/widgets'), below('sdk/elements/base'), below('sdk/first-content'), /^sdk\/ui\/.+\.css\?inline$/],
    types: [lobby],
  },
  {
    layer: 'sdk/prerender',
    of: below('sdk/prerender'),
    may: [
      below('sdk/prerender'),
      // Views of the boards and props of all widgets: no stylesheet, no element.
      /^sdk\/widgets\/[^/]+\/(props\.ts|model\.ts|(view|prerender|week\/week\.lazy|card\/dates)\.tsx)$/,
      // Format of prerendered content; the loader reads the same format.
      /^sdk\/(elements\/base\/attributes|first-content\/(rules|serialize-tree))\.ts$/,
      // Preact also renders the content in the page; the build provides the hash of the page's code.
      /^(preact|lobbykit:build)$/,
      lobby,
      protocol,
      below('sdk/ui'),
      /^sdk\/dom\/env\.ts$/,
      react,
      stores,
    ],
  },
  {
    layer: 'site/gateway',
    of: below('site/gateway'),
    may: [below('site/gateway'), /^lobbykit\/(domain|wire|server)$/, /^node:/, /^[@a-z](?!obbykit)/, /^package\.json$/],
  },
  {
    layer: 'site/src',
    of: below('site/src'),
    // Layers and features within site/src: site-imports.test.ts.
    may: [below('site/src'), /^lobbykit/, /^(?!sdk|site|tests|examples)[@a-z]/],
  },
  {
    layer: 'sdk/doctor',
    // The doctor is a separate file of the script build and runs without the rest of the kit.
    of: below('sdk/doctor'),
    may: [
      below('sdk/doctor'),
      // Endpoints that the doctor calls to check the gateway.
      protocol,
      // Tables and checks of options and attributes.
      /^sdk\/lobby\/(version|event-names|storage\/storage|config\/(config-error|tag-checks|tag-readers))\.ts$/,
      /^sdk\/(elements\/base\/(attributes|stylesheets)|prerender\/widget-attributes)\.ts$/,
    ],
    types: [types],
  },
  {
    layer: 'sdk/cli',
    // The command line runs in plain Node. No other code of the kit imports it.
    of: below('sdk/cli'),
    may: [
      below('sdk/cli'),
      below('sdk/doctor'),
      protocol,
      // Code that builds the requests of the client.
      /^sdk\/client\/(call-url|body|request)\.ts$/,
      // Version, and the checks of page options and attributes.
      /^sdk\/lobby\/(version|config\/(config-error|tag-checks))\.ts$/,
      /^sdk\/(elements\/base\/attributes|prerender\/widget-attributes)\.ts$/,
      /^node:/,
      /^(valibot|playwright)$/,
    ],
  },
  {
    layer: 'sdk/build',
    of: below('sdk/build'),
    // The build reads tables as text from the sources. Only the table of the widgets' calls is imported, because it
    // refers to endpoints.
    may: [below('sdk/build'), /^sdk\/protocol\/widgets\/calls\.ts$/, /^node:/, /^vite$/],
    types: [defineProps],
  },
  {
    layer: 'the build of the examples',
    of: /^examples\/(build\/|vite\.config\.ts|reference\.d\.ts)/,
    may: [
      below('examples/build'),
      below('sdk/build'),
      // Plain data without imports; the entry `lobbykit/wire` exists only after the build.
      /^sdk\/protocol\/widgets\/documented-calls\.ts$/,
      /^lobbykit/,
      /^node:/,
      /^(?!sdk|site|tests|examples)[@a-z]/,
    ],
  },
  {
    layer: 'examples',
    of: below('examples'),
    may: [below('examples'), /^lobbykit/, /^(?!sdk|site|tests|examples)[@a-z]/],
  },
];
