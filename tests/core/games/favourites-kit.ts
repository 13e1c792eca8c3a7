/** A gateway of somebody else that keeps favourites, and tabs of members who look at theirs. */
import { beforeEach } from 'vitest';
import type { Lobby } from '../../../sdk/types.ts';
import { type AccountServer, credentials, openTab, soon, type Tab, type TabOptions } from '../account/account-kit.ts';

export const IDS = 'POST /wps/relay/MCSFE_getFavoriteGames';
export const ADD = 'POST /wps/relay/MCSFE_addFavoriteGameV2';
export const REMOVE = 'POST /wps/relay/MCSFE_removeFavoriteGameV2';

/** What the gateway does with a change: takes it, refuses it, or is not to be reached. */
export type Fate = 'take' | 'refuse' | 'lose';

export interface FavouriteServer {
  /** What the gateway keeps. */
  readonly kept: Set<string>;
  /** Called for each change, in the order of arrival. */
  fate: (id: string, on: boolean) => Fate;
  /** What the answer to a change waits for. */
  wait: () => Promise<unknown>;
  /** `+id` and `-id`, as they arrived. */
  readonly changes: string[];
}

export function favouritesOn(server: AccountServer): FavouriteServer {
  const made: FavouriteServer = { kept: new Set(), fate: () => 'take', wait: async () => {}, changes: [] };
  beforeEach(() => {
    made.kept.clear();
    made.changes.length = 0;
    made.fate = () => 'take';
    made.wait = async () => {};
    server.on(IDS, ({ body }) => {
      const { pageNo, pageSize } = JSON.parse(body);
      const all = [...made.kept];
      const content = all.slice((pageNo - 1) * pageSize, pageNo * pageSize);
      return { value: { content, totalPages: Math.max(1, Math.ceil(all.length / pageSize)) } };
    });
    const change = (call: string, on: boolean) =>
      server.on(call, async ({ body }) => {
        const { nodeId } = JSON.parse(body);
        made.changes.push(`${on ? '+' : '-'}${nodeId}`);
        const fate = made.fate(nodeId, on);
        await made.wait();
        if (fate === 'lose') return null;
        if (fate === 'refuse') return { errorCode: 'favourite.full', message: 'No more favourites' };
        if (on) made.kept.add(nodeId);
        else made.kept.delete(nodeId);
        return { value: {} };
      });
    change(ADD, true);
    change(REMOVE, false);
  });
  return made;
}

export const pause = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms));

/** Ids that the tab shows, sorted. */
export const shownIn = ({ $favourites }: Lobby): string[] => [...($favourites.value?.data ?? [])].sort();

export const game = (nodeId: string) => ({ nodeId, vendor: 'PG' });

/** A tab whose member looks at the favourites; resolves when they are there. */
export async function memberTab(url: string, options: TabOptions = {}): Promise<Tab> {
  const tab = openTab(url, {}, options);
  if (!tab.lobby.$session.get()) await tab.lobby.login(credentials);
  tab.lobby.$favourites.listen(() => {});
  await soon(() => {
    if (!tab.lobby.$favourites.value?.data) throw new Error('no favourites yet');
  });
  return tab;
}
