/**
 * Chunk plan of the script builds. Modules required at the same time are in one file, because each further file is a
 * round trip. Modules that are not listed here are in the start chunk, in the chunk of their widget, or in a shared
 * chunk.
 */

/** Widgets supported by the loader, by tag name without `lobby-`. */
export const WIDGETS = ['lottery-board', 'game-grid', 'winner-board', 'login-modal', 'download-bar', 'service-widget'];

/** Entry of the kit: the chunk `start` of the split build contains all modules that it imports. */
export const START = 'loader/start.ts';

/**
 * Chunks of the split build, for a page with some of the widgets, with their modules: paths below `sdk`, without their
 * imports, or package names with a leading colon.
 */
export const CHUNKS = {
  // Rendering of elements, and short code that several widgets share at their first render.
  elements: [
    ':preact',
    'client/embedded-response.ts',
    'dom/overlays/floating.ts',
    'dom/route-change.ts',
    'protocol/parse-values.ts',
  ],
  // Code of every call.
  calls: [
    ':ky',
    ':valibot',
    'client/call-url.ts',
    'client/response.ts',
    'client/body.ts',
    'client/response-headers.ts',
    'client/ky-client.lazy.ts',
    'client/idempotency-key.ts',
    'client/request.ts',
    'client/renewal-gate.ts',
    'client/request-class.ts',
    'client/ky-transport.ts',
    'client/request-dedupe.ts',
    'lobby/resource/cache-write.ts',
    'lobby/resource/poller.ts',
    'protocol/lottery/refresh.ts',
    'protocol/endpoint.ts',
    'protocol/envelope.ts',
    'protocol/error-codes.ts',
    'protocol/games/launch-calls.ts',
    'protocol/lottery/calls.ts',
    'protocol/object.ts',
    'protocol/parse-response.ts',
    'protocol/schemas.ts',
    'protocol/status/calls.ts',
    'protocol/winners/calls.ts',
    'protocol/merchants/flags.ts',
    'protocol/access.ts',
  ],
  // Code that nearly every widget needs after its first render.
  common: [
    'protocol/format-money.ts',
    'protocol/to-json.ts',
    'i18n/english/winners.ts',
    'ui/button/buttons.css',
    'ui/field/field.css',
    'dom/timing.ts',
    'lobby/resource/language-resource.ts',
    'lobby/resource/cache.ts',
    'lobby/resource/scoped-resource.ts',
    'lobby/storage/lock.ts',
    'lobby/content/toasts.ts',
    'lobby/resource/listen-debounced.ts',
    'ui/icon/lazy-icons.ts',
    'ui/use-unique-id.ts',
  ],
  // The board and the code that it needs right after its first render.
  'lottery-board': [
    'elements/lottery-board.ts',
    'lobby/lottery/polling.lazy.ts',
    'i18n/english/board-rest.ts',
    'ui/balls/news.css',
    'ui/tabs/pills.tsx',
    'widgets/lottery-board/card/dates.tsx',
    'widgets/lottery-board/later-styles.lazy.ts',
    'widgets/lottery-board/later.css',
    'widgets/lottery-board/rest.lazy.tsx',
  ],
  // Code that the board loads after its first render and the grid already at its first render.
  lists: [
    'protocol/date-format.ts',
    'i18n/english/lists.ts',
    'ui/tabs/tabs.css',
    'ui/empty/empty.css',
    'ui/stale-bar/stale-bar.css',
    'ui/empty/empty.tsx',
    'ui/stale-bar/stale-bar.tsx',
    'ui/stale-bar/stale-icons.ts',
    'ui/tabs/tabs.tsx',
  ],
  // A launch is computed where a game is shown, and sent where it is started.
  games: [
    'protocol/games/categories.ts',
    'protocol/games/parse-games.ts',
    'protocol/games/launch.ts',
    'protocol/games/calls.ts',
  ],
  // Additional code of login and service widget.
  dialogs: [
    'i18n/english/login.ts',
    'i18n/english/login-slide.ts',
    'i18n/english/login-sms.ts',
    'i18n/english/login-trial.ts',
    'i18n/english/login-second.ts',
    'dom/overlays/focus-neighbor.ts',
    'dom/overlays/layers.ts',
    'dom/overlays/modal.ts',
    'dom/overlays/scroll-lock.ts',
    'dom/fields.ts',
    'ui/field/form-frame.tsx',
    'ui/field/use-field-value.ts',
    'ui/dialog/use-transition-state.ts',
  ],
  // Merchant settings.
  settings: ['lobby/account/settings.ts', 'lobby/account/settings.lazy.ts', 'protocol/merchants/calls.ts'],
};

/** Chunks of both builds. */
export const LAZY = {
  // Encryption of a body with a password: selection of the key, and the cipher.
  'encryption-key': ['client/encrypt-body.lazy.ts', 'lobby/account/encryption-key.lazy.ts'],
  // Loaded by the first call that writes money.
  'idempotency-keys': ['client/persisted-idempotency-keys.lazy.ts'],
  // An open login: forms, markup, styles and illustration.
  'login-modal-open': [
    'widgets/login-modal/open-model.lazy.ts',
    'widgets/login-modal/overlay.lazy.tsx',
    'widgets/login-modal/opened-styles.lazy.ts',
    'widgets/login-modal/art.lazy.tsx',
  ],
  // Login by code: fields and model.
  'login-modal-code': ['widgets/login-modal/form/code-model.lazy.ts', 'widgets/login-modal/form/sms-form.lazy.tsx'],
  i18next: [':i18next'],
  dayjs: [':dayjs'],
};

/** Additional modules of six idle widgets: in the whole build, one file with those chunks and all of their imports. */
export const AFTER_LOAD = [
  'elements/all.ts',
  'lobby/clock/sync.lazy.ts',
  'lobby/games/games.lazy.ts',
  'i18n/download-en.ts',
  'i18n/games-en.ts',
  'i18n/service-en.ts',
  'protocol/games/launch-calls.ts',
  'protocol/lottery/calls.ts',
  'protocol/winners/calls.ts',
];

/**
 * Names of all other chunks by one of their modules: the facade (the module of a dynamic import), or any module of a
 * shared chunk. The size rows of package.json use these names, so that a moved module keeps the name of its chunk.
 */
export const NAMES = {
  'client/account-errors.lazy.ts': 'api-account-refusals',
  'lobby/account/account.lazy.ts': 'core-account',
  'lobby/account/member.lazy.ts': 'account-member',
  'lobby/account/password-change.lazy.ts': 'account-password-change',
  'lobby/account/register-fields.lazy.ts': 'account-register-fields',
  'lobby/account/registration.lazy.ts': 'account-registration',
  'lobby/account/trial.lazy.ts': 'account-trial',
  'lobby/account/wallet.lazy.ts': 'account-wallet',
  'lobby/clock/sync.lazy.ts': 'clock-sync',
  'lobby/content/common-requests.lazy.ts': 'content-common-questions',
  'lobby/content/registrations.lazy.ts': 'content-registrations',
  'lobby/content/unread.lazy.ts': 'content-unread',
  'lobby/games/games.lazy.ts': 'core-games',
  'lobby/games/launch.lazy.ts': 'games-launch',
  'lobby/service/decoder.lazy.ts': 'service-decoder',
  'lobby/storage/base64.ts': 'storage-base64',
  'lobby/storage/credentials.lazy.ts': 'storage-credentials',
  'protocol/lottery/schedule.ts': 'lottery-schedule',
  'client/source/send.lazy.ts': 'source',
  'lobby/session/host-token.lazy.ts': 'session-host-token',
  'dom/overlays/list-focus.lazy.ts': 'dom-list-focus',
  'i18n/account-en.ts': 'i18n-account-en',
  'i18n/account-pt.ts': 'i18n-account-pt',
  'i18n/account-vi.ts': 'i18n-account-vi',
  'i18n/download-en.ts': 'i18n-download-en',
  'i18n/download-pt.ts': 'i18n-download-pt',
  'i18n/download-vi.ts': 'i18n-download-vi',
  'i18n/full.ts': 'i18n-full',
  'i18n/games-en.ts': 'i18n-games-en',
  'i18n/games-pt.ts': 'i18n-games-pt',
  'i18n/games-vi.ts': 'i18n-games-vi',
  'i18n/pt.ts': 'i18n-pt',
  'i18n/service-en.ts': 'i18n-service-en',
  'i18n/service-pt.ts': 'i18n-service-pt',
  'i18n/service-vi.ts': 'i18n-service-vi',
  'i18n/vi.ts': 'i18n-vi',
  'loader/kit.lazy.ts': 'script-kit',
  'loader/script-lobby.ts': 'script-script-lobby',
  'loader/tag-options.lazy.ts': 'script-tag-options',
  'styles/dark.css': 'styles-dark',
  'ui/dialog/modal.css': 'styles-modal',
  'ui/toasts/toast-list.css': 'styles-toast-list',
  'ui/captcha/captcha-field.tsx': 'ui-captcha-field',
  'ui/field/field.tsx': 'ui-field',
  'ui/dialog/modal.tsx': 'ui-modal',
  'ui/toasts/toast-list.tsx': 'ui-toast-list',
  'ui/empty/illustration.lazy.tsx': 'empty-illustration',
  'widgets/download-bar/opened-styles.lazy.ts': 'download-bar-dialog-sheets',
  'widgets/download-bar/dialogs.lazy.tsx': 'download-bar-dialogs',
  'widgets/game-grid/empty.lazy.tsx': 'game-grid-empty',
  'widgets/game-grid/panels/filter.lazy.tsx': 'panels-filter',
  'widgets/game-grid/panels/search.lazy.tsx': 'panels-search',
  'widgets/game-grid/later-styles.lazy.ts': 'game-grid-sheets',
  'widgets/login-modal/slide-styles.lazy.ts': 'form-slide-sheets',
  'widgets/login-modal/form/slide.lazy.tsx': 'form-slide',
  'widgets/login-modal/second.lazy.tsx': 'login-modal-second',
  'widgets/login-modal/social.lazy.tsx': 'login-modal-social',
  'widgets/login-modal/trial.lazy.tsx': 'login-modal-trial',
  'widgets/lottery-board/deferred-model.lazy.ts': 'lottery-board-deferred-model',
  'widgets/lottery-board/dialogs/detail-component.lazy.tsx': 'dialogs-detail-component',
  'widgets/lottery-board/dialogs/history-component.lazy.tsx': 'dialogs-history-component',
  'widgets/lottery-board/dialogs/result.tsx': 'dialogs-result',
  'widgets/lottery-board/opened-styles.lazy.ts': 'dialogs-sheets',
  'widgets/lottery-board/week/week.lazy.tsx': 'lottery-board-week',
  'widgets/service-widget/panel.lazy.tsx': 'service-widget-panel',
  'widgets/service-widget/opened-styles.lazy.ts': 'service-widget-sheets',
  'widgets/winner-board/later-styles.lazy.ts': 'winner-board-sheets',
  'protocol/account/registration-form-calls.ts': 'wire-fields',
  'protocol/account/member-calls.ts': 'wire-member',
  'protocol/account/registration-calls.ts': 'wire-register',
  'protocol/service/calls.ts': 'wire-service',
};

/** Returns the name of a module in these tables; null for a module outside of the kit and its packages. */
export function nameOf(id) {
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

/** Returns the planned chunk of a module in CHUNKS or LAZY. */
export const plannedChunk = module => lazy.get(module) ?? planned.get(module);

/** Checks whether CHUNKS or LAZY plan the chunk: one of its modules is assigned to its name. */
export const isPlanned = ({ name, moduleIds }) => moduleIds.some(id => plannedChunk(nameOf(id)) === name);

/** Returns the modules in NAMES that name a chunk: exactly one, otherwise `checkPlan` rejects the build. */
export const namingModules = ({ facadeModuleId, moduleIds }) =>
  (facadeModuleId ? [facadeModuleId] : moduleIds).map(nameOf).filter(module => Object.hasOwn(NAMES, module));

/** Returns the file name of a chunk without prefix and hash. */
export const chunkName = chunk => (isPlanned(chunk) ? chunk.name : (NAMES[namingModules(chunk)[0]] ?? chunk.name));

/** Returns the names of all modules that import `id` without a dynamic import in between, including `id`. */
function reachedFrom(id, getModuleInfo, seen = new Set()) {
  const name = nameOf(id);
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const importer of getModuleInfo(id).importers) reachedFrom(importer, getModuleInfo, seen);
  return seen;
}

/** `manualChunks` of the split build, for a page with some of the widgets. */
export function chunkOf(id, { getModuleInfo }) {
  const name = nameOf(id);
  if (lazy.has(name)) return lazy.get(name);
  const from = reachedFrom(id, getModuleInfo);
  if (from.has(START)) return 'start';
  if (planned.has(name)) return planned.get(name);
  const users = WIDGETS.filter(widget => from.has(`elements/${widget}.ts`));
  return users.length > 1 ? 'elements' : users[0];
}

/** `manualChunks` of the whole build, for a page with most of the widgets. */
export function chunkOfAll(id, { getModuleInfo }) {
  const name = nameOf(id);
  if (lazy.has(name)) return lazy.get(name);
  const from = [...reachedFrom(id, getModuleInfo)];
  return from.some(module => planned.has(module) || AFTER_LOAD.includes(module)) ? 'all' : undefined;
}
