/** Renders a board with its data as markup, for the first paint of a page that is rendered on a server. */
import { renderToStaticMarkup } from 'react-dom/server';
import { THEME } from '../elements/base/attributes.ts';
import { buildLobby } from '../lobby/build-lobby.ts';
import { resolveConfig } from '../lobby/config/config.ts';
import { ConfigError, gatherErrors, throwConfigError } from '../lobby/config/config-error.ts';
import { isKnownMerchant } from '../lobby/games/vendors.ts';
import type { LobbyConfig, ResolvedConfig, Theme } from '../lobby/types.ts';
import { VERSION } from '../lobby/version.ts';
import { warnOnce } from '../lobby/warn.ts';
import { attributeName, defineProps } from '../protocol/embed/define-props.ts';
import { allowedValues, parseAttribute } from '../protocol/embed/parse-attribute.ts';
import { escapeMarkup, tagMarkup } from '../protocol/embed/snippet.ts';
import { type BoardReader, readLotteryBoard, readWinnerBoard } from './board-trees.tsx';
import { serverEnv } from './server-env.ts';
import { WIDGET_PROPS } from './widget-attributes.ts';

/**
 * Removes `style` attributes, which a strict CSP rejects and reports; the script later adds the sizes of placeholders
 * and the motion of the winners. The pattern is safe, because quotes in rendered texts and values are always entities.
 */
const withoutStyles = (html: string): string => html.replace(/ style="[^"]*"/g, '');

export type BoardName = 'lottery-board' | 'winner-board';

export interface BoardRequest {
  readonly widget: BoardName;
  /** URL of the gateway that the visitor's browser uses. */
  readonly gateway: string;
  readonly merchant: string;
  /** Language code of the page, as in `data-lobby-language`. Default `TY`. */
  readonly language?: string;
  /** Theme of the board. Default `light`. The attribute `theme` overrides this option. */
  readonly theme?: Theme;
  /** Attributes of the tag by name, including `theme` and `lobby`; the value of a flag is an empty string. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** URL of the directory with the stylesheets. Default: `<gateway>/sdk/<version>/`. */
  readonly stylesheets?: string;
  /** Function that replaces `fetch` for calls to the gateway. Default: the global fetch. */
  readonly fetch?: typeof fetch;
  /** Timeout of the requests for data, ms. Default 2000. */
  readonly timeout?: number;
}

export interface RenderedBoard {
  /** Markup of the tag. If the data could not be loaded, the tag is empty, and the kit's script renders its content. */
  readonly html: string;
  /**
   * URL of the stylesheet in the markup, for `<link rel="preload" as="style">` in the head; null if the markup needs
   * none.
   */
  readonly stylesheet: string | null;
  /** State of the board. `ready`: the markup contains the data. */
  readonly status: 'loading' | 'ready' | 'empty' | 'error';
}

const READERS: Readonly<Record<BoardName, BoardReader>> = {
  'lottery-board': readLotteryBoard,
  'winner-board': readWinnerBoard,
};
/** Attributes that all widgets have, without `lang`, because the whole board is in the requested language. */
const COMMON = defineProps({ ...THEME, lobby: { kind: 'text' } });
const WAIT_MS = 2_000;

/**
 * Fetches the data and renders the board with a temporary lobby. If the gateway fails or is slow, only the content of
 * the board is missing.
 * @throws ConfigError naming each invalid option, its value and the allowed values; this includes an unknown merchant
 */
export async function renderBoard(request: BoardRequest): Promise<RenderedBoard> {
  const { widget, attributes = {}, merchant } = request;
  const timeout = timeoutOf(request);
  const errors = gatherErrors();
  if (!Object.hasOwn(READERS, widget))
    errors.try(() => throwConfigError('widget', widget, Object.keys(READERS).join(', ')));
  const params = readParams(widget, attributes, errors);
  const abort = new AbortController();
  const config = errors.try(() => resolveConfig(configOf(request, abort.signal)));
  errors.end();
  // If there were no configuration, an error would have been thrown before.
  const lobby = buildLobby(config as ResolvedConfig, serverEnv);
  const wrap = (inside: string) => tagMarkup(widget, attributes, inside);
  const folder = request.stylesheets ?? `${lobby.config.gateway}/sdk/${VERSION}/`;
  let status: RenderedBoard['status'] = 'error';
  let stylesheet: string | null = null;
  try {
    // The calls of a board contain no merchant, so they do not fail if it is unknown. This call does.
    const known = isKnownMerchant(lobby, timeout);
    await lobby.textReady();
    const board = READERS[widget](lobby, params, timeout, board => {
      status = board.status;
      if (!board.tree) return wrap('');
      stylesheet = `${folder}${board.stylesheet}.css`;
      const link = `<link rel="stylesheet" href="${escapeMarkup(stylesheet)}">`;
      const view = withoutStyles(renderToStaticMarkup(board.tree));
      // The content is hidden until its stylesheet has loaded, because without styles the icons would fill the page.
      // The link is last, because browsers stop parsing until the stylesheet has loaded.
      return wrap(`<template shadowrootmode="open"><div hidden>${view}</div>${link}</template>`);
    });
    if (!(await known)) throwConfigError('merchant', merchant, 'the code of a merchant of this gateway');
    const html = await board;
    return { html, stylesheet, status };
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    return { html: wrap(''), stylesheet: null, status: 'error' };
  } finally {
    lobby.dispose();
    abort.abort();
  }
}

function timeoutOf({ timeout = WAIT_MS }: BoardRequest): number {
  if (timeout >= 0) return timeout;
  warnOnce(`timeout ${timeout} of renderBoard is ${WAIT_MS}; allowed: ms from 0.`);
  return WAIT_MS;
}

function configOf({ gateway, merchant, language = 'TY', attributes = {}, ...rest }: BoardRequest, signal: AbortSignal) {
  const theme = attributes.theme ?? rest.theme;
  const { fetch = globalThis.fetch } = rest;
  // Aborts pending calls when the rendering has finished, so that a gateway that does not respond leaves no open
  // connections.
  const abortableFetch: typeof fetch = (input, init) => {
    const request = new Request(input, init);
    return fetch(request, { signal: AbortSignal.any([request.signal, signal]) });
  };
  const config = {
    gateway,
    merchant,
    language,
    theme,
    fetch: typeof fetch === 'function' ? abortableFetch : fetch,
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
      errors.try(() => throwConfigError(name, text, allowed));
    } else if (!Object.hasOwn(COMMON, name)) params[property] = value;
  }
  return params;
}
