/**
 * The classic script of the script-tag build: a queue for code that runs before the kit is there, and the start of
 * everything a tag needs at once: its chunks and its first data. Under 1.6 kB, so it imports next to nothing.
 */
import chunks from 'lobbykit:chunks';
import { glance } from '../core/storage.ts';
import { VERSION } from '../core/version.ts';
import type { Kit } from './kit.ts';
import type { StartOptions } from './script.ts';

type Task = (kit: Kit) => void;

/** Where the client looks before it asks itself. */
const EARLY = Symbol.for('lobbykit.early');

/** `window.lobbykit`; what the kit can do comes into it later. */
interface Queue {
  readonly version: string;
  /** What the script tag says, as JSON: another tag that says something else changes nothing. */
  readonly data: string;
  /** Runs `task` with the kit, now or when it is there. */
  push(task: Task): void;
  /** Loads the code of a tag that stands where the loader cannot see it: in a shadow root. */
  load(name: string): Promise<void>;
}

/** `hasOwn`: an element with the id `lobbykit` answers to `window.lobbykit` too (S30). */
const present = Object.hasOwn(window, 'lobbykit') ? (window as { lobbykit?: Queue | Task[] }).lobbykit : undefined;

// A module has no current script.
const script = (document.currentScript ??
  document.querySelector(`[src$="/${__LOBBYKIT_LOADER__}"]`)) as HTMLScriptElement;
const data = JSON.stringify(script.dataset);

if (!present || Array.isArray(present)) run(present ?? []);
else if (present.version + present.data !== VERSION + data) {
  console.warn(`lobbykit ${VERSION} ${data}: ${present.version} ${present.data} came first and stays in use.`);
}

function run(tasks: Task[]) {
  const base = new URL('.', script.src).href;
  const { dataset, nonce } = script;
  const names = Object.keys(chunks.widgets);
  const loads: Record<string, Promise<void>> = {};

  const { gateway, language = 'TY', languages = `TY,EN,${language}`, name: own = 'default' } = dataset;

  const kept = (key: string) => glance(`lobbykit.${own}.${key}`);
  /** What the visitor chose, as far as the page offers it, else what the page says. */
  const shown = () => {
    const chosen = kept('language');
    return (chosen && languages.includes(chosen) ? chosen : language).toUpperCase();
  };

  const addressOf = (file?: string) => `${base}${file}.js`;
  const preload = (file: string | undefined) => {
    if (!file) return;
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', href: addressOf(file), nonce }));
  };

  const bring = (files: readonly string[]) => {
    // The first file is imported right here and the kit's own by `start`; only what hangs behind them needs a push.
    for (const file of files.slice(1)) preload(file);
    return import(addressOf(files[0]));
  };

  let started: Promise<() => Promise<void>> | undefined;
  const begin = () => {
    // A view waits for its words and its colours as it does for its code.
    preload(chunks.looks[shown()]);
    const theme = kept('theme') ?? dataset.theme;
    if (theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches))
      preload(chunks.looks.dark);
    return bring(chunks.start).then((module: { start(options: StartOptions): () => Promise<void> }) =>
      module.start({ dataset, nonce, tasks, load }),
    );
  };
  const start = () => (started ??= begin());

  const runTasks = () => void start().then(run => run());

  const load = async (name: string): Promise<void> => {
    if (!names.includes(name)) throw new Error(`lobbykit: there is no widget "${name}", but ${names}.`);
    loads[name] ??= Promise.all([
      bring(chunks.widgets[name] as readonly string[]).then(({ ready }) => ready),
      start(),
    ]).then(
      () => {},
      error => failed(`lobby-${name}`, error),
    );
    return loads[name];
  };

  /** A chunk that does not arrive: said on every tag that waits for it, which else would stay blank. */
  const failed = (tagName: string, error: unknown) => {
    const message = `lobbykit: the code of ${tagName} did not load from ${base}`;
    console.error(message, error);
    for (const tag of document.querySelectorAll<HTMLElement>(tagName)) {
      tag.dataset.state = 'error';
      if (!tag.hasChildNodes()) tag.textContent = '⚠';
      const detail = { kind: 'address', message, lobby: tag.getAttribute('lobby') ?? 'default', detail: error };
      tag.dispatchEvent(new CustomEvent('lobby-error', { bubbles: true, composed: true, detail }));
    }
    throw error;
  };

  /** The first question of a lottery board, asked while its code is on the way; the client takes the answer over. */
  const askEarly = async (board: Element) => {
    if (!gateway || board.hasAttribute('lobby')) return;
    const prizeMode = board.getAttribute('prize-mode') ?? dataset.prizeMode ?? 'Lott';
    const query = `device=MOBILE&language=${shown()}&prizeMode=${prizeMode}`;
    const request = new Request(`${gateway.replace(/\/+$/, '')}/lgw/vn/games/game_menu?${query}`, {
      headers: { ModuleId: 'COMM3' },
      cache: 'no-cache',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    const answer = fetch(request);
    const page = globalThis as { [EARLY]?: Map<string, Promise<Response>> };
    page[EARLY] ??= new Map();
    page[EARLY].set(request.url, answer);
    await answer;
  };

  const watcher = new MutationObserver(() => scan());
  const scan = () => {
    for (const name of names) {
      const tag = document.querySelector(`lobby-${name}`);
      if (loads[name] || !tag) continue;
      // The code is the longer way of the two, and asking for data reads storage first.
      load(name).catch(() => {});
      if (name === 'lottery-board') askEarly(tag).catch(() => {});
    }
    if (names.every(name => loads[name])) watcher.disconnect();
  };

  const queue: Queue = {
    version: VERSION,
    data,
    load,
    push(task) {
      tasks.push(task);
      runTasks();
    },
  };
  (window as { lobbykit?: Queue }).lobbykit = queue;
  watcher.observe(document, { childList: true, subtree: true });
  scan();
  if (tasks.length > 0) runTasks();
}
