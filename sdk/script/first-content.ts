/**
 * The loader's question for what a widget shows first. The gateway answers with the nodes of the widget's own view and with the
 * data they were made of; the widget's code, which is on its way meanwhile, goes on in these nodes. Without an answer the widget
 * shows itself as soon as its code is there, so nothing here is ever waited for in vain.
 */
import build from 'lobbykit:build';
import chunks from 'lobbykit:chunks';
import { isStandalone } from '../dom/env.ts';
import { type AttributeRule, type AttributeTable, parseAttribute } from '../host/attributes.ts';
import { noteAsked, noteContent, noteRefusal, saidBy } from '../host/first/adopt.ts';
import { type FirstAnswer, MOST_BYTES } from '../host/first/rules.ts';
import { growTree } from '../host/first/tree.ts';
import { attributes as downloadBar } from '../widgets/download-bar/attributes.ts';
import { attributes as gameGrid } from '../widgets/game-grid/attributes.ts';
import { attributes as lotteryBoard } from '../widgets/lottery-board/attributes.ts';
import { closedAttributes as closedService } from '../widgets/service-widget/attributes.ts';
import { attributes as winnerBoard } from '../widgets/winner-board/attributes.ts';

interface FirstRules {
  /** Parameters that a question to the gateway may have. */
  readonly table: AttributeTable;
  /** True for a tag that needs more than everybody may know, or code that comes by itself. */
  readonly isOwn?: (tag: Element, kept: FirstOptions['kept']) => boolean;
}

/** Widgets that have first content. */
const RULES: Readonly<Partial<Record<string, FirstRules>>> = {
  'lottery-board': {
    table: lotteryBoard,
    // A member's favourites stand first.
    isOwn: (tag, kept) =>
      tag.matches('[layout=full],[layout=schedule],[tab=fav],[tab=recent]') || Boolean(kept('LOTTFAV')),
  },
  // Favourites and what was played last are those of a member.
  'game-grid': { table: gameGrid, isOwn: tag => tag.matches('[tab=recent],[tab^=fav]') },
  'winner-board': { table: winnerBoard },
  'download-bar': {
    table: downloadBar,
    // No bar for visitors who have closed it, have the app, or come by its icon.
    isOwn: (tag, kept) =>
      tag.matches('[require-login]') || isStandalone() || [kept('hideDownloadBar'), kept('WEBCLIP')].includes('1'),
  },
  // Without its button a closed one shows nothing.
  'service-widget': { table: closedService, isOwn: tag => tag.matches('[open],[position=none]') },
};

/** ms after which the widget's own way is the shorter one. */
const PATIENCE_MS = 1_500;

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
  readonly kept: (key: string) => string | null | undefined;
}

/** Asks for the first content of a tag of that widget, if there can be some. Resolves when it stands or will not come. */
export type AskFirst = (tag: HTMLElement, widget: string) => Promise<void> | undefined;

export function createFirst({ base, dataset, language, theme, kept }: FirstOptions): AskFirst {
  const { gateway = '', merchant = '', prizeMode } = dataset;
  const seen = new WeakSet<Element>();
  // Several tags that say the same are one question, and share their sheets.
  const answers: Record<string, Promise<FirstAnswer & { readonly cameAt: number }>> = {};
  const sheets: Record<string, Promise<CSSStyleSheet>> = {};
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
    sheets[name] ??= read(`${base}${chunks.sheets[name]}.css`).then(text => new CSSStyleSheet().replace(text));
    return sheets[name];
  };

  const show = async (tag: HTMLElement, widget: string, said: [string, string][]) => {
    const tongue = (tag.getAttribute('lang') ?? language()).toUpperCase();
    const looks = tag.getAttribute('theme') ?? theme();
    const query = new URLSearchParams({ build, language: tongue, merchant });
    // The script tag says it for all boards of the page, and each may say something else.
    if (widget === 'lottery-board' && prizeMode) query.set('prize-mode', prizeMode);
    for (const [name, text] of said) query.set(name, text);
    query.set('theme', looks);
    query.sort();
    const names = ['shared', widget, ...(looks === 'dark' ? ['dark'] : [])];
    const [{ tree, data, cameAt }, ...adopted] = await Promise.all([
      answerOf(`${base}first/${widget}?${query}`),
      ...names.map(sheetOf),
    ]);
    const box = document.createElement('div');
    growTree(tree, box, home);
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
    if (isOwn || customElements.get(tag.localName) || rules.isOwn?.(tag, kept)) return;
    const { table } = rules;
    const said = saidBy(tag, table);
    // Attributes that the element will refuse are not asked with.
    if (said.some(([name, text]) => parseAttribute(text, table[name] as AttributeRule) === undefined)) return;
    const asked = show(tag, widget, said).catch(error => tell(tag, error));
    noteAsked(tag, asked);
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
  const signal = AbortSignal.timeout(PATIENCE_MS);
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
  for (let left = MOST_BYTES; ; ) {
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
  noteRefusal(tag, String(error.cause));
  const detail = {
    kind: 'first',
    message: `lobbykit: no first content for ${tag.localName}: ${error}`,
    lobby: 'default',
    detail: error,
  };
  tag.dispatchEvent(new CustomEvent('lobby-error', { bubbles: true, composed: true, detail }));
}
