/** Stub gateway with favorites, and tabs of members that listen to their favorites. */
import { beforeEach } from 'vitest';
import type { Lobby } from '../../../sdk/lobby/types.ts';
import { type AccountServer, credentials, openTab, soon, type Tab, type TabOptions } from '../account/account-kit.ts';

export const IDS = 'POST /wps/relay/MCSFE_getFavoriteGames';
export const ADD = 'POST /wps/relay/MCSFE_addFavoriteGameV2';
export const REMOVE = 'POST /wps/relay/MCSFE_removeFavoriteGameV2';

/** Outcome of a change: accepted, rejected, or lost. */
export type Fate = 'take' | 'refuse' | 'lose';

export interface FavoriteServer {
  /** Favorites stored by the gateway. */
  readonly stored: Set<string>;
  /** Called for each change in order of arrival. */
  fate: (id: string, on: boolean) => Fate;
  /** Returns a promise for which the response to a change waits. */
  wait: () => Promise<unknown>;
  /** `+id` and `-id` in order of arrival. */
  readonly changes: string[];
}

export function favoritesOn(server: AccountServer): FavoriteServer {
  const created: FavoriteServer = { stored: new Set(), fate: () => 'take', wait: async () => {}, changes: [] };
  beforeEach(() => {
    created.stored.clear();
    created.changes.length = 0;
    created.fate = () => 'take';
    created.wait = async () => {};
    server.on(IDS, ({ body }) => {
      const { pageNo, pageSize } = JSON.parse(body);
      const all = [...created.stored];
      const content = all.slice((pageNo - 1) * pageSize, pageNo * pageSize);
      return { value: { content, totalPages: Math.max(1, Math.ceil(all.length / pageSize)) } };
    });
    const change = (call: string, on: boolean) =>
      server.on(call, async ({ body }) => {
        const { nodeId } = JSON.parse(body);
        created.changes.push(`${on ? '+' : '-'}${nodeId}`);
        const fate = created.fate(nodeId, on);
        await created.wait();
        if (fate === 'lose') return null;
        if (fate === 'refuse') return { errorCode: 'favorite.full', message: 'No more favorites' };
        if (on) created.stored.add(nodeId);
        else created.stored.delete(nodeId);
        return { value: {} };
      });
    change(ADD, true);
    change(REMOVE, false);
  });
  return created;
}

export const pause = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms));

/** Ids of the favorites in the tab, sorted. */
export const shownIn = ({ $favorites }: Lobby): string[] => [...($favorites.value?.data ?? [])].sort();

export const game = (nodeId: string) => ({ nodeId, vendor: 'PG' });

/** Tab of a member that listens to the favorites; resolves when they have loaded. */
export async function memberTab(url: string, options: TabOptions = {}): Promise<Tab> {
  const tab = openTab(url, {}, options);
  if (!tab.lobby.$session.get()) await tab.lobby.login(credentials);
  tab.lobby.$favorites.listen(() => {});
  await soon(() => {
    if (!tab.lobby.$favorites.value?.data) throw new Error('no favorites yet');
  });
  return tab;
}
