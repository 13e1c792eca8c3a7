/**
 * The loader's question for what a widget shows first. The gateway answers with the nodes of the widget's own view and with the
 * data they were made of; the widget's code, which is on its way meanwhile, goes on in these nodes. Without an answer the widget
 * shows itself as soon as its code is there, so nothing here is ever waited for in vain.
 */
import build from 'lobbykit:build';
import chunks from 'lobbykit:chunks';
import { isStandalone } from '../dom/env.ts';
import { parseAttribute } from '../elements/base/attributes.ts';
import { noteCallError, noteContent, noteRequest, saidBy } from '../first-content/adopt.ts';
import { renderTree } from '../first-content/render-tree.ts';
import { MAX_BYTES, type PrerenderResponse } from '../first-content/rules.ts';
import { type AttributeRule, attributeName, type PropTable } from '../protocol/embed/define-props.ts';
import { props as downloadBar } from '../widgets/download-bar/props.ts';
import { props as gameGrid } from '../widgets/game-grid/props.ts';
import { props as lotteryBoard } from '../widgets/lottery-board/props.ts';
import { props as serviceWidget } from '../widgets/service-widget/props.ts';
import { props as winnerBoard } from '../widgets/winner-board/props.ts';

interface FirstRules {
  /** Parameters that a question to the gateway may have. */
  readonly table: PropTable;
  /** True for a tag that needs more than everybody may know, or code that comes by itself. */
  readonly isOwn?: (tag: Element, stored: FirstOptions['stored']) => boolean;
}

/** Widgets that have first content. */
const RULES: Readonly<Partial<Record<string, FirstRules>>> = {
  'lottery-board': {
    table: lotteryBoard,
    // A member's favorites stand first.
    isOwn: (tag, stored) =>
      tag.matches('[layout=full],[layout=schedule],[tab=fav],[tab=recent]') || Boolean(stored('LOTTFAV')),
  },
  // Favorites and what was played last are those of a member.
  'game-grid': { table: gameGrid, isOwn: tag => tag.matches('[tab=recent],[tab^=fav]') },
  'winner-board': { table: winnerBoard },
  'download-bar': {
    table: downloadBar,
    // No bar for visitors who have closed it, have the app, or come by its icon.
    isOwn: (tag, stored) =>
      tag.matches('[require-login]') || isStandalone() || [stored('hideDownloadBar'), stored('WEBCLIP')].includes('1'),
  },
  // A closed widget is its button, which depends on nothing else. Without the button it shows nothing.
  'service-widget': {
    table: { position: serviceWidget.position },
    isOwn: tag => tag.matches('[open],[position=none]'),
  },
};

/** ms after which the widget's own way is the shorter one. */
const TIMEOUT_MS = 1_500;

/** With any other option the page's lobby is made by code that knows more than this question says. */
const PLAIN_OPTION = /^(gateway|merchant|language|languages|theme|site|prizeMode|nonce)$/;

export interface FirstOptions {
  /** Folder of the loader. */
  readonly base: string;
  readonly dataset: Readonly<Record<string, string | undefined>>;
  /** The visitor's choice, else the page's. */
  readonly language: () => string;
  readonly theme: () => string;
  /** The value that the device keeps under a name of the page's lobby. */
  readonly stored: (key: string) => string | null | undefined;
}

/** Asks for the first content of a tag of that widget, if there can be some. Resolves when it stands or will not come. */
export type FetchFirst = (tag: HTMLElement, widget: string) => Promise<void> | undefined;

export function createFirst({ base, dataset, language, theme, stored }: FirstOptions): FetchFirst {
  const { gateway = '', merchant = '', prizeMode } = dataset;
  const seen = new WeakSet<Element>();
  // Several tags that say the same are one question, and share their sheets.
  const answers: Record<string, Promise<PrerenderResponse & { readonly cameAt: number }>> = {};
  const stylesheets: Record<string, Promise<CSSStyleSheet>> = {};
  const home = folderOf(gateway);
  const may =
    home &&
    merchant &&
    // A loader that stands elsewhere has no gateway of its own build beside it.
    base.startsWith(home) &&
    // Before iOS 16.4 sheets cannot be constructed.
    'adoptedStyleSheets' in document &&
    Object.keys(dataset).every(name => PLAIN_OPTION.test(name));

  const answerOf = (address: string) => {
    answers[address] ??= read(address).then(text => ({ ...JSON.parse(text), cameAt: performance.now() }));
    return answers[address];
  };
  const sheetOf = (name: string) => {
    stylesheets[name] ??= read(`${base}${chunks.styles[name]}.css`).then(text => new CSSStyleSheet().replace(text));
    return stylesheets[name];
  };

  const show = async (tag: HTMLElement, widget: string, said: [string, string][]) => {
    const tongue = (tag.getAttribute('lang') ?? language()).toUpperCase();
    const variants = tag.getAttribute('theme') ?? theme();
    const query = new URLSearchParams({ build, language: tongue, merchant });
    // The script tag says it for all boards of the page, and each may say something else.
    if (widget === 'lottery-board' && prizeMode) query.set('prize-mode', prizeMode);
    for (const [name, text] of said) query.set(name, text);
    query.set('theme', variants);
    query.sort();
    const names = ['shared', widget, ...(variants === 'dark' ? ['dark'] : [])];
    const [{ tree, data, cameAt }, ...adopted] = await Promise.all([
      answerOf(`${base}first/${widget}?${query}`),
      ...names.map(sheetOf),
    ]);
    const box = document.createElement('div');
    renderTree(tree, box, home);
    // Leave the tag alone when it was taken away, when somebody has written into it, or when words in it say that its code is
    // lost. An element that is defined before its content comes says `loading` and waits for it.
    if (!tag.isConnected || tag.shadowRoot || tag.dataset.state === 'error') return;
    const root = tag.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = adopted;
    root.append(box);
    const pressed = new Set<HTMLElement>();
    box.onclick = ({ target }) => {
      const button = (target as Element).closest('button');
      if (button) pressed.add(button);
    };
    const asked = { said: String(said), language: tongue, merchant, gateway: home };
    noteContent(tag, { box, pressed, answer: { data, cameAt, ...asked } });
  };

  return (tag, widget) => {
    const rules = RULES[widget];
    if (!may || !rules || seen.has(tag)) return;
    seen.add(tag);
    // Properties, and a lobby of its own, are known to the element alone; a server's markup shows something already.
    const isOwn = tag.hasAttribute('lobby') || Object.keys(tag).length > 0 || tag.shadowRoot;
    if (isOwn || customElements.get(tag.localName) || rules.isOwn?.(tag, stored)) return;
    const { table } = rules;
    const isWrong = ([property, rule]: [string, AttributeRule]) => {
      const text = tag.getAttribute(attributeName(property));
      return text !== null && parseAttribute(text, rule) === undefined;
    };
    // Content is not requested for attributes that the element rejects.
    if (Object.entries(table).some(isWrong)) return;
    const asked = show(tag, widget, saidBy(tag, table)).catch(error => tell(tag, error));
    noteRequest(tag, asked);
    return asked;
  };
}

/** An address of a gateway with a slash at its end; '' for what is no address, which the kit will say. */
function folderOf(gateway: string): string {
  try {
    return gateway && new URL(`${gateway.replace(/\/+$/, '')}/`, location.href).href;
  } catch {
    return '';
  }
}

/** The text at an address, if it comes soon and is no larger than anything that is meant to be read here. */
function read(address: string): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  // Some versions of Chromium tell what was ended, not that its time was over.
  return readWhole(address, signal).catch(error => Promise.reject(signal.reason ?? error));
}

async function readWhole(address: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer', signal });
  if (!response.ok || !response.body) {
    // Without a code where a proxy refuses, whose page is no JSON.
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

/** Says once that a tag has no first content; it will show itself. */
function tell(tag: HTMLElement, error: Error): void {
  noteCallError(tag, String(error.cause));
  const detail = {
    kind: 'first',
    message: `lobbykit: no first content for ${tag.localName}: ${error}`,
    lobby: 'default',
    detail: error,
  };
  tag.dispatchEvent(new CustomEvent('lobby-error', { bubbles: true, composed: true, detail }));
}
