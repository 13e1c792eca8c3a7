/**
 * Prerendered content of a widget as nodes, which the loader of the script tag renders before the widget's code has
 * loaded.
 *
 * A separate build (`dist/first`), created together with the loader: it renders the same sources with Preact, while
 * importers of `lobbykit/server` use React, which produces different text nodes and ids.
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

/** Widgets with a prerender response. */
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
  /** Language code of texts and names. */
  readonly language: string;
  readonly theme: Theme;
  /** Attributes of the tag by property name, parsed with the widget's table. */
  readonly params: Readonly<Record<string, string | number | boolean>>;
  /** Replacement of `fetch` for the calls to the gateway. */
  readonly fetch: typeof fetch;
  /** Gateway time, ms since 1970, from which remaining times are computed. */
  readonly now: () => number;
  /** Timeout of the data, ms. */
  readonly timeout: number;
}

/** Allowed attributes of a request, by widget. */
export const FIRST_ATTRIBUTES = Object.fromEntries(
  Object.keys(READERS).map(name => [name, WIDGET_ATTRIBUTES[name as FirstName]]),
) as Readonly<Record<FirstName, (typeof WIDGET_ATTRIBUTES)[FirstName]>>;

/**
 * Placeholder for the gateway's URL during rendering: a response contains no host, so it is valid for all names of
 * a gateway.
 */
const NOWHERE = 'https://gateway.invalid';

/**
 * Renders the content of a widget from public data only, with a temporary lobby without a session.
 * @returns null if the widget requires more data for a correct rendering
 * @throws CallError if the data fails to load, ConfigError for an invalid request
 */
export async function prerenderResponse(options: PrerenderRequest): Promise<PrerenderResponse | null> {
  const { widget, merchant, language, theme, params, timeout } = options;
  const abort = new AbortController();
  // Aborts pending calls at the end.
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
