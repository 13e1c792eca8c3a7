/** A board as markup with its numbers in it, for the first paint of a page that a server writes. */
import { renderToStaticMarkup } from 'react-dom/server';
import { buildLobby } from '../core/build-lobby.ts';
import { resolveConfig } from '../core/config.ts';
import { refuse } from '../core/config-error.ts';
import { VERSION } from '../core/version.ts';
import {
  type AttributeRule,
  type AttributeTable,
  allowedValues,
  parseAttribute,
  propertyName,
  THEME,
} from '../elements/attributes.ts';
import type { LobbyConfig, Theme } from '../types.ts';
import { type BoardReader, readLotteryBoard, readWinnerBoard } from './board-trees.tsx';
import { attributesMarkup, escapeMarkup, withoutStyles } from './markup.ts';
import { serverEnv } from './server-env.ts';
import { WIDGET_ATTRIBUTES } from './widget-attributes.ts';

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
  readonly sheets?: string;
  /** What asks the gateway. Default: the global fetch. */
  readonly fetch?: typeof fetch;
  /** ms to wait for the data. Default 2000. */
  readonly timeout?: number;
}

export interface RenderedBoard {
  /** The whole tag. Without data it is the bare one, which the kit's script fills by itself. */
  readonly html: string;
  /** Address of the sheet the markup links, for a `<link rel="preload" as="style">` in the head; null where it links none. */
  readonly sheet: string | null;
  /** `ready`: the markup holds the data. */
  readonly status: 'loading' | 'ready' | 'empty' | 'error';
}

const READERS: Readonly<Record<BoardName, BoardReader>> = {
  'lottery-board': readLotteryBoard,
  'winner-board': readWinnerBoard,
};
/** `lang` is not among them: the whole board is written in the language that was asked for. */
const COMMON: AttributeTable = { ...THEME, lobby: { kind: 'text' } };
const WAIT_MS = 2_000;

/**
 * Asks the gateway and renders what it answers, in a lobby of its own that ends with the call. A gateway that fails or is
 * slow costs the numbers, never the page.
 * @throws ConfigError naming option, value and what is allowed
 */
export async function renderBoard(request: BoardRequest): Promise<RenderedBoard> {
  const { widget, attributes = {}, timeout = WAIT_MS } = request;
  if (!Object.hasOwn(READERS, widget)) refuse('widget', widget, Object.keys(READERS).join(', '));
  const params = readParams(widget, attributes);
  const lobby = buildLobby(resolveConfig(configOf(request)), serverEnv);
  const tag = `lobby-${widget}`;
  const wrap = (inside: string) => `<${tag}${attributesMarkup(attributes)}>${inside}</${tag}>`;
  const folder = request.sheets ?? `${lobby.config.gateway}/sdk/${VERSION}/`;
  let status: RenderedBoard['status'] = 'error';
  let sheet: string | null = null;
  try {
    await lobby.textReady();
    const html = await READERS[widget](lobby, params, timeout, board => {
      status = board.status;
      if (!board.tree) return wrap('');
      sheet = `${folder}${board.sheet}.css`;
      const link = `<link rel="stylesheet" href="${escapeMarkup(sheet)}">`;
      const view = withoutStyles(renderToStaticMarkup(board.tree));
      // The sheet shows what is hidden: without looks the icons would fill the page for as long as it takes to come. It is named
      // last, for a browser reads no further until it is there.
      return wrap(`<template shadowrootmode="open"><div hidden>${view}</div>${link}</template>`);
    });
    return { html, sheet, status };
  } catch {
    return { html: wrap(''), sheet: null, status: 'error' };
  } finally {
    lobby.dispose();
  }
}

function configOf({ gateway, merchant, language = 'TY', attributes = {}, fetch, ...rest }: BoardRequest): LobbyConfig {
  const theme = attributes.theme ?? rest.theme;
  const config = { gateway, merchant, language, languages: [language], theme, fetch };
  return Object.fromEntries(
    Object.entries(config).filter(([, value]) => value !== undefined),
  ) as unknown as LobbyConfig;
}

function readParams(widget: BoardName, attributes: Readonly<Record<string, string>>): Record<string, unknown> {
  const table = new Map<string, AttributeRule>(Object.entries({ ...COMMON, ...WIDGET_ATTRIBUTES[widget] }));
  const params: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(attributes)) {
    const rule = table.get(name);
    if (!rule) refuse(name, text, `one of ${[...table.keys()].join(', ')}`);
    const value = parseAttribute(text, rule);
    if (value === undefined) refuse(name, text, allowedValues(rule));
    if (!Object.hasOwn(COMMON, name)) params[propertyName(name)] = value;
  }
  return params;
}
