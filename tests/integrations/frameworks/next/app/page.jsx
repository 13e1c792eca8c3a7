import { createLobby } from 'lobbykit';
import { gameMenu, rankList } from 'lobbykit/wire';
import { Widgets } from './widgets.jsx';

const gateway = process.env.GATEWAY_URL;
const lobby = createLobby({ gateway, merchant: 'demo', language: 'EN' });

/** Boards with the data of this request; `result` replaces all results, as a later request would have others. */
export default async function Page({ searchParams }) {
  const { language = 'EN', result } = await searchParams;
  const menu = await lobby.call(gameMenu, { query: { device: 'MOBILE', language, prizeMode: 'Lott' } });
  const wins = await lobby.call(rankList, { query: { gameCategory: 'ALL', language, limitNum: 5 } });
  for (const game of menu.value.flatMap(group => group.gameMenus)) game.previousWinningNumber = result;
  return <Widgets gateway={gateway} language={language} menu={menu} wins={wins} />;
}
