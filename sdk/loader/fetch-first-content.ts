/**
 * Fetches the prerendered content of a widget. The gateway returns the nodes of the widget's view and their data, and
 * the widget's code hydrates these nodes after loading. Without a response, the widget renders once its code has
 * loaded, so a failure causes no delay.
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
  /** Allowed parameters of a request. */
  readonly table: PropTable;
  /** Returns true for a tag that requires private data or code that loads separately. */
  readonly isOwn?: (tag: Element, stored: FirstOptions['stored']) => boolean;
}

/** Widgets with prerendered content. */
const RULES: Readonly<Partial<Record<string, FirstRules>>> = {
  'lottery-board': {
    table: lotteryBoard,
    // A member's favorites are listed first.
    isOwn: (tag, stored) =>
      tag.matches('[layout=full],[layout=schedule],[tab=fav],[tab=recent]') || Boolean(stored('LOTTFAV')),
  },
  // Favorites and recent games depend on the member.
  'game-grid': { table: gameGrid, isOwn: tag => tag.matches('[tab=recent],[tab^=fav]') },
  'winner-board': { table: winnerBoard },
  'download-bar': {
    table: downloadBar,
    // No bar is shown to visitors who closed the bar or use the installed app.
    isOwn: (tag, stored) =>
      tag.matches('[require-login]') || isStandalone() || [stored('hideDownloadBar'), stored('WEBCLIP')].includes('1'),
  },
  // A closed service widget is only a button, whose markup depends on `position`. Without a button there is nothing to
  // prerender.
  'service-widget': {
    table: { position: serviceWidget.position },
    isOwn: tag => tag.matches('[open],[position=none]'),
  },
};

/** Timeout in ms, after which the widget's own rendering is faster. */
const TIMEOUT_MS = 1_500;

/** Options supported by the request; other options require the full configuration code. */
const PLAIN_OPTION = /^(gateway|merchant|languages?|theme|site|prizeMode|nonce|debug)$/;

export interface FirstOptions {
  /** Directory of the loader. */
  readonly base: string;
  /** Options of the script tag. */
  readonly options: Readonly<Record<string, string | undefined>>;
  /** Returns the visitor's language, else the page's. */
  readonly language: () => string;
  readonly theme: () => string;
  /** Returns the stored value of a key of the page's lobby. */
  readonly stored: (key: string) => string | null | undefined;
}

/**
 * Requests the prerendered content of a tag, if available for the widget. Resolves when it is rendered or has failed.
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
    // A loader on another server has no gateway of the same build.
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
    // The script tag sets the prize mode of all boards, and a board may override it.
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
    // The tag is left unchanged if it was removed, changed by the page, or shows a load error. An element that is
    // defined before its content arrives has the state `loading` and waits.
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
    // Only the element handles properties and a separate lobby; a server's markup is already visible.
    const isOwn = tag.hasAttribute('lobby') || Object.keys(tag).length > 0 || tag.shadowRoot;
    if (isOwn || customElements.get(tag.localName) || rules.isOwn?.(tag, stored)) return;
    const { table } = rules;
    const isWrong = ([property, rule]: [string, AttributeRule]) => {
      const text = tag.getAttribute(attributeName(property));
      return text !== null && parseAttribute(text, rule) === undefined;
    };
    // Content is not requested for attributes that the element rejects.
    if (Object.entries(table).some(isWrong)) return;
    const pending = show(tag, widget, readAttributes(tag, table)).catch(error => reportFailure(tag, error));
    noteRequest(tag, pending);
    return pending;
  };
}

/** Returns the URL of a gateway with a trailing slash; '' for an invalid URL, because the kit reports the error. */
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
  // Some versions of Chromium report an abort instead of a timeout.
  return readWhole(url, signal).catch(error => Promise.reject(signal.reason ?? error));
}

async function readWhole(url: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer', signal });
  if (response.status === 204) return '';
  if (!response.ok || !response.body) {
    // A proxy error has no code because its page is not JSON.
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

/** Reports once that a tag has no prerendered content; the widget renders on its own. */
function reportFailure(tag: HTMLElement, error: Error): void {
  noteCallError(tag, String(error.cause));
  dispatchError(tag, 'first', `lobbykit: no first content for ${tag.localName}: ${error}`, error);
}
