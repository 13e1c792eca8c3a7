/** A board as markup with its numbers in it, for the first paint of a page that a server writes. */
import { renderToStaticMarkup } from 'react-dom/server';
import { allowedValues, parseAttribute, THEME } from '../elements/base/attributes.ts';
import { buildLobby } from '../lobby/build-lobby.ts';
import { resolveConfig } from '../lobby/config/config.ts';
import { ConfigError, gatherErrors, refuse } from '../lobby/config/config-error.ts';
import { knowsMerchant } from '../lobby/games/vendors.ts';
import type { LobbyConfig, ResolvedConfig, Theme } from '../lobby/types.ts';
import { VERSION } from '../lobby/version.ts';
import { warnOnce } from '../lobby/warn.ts';
import { attributeName, defineProps } from '../protocol/embed/define-props.ts';
import { type BoardReader, readLotteryBoard, readWinnerBoard } from './board-trees.tsx';
import { serverEnv } from './server-env.ts';
import { WIDGET_PROPS } from './widget-attributes.ts';

/** Text that becomes markup: of a value nothing can turn into an element, an attribute or an entity. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, sign => ENTITIES[sign] ?? '');

/** Attributes as they stand in a tag, each with a space before it; names must be known ones. */
const attributesMarkup = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeMarkup(value)}"`))
    .join('');

/**
 * The same markup without its `style` attributes, which a strict policy refuses and reports: sizes of placeholders and the
 * motion of the winners come with the script. In rendered markup a quote inside of text or a value is always an entity.
 */
const withoutStyles = (html: string): string => html.replace(/ style="[^"]*"/g, '');

export type BoardName = 'lottery-board' | 'winner-board';

export interface BoardRequest {
  readonly widget: BoardName;
  /** Address of the gateway as the visitor's browser reaches it. */
  readonly gateway: string;
  readonly merchant: string;
  /** Code of the page's language, as in `data-language`. Default `TY`. */
  readonly language?: string;
  /** Default `light`; an attribute of that name beats it. */
  readonly theme?: Theme;
  /** Attributes of the tag by their names, `theme` and `lobby` among them; a flag is an empty text. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Address of the folder with the sheets. Default: `<gateway>/sdk/<version>/`. */
  readonly stylesheets?: string;
  /** Replacement of `fetch` for the calls to the gateway. Default: the global fetch. */
  readonly fetch?: typeof fetch;
  /** ms to wait for the data. Default 2000. */
  readonly timeout?: number;
}

export interface RenderedBoard {
  /** The whole tag. Without data it is the bare one, which the kit's script fills by itself. */
  readonly html: string;
  /** Address of the sheet the markup links, for a `<link rel="preload" as="style">` in the head; null where it links none. */
  readonly stylesheet: string | null;
  /** `ready`: the markup holds the data. */
  readonly status: 'loading' | 'ready' | 'empty' | 'error';
}

const READERS: Readonly<Record<BoardName, BoardReader>> = {
  'lottery-board': readLotteryBoard,
  'winner-board': readWinnerBoard,
};
/** `lang` is not among them: the whole board is written in the language that was asked for. */
const COMMON = defineProps({ ...THEME, lobby: { kind: 'text' } });
const WAIT_MS = 2_000;

/**
 * Asks the gateway and renders what it answers, in a lobby of its own that ends with the call. A gateway that fails or is
 * slow costs the numbers, never the page.
 * @throws ConfigError naming each wrong option, its value and what is allowed; a merchant the gateway does not know is one
 */
export async function renderBoard(request: BoardRequest): Promise<RenderedBoard> {
  const { widget, attributes = {}, merchant } = request;
  const timeout = timeoutOf(request);
  const errors = gatherErrors();
  if (!Object.hasOwn(READERS, widget)) errors.try(() => refuse('widget', widget, Object.keys(READERS).join(', ')));
  const params = readParams(widget, attributes, errors);
  const ended = new AbortController();
  const config = errors.try(() => resolveConfig(configOf(request, ended.signal)));
  errors.end();
  // Without a configuration there was an error.
  const lobby = buildLobby(config as ResolvedConfig, serverEnv);
  const tag = `lobby-${widget}`;
  const wrap = (inside: string) => `<${tag}${attributesMarkup(attributes)}>${inside}</${tag}>`;
  const folder = request.stylesheets ?? `${lobby.config.gateway}/sdk/${VERSION}/`;
  let status: RenderedBoard['status'] = 'error';
  let stylesheet: string | null = null;
  try {
    // The calls of a board name no merchant, so they do not fail for one that does not exist: this call does.
    const known = knowsMerchant(lobby, timeout);
    await lobby.textReady();
    const board = READERS[widget](lobby, params, timeout, board => {
      status = board.status;
      if (!board.tree) return wrap('');
      stylesheet = `${folder}${board.stylesheet}.css`;
      const link = `<link rel="stylesheet" href="${escapeMarkup(stylesheet)}">`;
      const view = withoutStyles(renderToStaticMarkup(board.tree));
      // The sheet shows what is hidden: without looks the icons would fill the page for as long as it takes to come. It is named
      // last, for a browser reads no further until it is there.
      return wrap(`<template shadowrootmode="open"><div hidden>${view}</div>${link}</template>`);
    });
    if (!(await known)) refuse('merchant', merchant, 'the code of a merchant of this gateway');
    const html = await board;
    return { html, stylesheet, status };
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    return { html: wrap(''), stylesheet: null, status: 'error' };
  } finally {
    lobby.dispose();
    ended.abort();
  }
}

function timeoutOf({ timeout = WAIT_MS }: BoardRequest): number {
  if (timeout >= 0) return timeout;
  warnOnce(`timeout ${timeout} of renderBoard is ${WAIT_MS}; allowed: ms from 0.`);
  return WAIT_MS;
}

function configOf({ gateway, merchant, language = 'TY', attributes = {}, ...rest }: BoardRequest, ended: AbortSignal) {
  const theme = attributes.theme ?? rest.theme;
  const { fetch = globalThis.fetch } = rest;
  // A gateway that does not answer leaves nothing behind: its calls end with this one.
  const ask: typeof fetch = (input, init) => {
    const asked = new Request(input, init);
    return fetch(asked, { signal: AbortSignal.any([asked.signal, ended]) });
  };
  const config = {
    gateway,
    merchant,
    language,
    theme,
    fetch: typeof fetch === 'function' ? ask : fetch,
  };
  return Object.fromEntries(
    Object.entries(config).filter(([, value]) => value !== undefined),
  ) as unknown as LobbyConfig;
}

function readParams(
  widget: BoardName,
  attributes: Readonly<Record<string, string>>,
  errors: ReturnType<typeof gatherErrors>,
): Record<string, unknown> {
  const table = new Map(
    Object.entries({ ...COMMON, ...WIDGET_PROPS[widget] }).map(([property, rule]) => [
      attributeName(property),
      { property, rule },
    ]),
  );
  const params: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(attributes)) {
    const { property, rule } = table.get(name) ?? {};
    const value = rule && parseAttribute(text, rule);
    if (property === undefined || value === undefined) {
      const allowed = rule ? allowedValues(rule) : `an attribute named ${[...table.keys()].join(', ')}`;
      errors.try(() => refuse(name, text, allowed));
    } else if (!Object.hasOwn(COMMON, name)) params[property] = value;
  }
  return params;
}
