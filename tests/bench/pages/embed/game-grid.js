/* Handwritten game list: the first page with vendors, tabs and tools. */
import { ask, button, make, picture, place } from './parts.js';

const list = make('div', 'tiles');
const strip = make('div', 'vendors', button('vendor', 'All', make('span', '', 'All')));

const tile = game => {
  const art = make('span', 'art', picture(game.mobileLargeIcon, 109));
  if (game.isTop || game.isNew) art.append(make('span', 'tag', game.isTop ? 'Hot' : 'New'));
  if (game.vassalage === 'JL') art.append(make('span', 'badge', 'JL'));
  const heart = button('heart', `Favorite: ${game.gameName}`, '♡');
  return make('div', 'tile', art, heart, button('name', game.gameName, game.gameName));
};

place.append(
  make('header', '', make('h2', '', 'Games'), button('', 'Search games', '⌕'), button('', 'Filter', '☰')),
  make('nav', '', ...['All', 'Hot', 'Favorites'].map(name => button('tab', name, name))),
  strip,
  list,
);
ask(
  '/wps/relay/GCSGAME_gameList?clientType=2&gameType=RNG&language=EN&merchant=demo&pageNo=1&pageSize=24&platform=html5',
).then(({ value }) => list.append(...value.games.map(tile)));
ask('/wps/relay/GCSGAME_getVendors?merchant=demo').then(({ value }) => {
  for (const { displayName, mobileSmallIcon } of value.mapping.RNG.vendors) {
    strip.append(button('vendor', displayName, picture(mobileSmallIcon, 28), make('span', '', displayName)));
  }
});
