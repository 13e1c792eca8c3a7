/** First page of a category's games on home, requested on mount (HOME-18, HOME-20). */
import { type LanguageResource, type Lobby, languageResource } from 'lobbykit';
import { firstChoice, type Game, HOME_PAGE_SIZE, IN_HOUSE_VENDOR, listQuery, parseGames } from 'lobbykit/domain';
import { gameList } from 'lobbykit/wire';

export type HomeList = LanguageResource<readonly Game[]>;

type ListLobby = Pick<Lobby, '$language' | 'call' | 'config'>;

const lists = new WeakMap<ListLobby, Map<string, HomeList>>();

/**
 * Returns the list of a category, one per lobby, so that the list is cached on the return to home.
 * @param kind category in uppercase; INHOUSE for the slots of the in-house vendor
 */
export function homeList(lobby: ListLobby, kind: string): HomeList {
  const listsByKind = lists.get(lobby) ?? new Map<string, HomeList>();
  lists.set(lobby, listsByKind);
  const list = listsByKind.get(kind) ?? createList(lobby, kind);
  listsByKind.set(kind, list);
  return list;
}

function createList({ $language, call, config }: ListLobby, kind: string): HomeList {
  const choice = firstChoice(kind === 'INHOUSE' ? { kind: 'RNG', vendor: IN_HOUSE_VENDOR } : { kind });
  return languageResource($language, async language => {
    const context = { merchant: config.merchant, language, token: '', page: 1, pageSize: HOME_PAGE_SIZE };
    const { value, serverTime } = await call(gameList, { query: listQuery(choice, context) });
    return { data: parseGames(value.games), at: serverTime };
  });
}
