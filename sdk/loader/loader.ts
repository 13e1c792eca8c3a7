/**
 * Loader of the script-tag build, a classic script that queues tasks until the kit has loaded and immediately starts to
 * load chunks and prerendered content of the tags. It blocks the page while it runs, so it has almost no imports;
 * `size-limit` in `package.json` limits its size.
 */
import chunks from 'lobbykit:chunks';
import { ofDocument, ofWindow } from '../dom/dom-clobbering.ts';
import { isDeleted, reloadPage, reloadUntouched } from '../dom/version-skew.ts';
import { glance } from '../lobby/storage/storage.ts';
import { VERSION } from '../lobby/version.ts';
import { baseLanguage } from '../protocol/language.ts';
import { dispatchError } from './dispatch-error.ts';
import { createFirst } from './fetch-first-content.ts';
import type { Kit, LobbykitGlobal } from './kit.lazy.ts';
import type { StartOptions } from './start.ts';

type Task = (kit: Kit) => void;

/** `window.lobbykit` after the loader has run. The kit's functions are added to this object later. */
interface Queue extends LobbykitGlobal {
  readonly version: string;
  /**
   * Options of the script tag as JSON, for comparison with a second tag: the options of the second tag have no effect.
   */
  readonly data: string;
  /** Runs `task` with the kit as soon as it has loaded. Rejects if the code of the kit fails to load. */
  push(task: Task): Promise<void>;
  readonly load: Kit['load'];
}

/**
 * Texts for a widget whose code failed to load or is outdated, and for the retry button. They are part of the loader,
 * because the text tables may have failed to load as well.
 */
const LOAD_ERROR_TEXTS = {
  EN: ['This part of the page couldn’t be shown.', 'Try again', 'This page has been updated.', 'Reload'],
  VI: ['Không hiển thị được phần này của trang.', 'Thử lại', 'Trang này đã được cập nhật.', 'Tải lại'],
  PT: [
    'Não foi possível mostrar esta parte da página.',
    'Tentar novamente',
    'Esta página foi atualizada.',
    'Recarregar',
  ],
};

const present = ofWindow('lobbykit') as Queue | Task[] | undefined;

// `currentScript` is null in a module. The search in `document.scripts` is safe, because user content contains no
// scripts.
const script = (ofDocument('currentScript') ??
  [...ofDocument('scripts')].find(
    ({ type, src }) => type === 'module' && src.replace(/[?#].*/, '').endsWith(`/${__LOBBYKIT_LOADER__}`),
  )) as HTMLScriptElement | undefined;
if (!script) throw new Error(`lobbykit: no <script src="…/${__LOBBYKIT_LOADER__}">.`);
/**
 * Options of the script tag: the attribute `data-lobby-prize-mode` is the option `prizeMode`. Attributes with other
 * names belong to other scripts.
 */
const tagOptions: Record<string, string | undefined> = {};
for (const name in script.dataset)
  if (/^lobby[A-Z]/.test(name)) tagOptions[name[5]!.toLowerCase() + name.slice(6)] = script.dataset[name];
const data = JSON.stringify(tagOptions);

if (!present || Array.isArray(present)) run(present ?? [], script);
else if (present.version + present.data !== VERSION + data) {
  console.warn(`lobbykit ${VERSION} ${data}: ${present.version} ${present.data} came first.`);
}

function run(tasks: Task[], script: HTMLScriptElement) {
  const base = new URL('.', script.src).href;
  const { dataset, nonce } = script;
  const names = Object.keys(chunks.widgets);
  const loads: Record<string, Promise<void>> = {};
  /** Load error of each widget, by widget name. */
  const lost: Record<string, unknown> = {};
  /** Result of `isDeleted` by widget name: true if the file no longer exists. */
  const deleted: Record<string, boolean | undefined> = {};
  /** Error that was last reported to each tag, and the message elements of each tag. */
  const reported = new WeakMap<Element, unknown>();
  const fallbacks = new WeakMap<Element, Element[]>();

  const { language = 'TY', languages = `TY,EN,${language}`, name: own = 'default' } = tagOptions;

  const stored = (key: string) => glance(`lobbykit.${own}.${key}`);
  /** Returns the visitor's language if the page offers it, otherwise the page's language. */
  const shown = () => {
    const chosen = stored('language');
    return (chosen && languages.includes(chosen) ? chosen : language).toUpperCase();
  };

  const theme = () => {
    const chosen = stored('theme') ?? tagOptions.theme;
    const isDark = chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches;
    return chosen === 'dark' || isDark ? 'dark' : 'light';
  };

  // If the script tag has an integrity hash, no prerendered content is fetched, because the hash does not cover it.
  const fetchPrerendered = script.integrity
    ? () => undefined
    : createFirst({ base, options: tagOptions, language: shown, theme, stored });
  /**
   * Number of pending requests for prerendered content. They have a higher priority than the code, because the content
   * is visible first.
   */
  let inFlight = 0;

  const urlOf = (file?: string) => `${base}${file}.js`;
  const preload = (file: string | undefined) => {
    if (!file) return;
    const link = document.createElement('link');
    const fetchPriority = inFlight ? 'low' : 'auto';
    ofDocument('head').append(Object.assign(link, { rel: 'modulepreload', href: urlOf(file), nonce, fetchPriority }));
  };

  const importFiles = (files: readonly string[]) => {
    // The first file is imported here, and the kit's files by `start`. The other files get a preload, and so does the
    // first one while prerendered content is pending.
    for (const file of files.slice(inFlight ? 0 : 1)) preload(file);
    return import(urlOf(files[0]));
  };

  let started: Promise<() => Promise<void>> | undefined;
  const importStart = () => {
    // A view needs its texts and colors as well as its code.
    preload(chunks.languages[baseLanguage(shown())]);
    preload(chunks.themes[theme()]);
    return importFiles(chunks.start).then((module: { start(options: StartOptions): () => Promise<void> }) =>
      module.start({ options: tagOptions, dataset, nonce, tasks, load }),
    );
  };
  const start = () =>
    (started ??= importStart().catch(error => {
      started = undefined;
      throw error;
    }));

  const runTasks = () => start().then(run => run());

  /**
   * Loads the files of a widget. Rejects only after all requests have settled, because an element that is defined later
   * would hide the error message.
   */
  const importWidget = async (name: string) => {
    const [file, startResult] = await Promise.allSettled([
      importFiles(chunks.widgets[name] as readonly string[]),
      start(),
    ]);
    // The file of a widget imports the start file. If the widget's file has loaded, a failed start therefore succeeds
    // now.
    if (file.status === 'fulfilled') return start();
    throw startResult.status === 'rejected' ? startResult.reason : file.reason;
  };

  const load = async (name: string): Promise<void> => {
    if (!names.includes(name)) throw new Error(`lobbykit: no widget "${name}"; allowed: ${names}.`);
    // After a failure, code loads again only by a click or by a call of the page. An error message is then already
    // visible, so the check of the file may take longer on a slow connection.
    let limit: number | undefined;
    if (lost[name]) {
      limit = 2e4;
      delete loads[name];
      delete lost[name];
    }
    loads[name] ??= importWidget(name).then(
      () => {
        for (const tag of tagsOf(name)) unsay(tag);
        if (tasks[0]) void runTasks();
      },
      async error => {
        // WebKit does not report which file failed, so the first file of the widget is checked.
        deleted[name] = await isDeleted(/http\S+/.exec(error.message)?.[0] ?? urlOf(chunks.widgets[name]?.[0]), limit);
        lost[name] = error;
        console.error(messageOf(name), error);
        reportLoadFailure(name);
        if (deleted[name]) reloadUntouched();
        throw error;
      },
    );
    return loads[name];
  };

  /**
   * Returns the root element of the page. Unlike document and forms, it has no properties that named elements could
   * override.
   */
  const root = () => ofDocument('documentElement');
  /** Returns the tags of a widget among `nodes` and their descendants. */
  const tagsOf = (name: string, nodes = [root()]) => {
    const tagName = `lobby-${name}`;
    return nodes
      .flatMap(node =>
        // Text nodes have no local name. The method is called from the root element, because a form field named
        // `querySelectorAll` would hide the method of its form.
        node.localName ? [node, ...(root().querySelectorAll.call(node, tagName) as NodeListOf<HTMLElement>)] : [],
      )
      .filter(tag => tag.isConnected && tag.localName === tagName);
  };
  const messageOf = (name: string) => `lobbykit: the code of lobby-${name} did not load from ${base}`;

  /** Shows and reports a load failure on the tags of a widget, because they would otherwise stay blank. */
  const reportLoadFailure = (name: string, tags = tagsOf(name)) => {
    const error = lost[name];
    for (const tag of tags) {
      if (error === reported.get(tag)) continue;
      reported.set(tag, error);
      tag.dataset.state = 'error';
      // A closed dialog is invisible, so it needs no message.
      if (tag.hasAttribute('open') || !/modal|service/.test(name)) showError(tag, deleted[name] ? 2 : 0);
      dispatchError(tag, deleted[name] ? 'outdated' : 'asset-load', messageOf(name), error);
    }
  };

  /**
   * Shows a message and a button in place of the widget, after the host's content, and removes the placeholder height.
   */
  const showError = (tag: HTMLElement, first: 0 | 2) => {
    if (fallbacks.has(tag)) return;
    const tongue = baseLanguage(shown());
    const language = tongue in LOAD_ERROR_TEXTS ? tongue : 'EN';
    const [text, again] = LOAD_ERROR_TEXTS[language as keyof typeof LOAD_ERROR_TEXTS].slice(first);
    const box = document.createElement('div');
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', textContent: again });
    button.style.cssText = 'font:inherit;min-height:44px;padding:0 16px';
    button.onclick = () => {
      // Firefox and some versions of Chromium cache a failed module until the page is reloaded. The page is therefore
      // reloaded if the file exists (cached failure) or was deleted (new release), but only at the first failure,
      // because a second reload would cancel the first.
      let isOver = false;
      for (const name in lost)
        load(name).catch(() => {
          if (deleted[name] === undefined || isOver) return;
          isOver = true;
          reloadPage();
        });
    };
    Object.assign(box, { className: 'lk-light', lang: language.toLowerCase(), textContent: `${text} ` });
    // If the page copied this tag, it contains a copied message whose button has no code.
    for (const copy of tag.querySelectorAll('.lk-light')) copy.remove();
    box.setAttribute('role', 'alert');
    box.style.cssText = 'padding:16px;text-align:center';
    box.append(button);
    // The message replaces prerendered content, which would not be updated any more and would hide the message.
    const place = document.createElement('slot');
    if (!customElements.get(tag.localName)) tag.shadowRoot?.replaceChildren(place);
    Object.assign(tag.style, { display: 'block', minBlockSize: 0 });
    tag.append(box);
    fallbacks.set(tag, [box, place]);
  };

  const unsay = (tag: HTMLElement) => {
    const nodes = fallbacks.get(tag);
    if (!nodes) return;
    for (const node of nodes) node.remove();
    fallbacks.delete(tag);
    Object.assign(tag.style, { display: '', minBlockSize: '' });
  };

  // Only added nodes are searched, so that the cost of a change does not depend on the size of the page.
  const watcher = new MutationObserver(records =>
    scan(records.flatMap(({ addedNodes }) => [...addedNodes] as HTMLElement[])),
  );
  /** Loads the widgets of all tags in `nodes`. Default: in the whole page. */
  const scan = (nodes?: HTMLElement[]) => {
    for (const name of names) {
      const tags = tagsOf(name, nodes);
      if (lost[name]) reportLoadFailure(name, tags);
      for (const tag of tags) {
        const pending = fetchPrerendered(tag, name);
        if (!pending) continue;
        inFlight++;
        pending.finally(() => inFlight--);
      }
      if (loads[name] || !tags[0]) continue;
      // An open widget needs these files immediately after its code.
      if (tags.some(tag => tag.hasAttribute('open'))) chunks.opened[name]?.forEach(preload);
      load(name).catch(() => {});
    }
  };

  const queue: Queue = {
    version: VERSION,
    data,
    load,
    push(task) {
      tasks.push(task);
      return runTasks();
    },
  };
  window.lobbykit = queue;
  watcher.observe(document, { childList: true, subtree: true });
  scan();
  if (tasks[0]) void runTasks();
  // The kit starts even without a valid tag, because the debug panel also lists misspelled tags.
  else if (tagOptions.debug !== undefined) void start();
}
