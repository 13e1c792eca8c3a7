/** Asks for the ids of all favorites: a hundred at once, as many times as there are pages (API-28, API-29). */
import { FAVORITE_IDS_PAGE_SIZE } from '../../protocol/constants.ts';
import { favoriteIds } from '../../protocol/games/calls.ts';
import { parseNumber, parseText } from '../../protocol/parse-values.ts';
import type { LobbyContext } from '../context.ts';
import type { Found } from '../resource/resource.ts';

/** A number of pages that no member fills by hand: a wrong total must not ask for ever. */
const MAX_PAGES = 50;

export async function fetchFavoriteIds({
  client,
  session,
}: Pick<LobbyContext, 'client' | 'session'>): Promise<Found<readonly string[]>> {
  const token = session.current()?.token ?? '';
  const ask = async (pageNo: number) =>
    client.call(favoriteIds, { body: { token, pageNo, pageSize: FAVORITE_IDS_PAGE_SIZE } });
  const { value, serverTime } = await ask(1);
  const ids = [...value.content];
  const pages = Math.min(parseNumber(value.totalPages) ?? 1, MAX_PAGES);
  for (let pageNo = 2; pageNo <= pages; pageNo++) ids.push(...(await ask(pageNo)).value.content);
  return { data: ids.map(parseText), at: serverTime };
}
