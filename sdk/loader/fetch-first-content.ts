/**
 * Fetches the prerendered content of a widget: the nodes of its view, and their data, which the widget's code hydrates
 * when it has loaded. If the request fails, the widget renders as it would without it, so a failure causes no delay.
 */
import build from 'lobbykit:build';
import chunks from 'lobbykit:chunks';
import { isStandalone } from '../dom/env.ts';
import { noteCallError, noteContent, noteRequest, readAttributes } from '../first-content/adopt.ts';
import { renderTree } from '../first-content/render-tree.ts';
import { MAX_BYTES, type PrerenderResponse } from '../first-content/rules.ts';
import { type AttributeRule, attributeName, type PropTable } from '../protocol/embed/define-props.ts';
import { parseAttribute } from '../protocol/embed/parse-attribute.ts';
import { languageCode } from '../protocol/language.ts';
import { props as downloadBar } from '../widgets/download-bar/props.ts';
import { props as gameGrid } from '../widgets/game-grid/props.ts';
import { props as lotteryBoard } from '../widgets/lottery-board/props.ts';
import { props as serviceWidget } from '../widgets/service-widget/props.ts';
import { props as winnerBoard } from '../widgets/winner-board/props.ts';
import { dispatchError } from './dispatch-error.ts';

interface FirstRules {
  /** Props that the request may contain. */
  readonly table: PropTable;
  /**
   * Returns true for a tag whose content depends on private data or on code that loads separately, so that it is not
   * prerendered.
   */
  readonly isOwn?: (tag: Element, stored: FirstOptions['stored']) => boolean;
}

/** Widgets that can be prerendered. */
const RULES: Readonly<Partial<Record<string, FirstRules>>> = {
  'lottery-board': {
    table: lotteryBoard,
    // With favorites, the order of the lotteries depends on the visitor.
    isOwn: (tag, stored) =>
      tag.matches('[layout=full],[layout=schedule],[tab=fav],[tab=recent]') || Boolean(stored('LOTTFAV')),
  },
  // Favorites and recent games depend on the member.
  'game-grid': { table: gameGrid, isOwn: tag => tag.matches('[tab=recent],[tab^=fav]') },
  'winner-board': { table: winnerBoard },
  'download-bar': {
    table: downloadBar,
    // The bar is hidden from visitors who closed it or who use the installed app.
    isOwn: (tag, stored) =>
      tag.matches('[require-login]') || isStandalone() || [stored('hideDownloadBar'), stored('WEBCLIP')].includes('1'),
  },
  // A closed service widget is only a button, whose markup depends on `position`. Without the button there is nothing
  // to prerender.
  'service-widget': {
    table: { position: serviceWidget.position },
    isOwn: tag => tag.matches('[open],[position=none]'),
  },
};

/** Timeout of the request, ms. After this time the widget usually renders faster by itself. */
const TIMEOUT_MS = 1_500;

/** Options that the request supports. Other options require the full configuration code. */
const PLAIN_OPTION = /^(gateway|merchant|languages?|theme|site|prizeMode|nonce|debug)$/;

export interface FirstOptions {
  /** URL of the loader's directory. */
  readonly base: string;
  /** Options of the script tag, as text. */
  readonly options: Readonly<Record<string, string | undefined>>;
  /** Returns the visitor's language, or else the page's language. */
  readonly language: () => string;
  readonly theme: () => string;
  /** Returns the stored value of a key of the page's default lobby. */
  readonly stored: (key: string) => string | null | undefined;
}

/**
 * Requests the prerendered content of a tag; undefined if the widget has none. The promise resolves when the content is
 * rendered or has failed.
 */
export type FetchFirst = (tag: HTMLElement, widget: string) => Promise<void> | undefined;

export function createFirst({ base, options, language, theme, stored }: FirstOptions): FetchFirst {
  const { gateway = '', merchant = '', prizeMode } = options;
  const seen = new WeakSet<Element>();
  // Tags with equal attributes share one request and its stylesheets.
  const responses: Record<string, Promise<'' | (PrerenderResponse & { readonly receivedAt: number })>> = {};
  const stylesheets: Record<string, Promise<CSSStyleSheet>> = {};
  const home = folderOf(gateway);
  const may =
    home &&
    merchant &&
    // If the loader is on another server, the gateway may have a different build.
    base.startsWith(home) &&
    // Browsers before iOS 16.4 do not support constructed stylesheets.
    'adoptedStyleSheets' in document &&
    Object.keys(options).every(name => PLAIN_OPTION.test(name));

  const fetchResponse = (url: string) =>
    (responses[url] ??= read(url).then(text => text && { ...JSON.parse(text), receivedAt: performance.now() }));
  const sheetOf = (name: string) =>
    (stylesheets[name] ??= read(`${base}${chunks.styles[name]}.css`).then(text => new CSSStyleSheet().replace(text)));

  const show = async (tag: HTMLElement, widget: string, attributes: [string, string][]) => {
    const tongue = languageCode(tag.getAttribute('lang') ?? language());
    const themeName = tag.getAttribute('theme') ?? theme();
    const query = new URLSearchParams({ build, language: tongue, merchant });
    // The script tag sets the prize mode of all boards, and the attribute of a board overrides it.
    if (widget === 'lottery-board' && prizeMode) query.set('prize-mode', prizeMode);
    for (const [name, text] of attributes) query.set(name, text);
    query.set('theme', themeName);
    query.sort();
    const names = ['shared', widget, ...(themeName === 'dark' ? ['dark'] : [])];
    const [received, ...adopted] = await Promise.all([
      fetchResponse(`${base}first/${widget}?${query}`),
      ...names.map(sheetOf),
    ]);
    // The gateway has no content for this tag.
    if (!received) return;
    const { tree, data, receivedAt } = received;
    const box = document.createElement('div');
    renderTree(tree, box, home);
    // The tag stays unchanged if the page has removed or changed it, or if it shows a load error. If the element is
    // already defined, it has the state `loading` and waits for the content.
    if (!tag.isConnected || tag.shadowRoot || tag.dataset.state === 'error') return;
    const root = tag.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = adopted;
    root.append(box);
    const pressed = new Set<HTMLElement>();
    box.onclick = ({ target }) => {
      const button = (target as Element).closest('button');
      if (button) pressed.add(button);
    };
    const request = { attributes: String(attributes), language: tongue, merchant, gateway: home };
    noteContent(tag, { box, pressed, response: { data, receivedAt, ...request } });
  };

  return (tag, widget) => {
    const rules = RULES[widget];
    if (!may || !rules || seen.has(tag)) return;
    seen.add(tag);
    // Properties and a separate lobby are handled only by the element. If the tag has a shadow root, the server's
    // markup is already visible.
    const isOwn = tag.hasAttribute('lobby') || Object.keys(tag).length > 0 || tag.shadowRoot;
    if (isOwn || customElements.get(tag.localName) || rules.isOwn?.(tag, stored)) return;
    const { table } = rules;
    const isWrong = ([property, rule]: [string, AttributeRule]) => {
      const text = tag.getAttribute(attributeName(property));
      return text !== null && parseAttribute(text, rule) === undefined;
    };
    // If an attribute is invalid, the element will show an error, so no content is requested.
    if (Object.entries(table).some(isWrong)) return;
    const pending = show(tag, widget, readAttributes(tag, table)).catch(error => reportFailure(tag, error));
    noteRequest(tag, pending);
    return pending;
  };
}

/**
 * Returns the URL of a gateway with a trailing slash. For an invalid URL returns '', because the kit reports this error
 * later.
 */
function folderOf(gateway: string): string {
  try {
    return gateway && new URL(`${gateway.replace(/\/+$/, '')}/`, location.href).href;
  } catch {
    return '';
  }
}

/** Reads the text at a URL, with a timeout and a size limit; empty if the server has no content for it. */
function read(url: string): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  // Some versions of Chromium report an abort instead of a timeout, so the signal's reason is used.
  return readWhole(url, signal).catch(error => Promise.reject(signal.reason ?? error));
}

async function readWhole(url: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer', signal });
  if (response.status === 204) return '';
  if (!response.ok || !response.body) {
    // The error page of a proxy is not JSON, so there is no error code.
    const code: Promise<unknown> = response.json().then(({ errorCode }) => errorCode);
    throw new Error(`${response.status}`, { cause: await code.catch(() => undefined) });
  }
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let left = MAX_BYTES; ; ) {
    const { done, value } = await reader.read();
    if (done) return text;
    left -= value.length;
    if (left < 0) {
      void reader.cancel();
      throw new Error('too large');
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** Reports once that the content of a tag could not be fetched. The widget then renders when its code has loaded. */
function reportFailure(tag: HTMLElement, error: Error): void {
  noteCallError(tag, String(error.cause));
  dispatchError(tag, 'first', `lobbykit: no first content for ${tag.localName}: ${error}`, error);
}
