/**
 * Removes games from the displayed tab `fav` when they are no longer favorites, before the list is requested again
 * (FAV-05).
 */
import { atom, type ReadableAtom } from 'nanostores';
import type { Lobby } from '../../lobby/types.ts';
import type { GameList } from './list-model.ts';

export interface OwnGames {
  /** Ids of games that were favorites when the list was loaded and no longer are. */
  readonly $removed: ReadableAtom<ReadonlySet<string>>;
  /** Starts to watch the favorites, including changes in other tabs; returns a function that stops this. */
  follow(): () => void;
}

const NONE: ReadonlySet<string> = new Set();

export function createOwnGames(lobby: Lobby, list: Pick<GameList, '$pages' | 'shrink'>): OwnGames {
  const $removed = atom(NONE);
  return {
    $removed,
    follow() {
      let before = lobby.$favorites.get().data;
      let choice = list.$pages.get().data?.choice;
      const offs = [
        lobby.$favorites.listen(({ data }) => {
          if (data && before) {
            const removedIds = [...before].filter(id => !data.has(id));
            // If the removal of a favorite is reverted, the game appears again at its previous position.
            const dropped = [...$removed.get(), ...removedIds].filter(id => !data.has(id));
            if (removedIds.length > 0) list.shrink();
            $removed.set(new Set(dropped));
          }
          before = data;
        }),
        list.$pages.listen(({ data }) => {
          if (data?.choice !== choice) $removed.set(NONE);
          choice = data?.choice;
        }),
      ];
      return () => {
        for (const off of offs) off();
      };
    },
  };
}
