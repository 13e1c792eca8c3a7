/** The gateway's answers that a view was made of. They travel with the view, so that the page need not request them again. */
import type { Lobby } from '../../lobby/types.ts';

/** Answers by address, without the host. */
export type Answers = Readonly<Record<string, unknown>>;

const heard = new WeakMap<typeof fetch, Record<string, unknown>>();

/** A `fetch` that calls `ask` and notes its answers. */
export function hearing(ask: typeof fetch): typeof fetch {
  const answers: Record<string, unknown> = {};
  const asking: typeof fetch = async (input, init) => {
    const asked = new Request(input, init);
    const response = await ask(asked);
    const { pathname, search } = new URL(asked.url);
    // Failed answers are not noted: the page asks for those itself.
    if (response.ok) answers[pathname + search] = await response.clone().json();
    return response;
  };
  heard.set(asking, answers);
  return asking;
}

/** What has been answered so far to a lobby whose `fetch` is that of `hearing`. */
export const answersOf = ({ config }: Pick<Lobby, 'config'>): Answers =>
  (config.fetch && heard.get(config.fetch)) ?? {};
