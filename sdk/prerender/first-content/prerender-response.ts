/**
 * First content of a widget, as nodes that the loader of the script tag can make before any code of the widget has loaded.
 *
 * A build of its own (`dist/first`), made together with the loader: the same sources are rendered by Preact there, while whoever
 * imports `lobbykit/server` from its sources has React, whose text and ids come out differently.
 */

import type { PrerenderResponse } from '../../first-content/rules.ts';
import { treeOf } from '../../first-content/serialize-tree.ts';
import { buildLobby } from '../../lobby/build-lobby.ts';
import { resolveConfig } from '../../lobby/config/config.ts';
import type { Lobby, Theme } from '../../lobby/types.ts';
import { serverEnv } from '../server-env.ts';
import { WIDGET_ATTRIBUTES } from '../widget-attributes.ts';
import { readBar } from './download-bar.ts';
import { readGames } from './game-grid.ts';
import { readLottery } from './lottery-board.ts';
import type { PrerenderReader } from './reader.ts';
import { hearing } from './recorded-responses.ts';
import { readService } from './service-widget.ts';
import { readWinners } from './winner-board.ts';

/** Widgets that have a first answer. */
const READERS = {
  'lottery-board': readLottery,
  'game-grid': readGames,
  'winner-board': readWinners,
  'service-widget': readService,
  'download-bar': readBar,
} satisfies Readonly<Record<string, PrerenderReader>>;

export type FirstName = keyof typeof READERS;

export interface FirstQuestion {
  readonly widget: FirstName;
  readonly merchant: string;
  /** Code of the language of texts and names. */
  readonly language: string;
  readonly theme: Theme;
  /** Attributes of the tag by property name, as the table of the widget reads them. */
  readonly params: Readonly<Record<string, string | number | boolean>>;
  /** Replacement of `fetch` for the calls to the gateway. */
  readonly fetch: typeof fetch;
  /** The gateway's time, ms since 1970: what is left until a draw is counted from it. */
  readonly now: () => number;
  /** ms to wait for the data. */
  readonly timeout: number;
}

/** Attributes that a question may name, by widget. */
export const FIRST_ATTRIBUTES = Object.fromEntries(
  Object.keys(READERS).map(name => [name, WIDGET_ATTRIBUTES[name as FirstName]]),
) as Readonly<Record<FirstName, (typeof WIDGET_ATTRIBUTES)[FirstName]>>;

/** Stands for the gateway's address while the view is rendered: an answer names no host, so one answer serves all names of a gateway. */
const NOWHERE = 'https://gateway.invalid';

/**
 * The first content of a widget, from public data alone: the lobby it is rendered by has no session and ends with the call.
 * @returns null where the widget needs more than that to show what is right
 * @throws CallError where the data do not come, ConfigError where the question is wrong
 */
export async function prerenderResponse(question: FirstQuestion): Promise<PrerenderResponse | null> {
  const { widget, merchant, language, theme, params, timeout } = question;
  const ended = new AbortController();
  // A call that hangs ends with this one.
  const ask = hearing((input, init) => {
    const asked = new Request(input, init);
    return question.fetch(asked, { signal: AbortSignal.any([asked.signal, ended.signal]) });
  });
  const config = resolveConfig({ gateway: NOWHERE, merchant, language, languages: [language], theme, fetch: ask });
  const lobby: Lobby = buildLobby(config, { ...serverEnv, wall: question.now });
  try {
    await lobby.textReady();
    const first = await READERS[widget](lobby, params, timeout);
    return first && { tree: await treeOf(first.view, NOWHERE), data: first.data };
  } finally {
    lobby.dispose();
    ended.abort();
  }
}
