/**
 * Recording of the gateway's responses for a view. They are embedded with the view, so that the page does not request
 * them again.
 */
import type { Lobby } from '../../lobby/types.ts';

/** Responses by address, without the host. */
export type Answers = Readonly<Record<string, unknown>>;

const heard = new WeakMap<typeof fetch, Record<string, unknown>>();

/** Wraps the fetch function `ask` and records its responses. */
export function hearing(ask: typeof fetch): typeof fetch {
  const answers: Record<string, unknown> = {};
  const asking: typeof fetch = async (input, init) => {
    const asked = new Request(input, init);
    const response = await ask(asked);
    const { pathname, search } = new URL(asked.url);
    // Failed responses are not recorded: the page requests those again.
    if (response.ok) answers[pathname + search] = await response.clone().json();
    return response;
  };
  heard.set(asking, answers);
  return asking;
}

/** Returns the responses recorded for a lobby with a `fetch` from `hearing`. */
export const answersOf = ({ config }: Pick<Lobby, 'config'>): Answers =>
  (config.fetch && heard.get(config.fetch)) ?? {};
