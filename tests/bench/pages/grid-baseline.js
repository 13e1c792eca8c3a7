/* Handwritten grid for one page, with the games of the kit's grid in three columns: a fixed pool of rows that is
   moved and filled while the page scrolls, and texts and images set only when they change. */
(() => {
  const { gateway } = document.currentScript.dataset;
  const COLUMNS = 3;
  const ROW = 206;
  const SPARE = 3;
  const grid = document.querySelector('#grid');
  const pool = [];
  let games = [];

  const make = (tag, className) => {
    const node = document.createElement(tag);
    node.className = className;
    return node;
  };

  const makeTile = () => {
    const tile = make('button', 'tile');
    const art = make('img', 'art');
    art.alt = '';
    art.decoding = 'async';
    const name = make('span', 'name');
    const tag = make('span', 'tag');
    const badge = make('span', 'badge');
    const heart = make('span', 'heart');
    heart.textContent = '♡';
    tile.append(art, name, tag, badge, heart);
    return { tile, art, name, tag, badge, heart, game: null };
  };

  const makeRow = () => {
    const row = { node: make('div', 'row'), index: -1, tiles: Array.from({ length: COLUMNS }, makeTile) };
    row.node.append(...row.tiles.map(({ tile }) => tile));
    grid.append(row.node);
    return row;
  };

  const fillTile = (tile, game) => {
    if (tile.game === game) return;
    tile.game = game;
    tile.tile.hidden = !game;
    if (!game) return;
    tile.art.src = gateway + game.mobileLargeIcon;
    tile.name.textContent = game.gameName;
    tile.tag.textContent = game.isTop ? 'Hot' : game.isNew ? 'New' : '';
    tile.badge.textContent = game.vassalage === 'JL' ? 'JL' : '';
    tile.heart.ariaLabel = `Favorite: ${game.gameName}`;
  };

  const draw = () => {
    const offset = -grid.getBoundingClientRect().top;
    const rows = Math.ceil(games.length / COLUMNS);
    const first = Math.max(0, Math.floor(offset / ROW) - SPARE);
    const last = Math.min(rows, Math.ceil((offset + innerHeight) / ROW) + SPARE);
    while (pool.length < last - first) pool.push(makeRow());
    for (let index = first; index < last; index++) {
      const row = pool[index % pool.length];
      if (row.index === index) continue;
      row.index = index;
      row.node.hidden = false;
      row.node.style.transform = `translateY(${index * ROW}px)`;
      for (let column = 0; column < COLUMNS; column++) {
        fillTile(row.tiles[column], games[index * COLUMNS + column]);
      }
    }
  };

  const show = found => {
    games = found;
    grid.style.height = `${Math.ceil(games.length / COLUMNS) * ROW}px`;
    for (const row of pool) {
      row.index = -1;
      row.node.hidden = true;
    }
    scrollTo(0, 0);
    draw();
  };

  const page = async (pageNo, filter) => {
    const query = `merchant=demo&platform=html5&gameType=RNG&language=EN&pageNo=${pageNo}&pageSize=100&clientType=2${filter}`;
    const answer = await fetch(`${gateway}/wps/relay/GCSGAME_gameList?${query}`, {
      headers: { ModuleId: 'COMM3' },
      credentials: 'omit',
      cache: 'no-cache',
    });
    return (await answer.json()).value;
  };

  addEventListener('scroll', draw, { passive: true });
  /** Requests the first page of the games that match a name, and shows it. */
  window.applyFilter = async name => show((await page(1, `&gameName=${name}`)).games);
  /** Requests all pages of games. */
  window.loadAll = async () => {
    const found = [];
    for (let pageNo = 1, last = 1; pageNo <= last; pageNo++) {
      const { games: more, totalPages } = await page(pageNo, '');
      found.push(...more);
      last = totalPages;
    }
    show(found);
  };
})();
