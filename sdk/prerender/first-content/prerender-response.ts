/**
 * Prerendered content of a widget as nodes, which the loader of the script tag creates before the widget's code has
 * loaded.
 *
 * It is part of a separate build (`dist/first`), which is created together with the loader. That build renders the same
 * sources with Preact; users of `lobbykit/server` render with React, which produces other text nodes and ids.
 */

import type { PrerenderResponse } from '../../first-content/rules.ts';
import { treeOf } from '../../first-content/serialize-tree.ts';
import { buildLobby } from '../../lobby/build-lobby.ts';
import { resolveConfig } from '../../lobby/config/config.ts';
import type { Lobby, Theme } from '../../lobby/types.ts';
import { serverEnv } from '../server-env.ts';
import { WIDGET_ATTRIBUTES } from '../widget-attributes.ts';
import { type PrerenderReader, readBar, readGames, readLottery, readService, readWinners } from './readers.ts';
import { recordResponses } from './recorded-responses.ts';

/** Functions that prerender a widget, by name. */
const READERS = {
  'lottery-board': readLottery,
  'game-grid': readGames,
  'winner-board': readWinners,
  'service-widget': readService,
  'download-bar': readBar,
} satisfies Readonly<Record<string, PrerenderReader>>;

export type FirstName = keyof typeof READERS;

export interface PrerenderRequest {
  readonly widget: FirstName;
  readonly merchant: string;
  /** Language code of the texts and of names from the gateway. */
  readonly language: string;
  readonly theme: Theme;
  /** Attribute values of the tag by property name, already parsed with the widget's prop table. */
  readonly params: Readonly<Record<string, string | number | boolean>>;
  /** Function that replaces `fetch` for calls to the gateway. */
  readonly fetch: typeof fetch;
  /** Returns the gateway's time, ms since 1970, from which remaining times are computed. */
  readonly now: () => number;
  /** Timeout of the requests for data, ms. */
  readonly timeout: number;
}

/** Attributes that a request may contain, by widget. */
export const FIRST_ATTRIBUTES = Object.fromEntries(
  Object.keys(READERS).map(name => [name, WIDGET_ATTRIBUTES[name as FirstName]]),
) as Readonly<Record<FirstName, (typeof WIDGET_ATTRIBUTES)[FirstName]>>;

/**
 * Placeholder for the gateway's URL during rendering. A response contains no host name, so it is valid for all host
 * names of a gateway.
 */
const NOWHERE = 'https://gateway.invalid';

/**
 * Renders the content of a widget from public data only, with a temporary lobby without a session.
 * @returns null if a correct rendering needs more than public data
 * @throws CallError if the data fail to load, ConfigError for an invalid request
 */
export async function prerenderResponse(options: PrerenderRequest): Promise<PrerenderResponse | null> {
  const { widget, merchant, language, theme, params, timeout } = options;
  const abort = new AbortController();
  // Pending calls are aborted when the rendering has finished.
  const recordingFetch = recordResponses((input, init) => {
    const request = new Request(input, init);
    return options.fetch(request, { signal: AbortSignal.any([request.signal, abort.signal]) });
  });
  const config = resolveConfig({
    gateway: NOWHERE,
    merchant,
    language,
    languages: [language],
    theme,
    fetch: recordingFetch,
  });
  const lobby: Lobby = buildLobby(config, { ...serverEnv, wall: options.now });
  try {
    await lobby.textReady();
    const first = await READERS[widget](lobby, params, timeout);
    return first && { tree: await treeOf(first.view, NOWHERE), data: first.data };
  } finally {
    lobby.dispose();
    abort.abort();
  }
}
