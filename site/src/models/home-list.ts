/** Games of one category as home shows them: the first page, asked for when somebody looks (HOME-18, HOME-20). */
import { createResource, type Lobby, type Resource } from 'lobbykit';
import { firstChoice, type Game, HOME_PAGE_SIZE, IN_HOUSE_VENDOR, listQuery, readGames } from 'lobbykit/domain';
import { gameList } from 'lobbykit/wire';
import { onMount, type ReadableAtom } from 'nanostores';

export interface HomeList {
  /** What was shown in the last language stays until the next has come. */
  readonly $games: ReadableAtom<Resource<readonly Game[]>>;
  /** Asks again; resolves when the answer or the error is in the store. */
  retry(): Promise<void>;
}

type ListLobby = Pick<Lobby, '$language' | 'call' | 'config'>;

const lists = new WeakMap<ListLobby, Map<string, HomeList>>();

/**
 * The list of a category: one per lobby, so that who comes back to home finds it as it was left.
 * @param kind category in capitals; INHOUSE for the slots of the in-house vendor
 */
export function homeList(lobby: ListLobby, kind: string): HomeList {
  const made = lists.get(lobby) ?? new Map<string, HomeList>();
  lists.set(lobby, made);
  const list = made.get(kind) ?? createList(lobby, kind);
  made.set(kind, list);
  return list;
}

function createList(lobby: ListLobby, kind: string): HomeList {
  const resource = createResource<readonly Game[]>();
  const choice = firstChoice(kind === 'INHOUSE' ? { kind: 'RNG', vendor: IN_HOUSE_VENDOR } : { kind });
  let askedIn: string | undefined;
  let shownIn: string | undefined;

  const ask = async () => {
    const language = lobby.$language.get();
    askedIn = language;
    const asker = { merchant: lobby.config.merchant, language, token: '', page: 1, pageSize: HOME_PAGE_SIZE };
    await resource.ask(async () => {
      const { value, serverTime } = await lobby.call(gameList, { query: listQuery(choice, asker) });
      // The answer to an overtaken question is not shown.
      if (askedIn === language) shownIn = language;
      return { data: readGames(value.games), at: serverTime };
    });
  };

  onMount(resource.$state, () => {
    const off = lobby.$language.listen(() => void ask());
    // An error is asked about again by the next who looks.
    if (shownIn !== lobby.$language.get()) void ask();
    return off;
  });
  return { $games: resource.$state, retry: ask };
}
