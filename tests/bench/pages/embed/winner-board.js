/* Handwritten winner board: one request, one row per win. */
import { ask, make, place } from './parts.js';

ask('/wps/relay/GCSGAME_getRankList?gameCategory=ALL&language=EN&limitNum=20').then(({ value }) => {
  const money = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });
  const rows = value.list.map(({ vo }) => {
    const words = make('div', 'words', make('p', 'name', vo.customerName), make('p', 'game', vo.gameName));
    return make('li', '', make('span', 'disc', '★'), words, make('b', 'amount', money.format(vo.winAmount)));
  });
  place.append(make('h2', '', 'Latest wins'), make('ul', '', ...rows));
});
