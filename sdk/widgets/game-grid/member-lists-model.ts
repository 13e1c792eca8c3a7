/** Favorites that left the fav tab before its list was asked for again (FAV-05). */
import { atom, type ReadableAtom } from 'nanostores';
import type { Lobby } from '../../lobby/types.ts';
import type { GameList } from './list-model.ts';

export interface OwnGames {
  /** Ids that were favorites when the list was made and are none any more. */
  readonly $invalidRows: ReadableAtom<ReadonlySet<string>>;
  /** Follows the favorites, here and in other tabs; returns off. */
  follow(): () => void;
}

const NONE: ReadonlySet<string> = new Set();

export function createOwnGames(lobby: Lobby, list: Pick<GameList, '$pages' | 'shrink'>): OwnGames {
  const $invalidRows = atom(NONE);
  return {
    $invalidRows,
    follow() {
      let before = lobby.$favorites.get().data;
      let choice = list.$pages.get().data?.choice;
      const offs = [
        lobby.$favorites.listen(({ data }) => {
          if (data && before) {
            const gone = [...before].filter(id => !data.has(id));
            // A removal that is undone puts the game back in its place.
            const dropped = [...$invalidRows.get(), ...gone].filter(id => !data.has(id));
            if (gone.length > 0) list.shrink();
            $invalidRows.set(new Set(dropped));
          }
          before = data;
        }),
        list.$pages.listen(({ data }) => {
          if (data?.choice !== choice) $invalidRows.set(NONE);
          choice = data?.choice;
        }),
      ];
      return () => {
        for (const off of offs) off();
      };
    },
  };
}
