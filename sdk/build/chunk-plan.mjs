/**
 * Which files of the script tag's builds travel together. What a page needs at one moment is one file: each more is a round trip.
 * Modules that nobody names here go with the start, with their widget, or with what several widgets share.
 */

/** Widgets that the loader knows, by the name of their tag without `lobby-`. */
export const WIDGETS = ['lottery-board', 'game-grid', 'winner-board', 'login-modal', 'download-bar', 'service-widget'];

/**
 * Chunks of the build for a page with some of the widgets, each with its modules: paths below `sdk`, without what they import,
 * or names of packages with a colon before them.
 */
export const CHUNKS = {
  // What renders elements.
  elements: [':preact', ':@preact', ':@nanostores', 'api/given.ts', 'domain/read/read.ts'],
  // What every call needs.
  calls: [
    ':ky',
    ':valibot',
    'api/address.ts',
    'api/answer.ts',
    'api/body.ts',
    'api/call-keys.ts',
    'api/head.ts',
    'api/ky-client.lazy.ts',
    'api/once.ts',
    'api/patience.ts',
    'api/request.ts',
    'api/renewal-gate.ts',
    'api/request-class.ts',
    'api/retry-budget.ts',
    'api/shared.ts',
    'core/store/cache-write.ts',
    'core/store/poller.ts',
    'domain/lottery/refresh.ts',
    'wire/endpoint.ts',
    'wire/envelope.ts',
    'wire/error-codes.ts',
    'wire/launch.ts',
    'wire/lottery.ts',
    'wire/object.ts',
    'wire/parse.ts',
    'wire/shapes.ts',
    'wire/status.ts',
    'wire/winners.ts',
    'domain/flags.ts',
    'domain/account/access.ts',
  ],
  // What nearly every widget needs after its first render.
  common: [
    'domain/text/money.ts',
    'domain/read/to-json.ts',
    'i18n/english/winners.ts',
    'styles/buttons.css',
    'styles/field.css',
    'dom/timing.ts',
    'core/store/language-resource.ts',
    'core/store/cache.ts',
    'core/store/scoped-resource.ts',
    'core/storage/lock.ts',
    'core/content/notices.ts',
    'core/store/settled.ts',
    'ui/lazy-shapes.ts',
    'ui/use-unique-id.ts',
  ],
  // The board and what it asks for right after its first render.
  'lottery-board': [
    'elements/lottery-board.ts',
    'core/lottery/upkeep.lazy.ts',
    'i18n/english/board-rest.ts',
    'styles/news.css',
    'ui/pills.tsx',
    'widgets/lottery-board/card/dates.tsx',
    'widgets/lottery-board/sheets.lazy.ts',
    'widgets/lottery-board/card/near.css',
    'widgets/lottery-board/rest.lazy.tsx',
  ],
  // What the board needs after its first render, and the grid at its own.
  lists: [
    'domain/text/dates.ts',
    'i18n/english/lists.ts',
    'styles/choices.css',
    'styles/empty.css',
    'styles/stale.css',
    'ui/empty.tsx',
    'ui/stale-bar.tsx',
    'ui/stale-shapes.ts',
    'ui/tabs.tsx',
  ],
  // A launch is worked out where a game is shown, and sent where it is started.
  games: ['domain/games/read-game.ts', 'domain/games/launch.ts', 'wire/games.ts'],
  // What login and service widget are made of besides.
  dialogs: [
    'i18n/english/login.ts',
    'i18n/english/login-slide.ts',
    'i18n/english/login-sms.ts',
    'i18n/english/login-trial.ts',
    'i18n/english/login-second.ts',
    'dom/above/focus.ts',
    'dom/above/layers.ts',
    'dom/above/modal.ts',
    'dom/above/scroll-lock.ts',
    'dom/fields.ts',
    'ui/form-frame.tsx',
    'ui/use-field-value.ts',
    'ui/use-stages.ts',
  ],
  // Asked by whoever asks what the merchant has set.
  settings: ['core/account/settings.ts', 'core/account/settings.lazy.ts', 'wire/system.ts'],
};

/** Chunks of both builds. */
export const LAZY = {
  // What encrypts a body with a password: the choice of the key, and the cipher.
  'body-keys': ['api/seal.lazy.ts', 'core/account/body-keys.lazy.ts'],
  // Asked for by the first call that writes money.
  'kept-keys': ['api/kept-keys.lazy.ts'],
  // What an open login is made of: its forms, its markup, its looks and its art.
  'login-modal-open': [
    'widgets/login-modal/open-model.lazy.ts',
    'widgets/login-modal/overlay.lazy.tsx',
    'widgets/login-modal/open-sheets.lazy.ts',
    'widgets/login-modal/art.lazy.tsx',
  ],
  // The way in by a code: its fields and what is behind them.
  'login-modal-code': ['widgets/login-modal/form/code-model.lazy.ts', 'widgets/login-modal/form/sms-form.lazy.tsx'],
  i18next: [':i18next'],
  dayjs: [':dayjs'],
};

/** What six widgets at rest load besides: in the build for all of them it is one file with those chunks, and all they import. */
export const AT_REST = [
  'elements/all.ts',
  'core/clock/sync.lazy.ts',
  'core/games/games.lazy.ts',
  'i18n/download-en.ts',
  'i18n/games-en.ts',
  'i18n/service-en.ts',
  'wire/launch.ts',
  'wire/lottery.ts',
  'wire/winners.ts',
];

/** The name of a module in the lists above; null for what is neither the kit's nor a package's. */
function nameOf(id) {
  const file = id
    .replaceAll('\\', '/')
    .replace(/[?#].*$/, '')
    .replaceAll('\0', '');
  const [, packageName] = /.*\/node_modules\/(@[^/]+|[^/]+)/.exec(file) ?? [];
  if (packageName) return `:${packageName}`;
  return /\/sdk\/(.+)$/.exec(file)?.[1] ?? null;
}

const inverted = chunks =>
  new Map(Object.entries(chunks).flatMap(([chunk, modules]) => modules.map(module => [module, chunk])));
const planned = inverted(CHUNKS);
const lazy = inverted(LAZY);

/**
 * What the file of a chunk is called: as it is here, or as the module that it was made for. Several folders have a file of the
 * same name, so the folder's name comes first; a file that is called like its folder takes the one above.
 */
export function chunkName({ name, facadeModuleId, moduleIds }) {
  if (moduleIds.some(id => (lazy.get(nameOf(id)) ?? planned.get(nameOf(id))) === name)) return name;
  const last = nameOf(moduleIds.at(-1) ?? '');
  const from = facadeModuleId ? nameOf(facadeModuleId) : last;
  const [file, ...folders] = (from ?? '')
    .replace(/(\.lazy)?\.[a-z]+$/, '')
    .split('/')
    .reverse();
  if (file !== name.replace(/\.lazy$/, '')) return name;
  const folder = folders.find(one => one !== file);
  return folder ? `${folder}-${file}` : file;
}

/** Names of all modules that import `id` without a dynamic import between, itself included. */
function reachedFrom(id, getModuleInfo, seen = new Set()) {
  const name = nameOf(id);
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const importer of getModuleInfo(id).importers) reachedFrom(importer, getModuleInfo, seen);
  return seen;
}

/** `manualChunks` of the build for a page with some of the widgets. */
export function chunkOf(id, { getModuleInfo }) {
  const name = nameOf(id);
  if (lazy.has(name)) return lazy.get(name);
  const from = reachedFrom(id, getModuleInfo);
  if (from.has('script/start.ts')) return 'start';
  if (planned.has(name)) return planned.get(name);
  const users = WIDGETS.filter(widget => from.has(`elements/${widget}.ts`));
  return users.length > 1 ? 'elements' : users[0];
}

/** `manualChunks` of the build for a page with most of them. */
export function chunkOfAll(id, { getModuleInfo }) {
  const name = nameOf(id);
  if (lazy.has(name)) return lazy.get(name);
  const from = [...reachedFrom(id, getModuleInfo)];
  return from.some(module => planned.has(module) || AT_REST.includes(module)) ? 'all' : undefined;
}
