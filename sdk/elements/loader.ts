/**
 * The classic script of the script-tag build: a queue for code that runs before the kit is there, and the start of
 * everything a tag needs at once: its chunks and its first data. Under 1.5 kB, so it imports next to nothing.
 */
import chunks from 'lobbykit:chunks';
import { readKept } from '../core/storage.ts';
import { VERSION } from '../core/version.ts';
import type { Kit } from './kit.ts';
import type { StartOptions } from './script.ts';

type Task = (kit: Kit) => void;

/** Where the client looks before it asks itself. */
const EARLY = Symbol.for('lobbykit.early');

/** `window.lobbykit` until the kit is there. */
interface Queue {
  readonly version: string;
  /** Runs `task` with the kit, now or when it is there. */
  push(task: Task): void;
  /** Loads the code of a tag that stands where the loader cannot see it: in a shadow root. */
  load(name: string): Promise<void>;
}

/** `Object.hasOwn`: an element with the id `lobbykit` answers to `window.lobbykit` too (S30). */
const present = Object.hasOwn(window, 'lobbykit') ? (window as { lobbykit?: Queue | Task[] }).lobbykit : undefined;

if (present && !Array.isArray(present)) {
  if (present.version !== VERSION) {
    console.warn(`lobbykit ${VERSION}: ${present.version} is on this page already and stays in use.`);
  }
} else {
  run(document.currentScript as HTMLScriptElement, present ?? []);
}

function run(script: HTMLScriptElement, tasks: Task[]) {
  const base = new URL('.', script.src).href;
  const { dataset, nonce } = script;
  const loads: Record<string, Promise<void>> = {};

  const { gateway, language = 'TY', languages = `TY,EN,${language}`, name: own = 'default' } = dataset;

  /** What the visitor chose, as far as the page offers it, else what the page says. */
  const chosen = (key: string, first: string, offered: string) => {
    const kept = readKept(`lobbykit.${own}.`, key);
    return kept && offered.includes(kept) ? kept : first;
  };
  const shown = () => chosen('language', language, languages).toUpperCase();

  const addressOf = (file?: string) => `${base}${file}.js`;
  const preload = (file: string | undefined) => {
    if (!file) return;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = addressOf(file);
    if (nonce) link.nonce = nonce;
    document.head.append(link);
  };

  const bring = (files: readonly string[]) => {
    // The first file is imported right here and the kit's own by `start`; only what hangs behind them needs a push.
    for (const file of files.slice(1)) preload(file);
    return import(addressOf(files[0]));
  };

  let started: Promise<() => Promise<void>> | undefined;
  const start = () => {
    if (!started) {
      // A view waits for its words and its colours as it does for its code.
      preload(chunks.looks[shown()]);
      if (chosen('theme', dataset.theme ?? '', 'light,dark') === 'dark') preload(chunks.looks.dark);
    }
    started ??= bring(chunks.start).then((module: { start(options: StartOptions): () => Promise<void> }) =>
      module.start({ dataset, nonce, tasks, load }),
    );
    return started;
  };

  const runTasks = () => void start().then(run => run());

  const load = (name: string): Promise<void> => {
    const files = chunks.widgets[name];
    if (!files) return Promise.reject(new Error(`lobbykit: no widget is named "${name}".`));
    loads[name] ??= Promise.all([bring(files), start()]).then(
      () => {},
      error => failed(name, error),
    );
    return loads[name];
  };

  /** A chunk that does not arrive: said on every tag that waits for it, which else would stay blank. */
  const failed = (name: string, error: unknown) => {
    const message = `lobbykit: the code of <lobby-${name}> did not load from ${base}`;
    console.error(message, error);
    for (const tag of document.querySelectorAll<HTMLElement>(`lobby-${name}`)) {
      tag.dataset.state = 'error';
      if (!tag.hasChildNodes()) tag.textContent = '⚠';
      const detail = { kind: 'address', message, lobby: tag.getAttribute('lobby') ?? 'default', detail: error };
      tag.dispatchEvent(new CustomEvent('lobby-error', { bubbles: true, composed: true, detail }));
    }
    throw error;
  };

  /** The first question of a lottery board, asked while its code is on the way; the client takes the answer over. */
  const askEarly = (board: Element) => {
    if (!gateway || board.hasAttribute('lobby')) return;
    const prizeMode = board.getAttribute('prize-mode') ?? dataset.prizeMode ?? 'Lott';
    const query = `device=MOBILE&language=${shown()}&prizeMode=${prizeMode}`;
    const url = `${gateway.replace(/\/+$/, '')}/lgw/vn/games/game_menu?${query}`;
    const answer = fetch(url, {
      headers: { ModuleId: 'COMM3' },
      cache: 'no-cache',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    answer.catch(() => {});
    const page = globalThis as { [EARLY]?: Map<string, Promise<Response>> };
    page[EARLY] ??= new Map();
    page[EARLY].set(new URL(url, location.href).href, answer);
  };

  const watcher = new MutationObserver(() => scan());
  const scan = () => {
    let missing = false;
    for (const name in chunks.widgets) {
      if (name in loads) continue;
      const tag = document.getElementsByTagName(`lobby-${name}`)[0];
      missing ||= !tag;
      if (!tag) continue;
      // The code is the longer way of the two, and asking for data reads storage first.
      load(name).catch(() => {});
      if (name === 'lottery-board') askEarly(tag);
    }
    if (!missing) watcher.disconnect();
  };

  const queue: Queue = {
    version: VERSION,
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
