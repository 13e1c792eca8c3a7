import { createLobby } from 'lobbykit';
import { gameMenu, rankList } from 'lobbykit/wire';
import { Widgets } from './widgets.jsx';

const gateway = process.env.GATEWAY_URL;
const lobby = createLobby({ gateway, merchant: 'demo', language: 'EN' });

/** Boards with the data of this request. */
export default async function Page({ searchParams }) {
  const { language = 'EN' } = await searchParams;
  const menu = await lobby.call(gameMenu, { query: { device: 'MOBILE', language, prizeMode: 'Lott' } });
  const wins = await lobby.call(rankList, { query: { gameCategory: 'ALL', language, limitNum: 5 } });
  // #region test
  const { result } = await searchParams;
  // Replaces all results, because a later request would return other results.
  for (const game of menu.value.flatMap(group => group.gameMenus)) game.previousWinningNumber = result;
  // #endregion
  return <Widgets gateway={gateway} language={language} menu={menu} wins={wins} />;
}
