/* Handwritten board for one page, with the request, headers and cards of the kit's board: one shared timer, updates
   of visible cells only, and text set only when it changes. */
(() => {
  const { gateway } = document.currentScript.dataset;
  const url = `${gateway}/lgw/vn/games/game_menu?device=MOBILE&language=EN&prizeMode=Lott`;
  const cells = new Map();
  const seen = new Set();
  let offset = 0;

  const text = ms => {
    if (ms <= 0) return '--:--:--';
    const s = Math.floor(ms / 1000);
    const two = n => String(n).padStart(2, '0');
    return `${Math.floor(s / 3600)}:${two(Math.floor(s / 60) % 60)}:${two(s % 60)}`;
  };

  const show = (cell, now) => {
    const next = text((now < cell.closeAt ? cell.closeAt : cell.drawAt) - now);
    if (cell.shown === next) return;
    cell.shown = next;
    cell.node.data = next;
  };

  const tick = () => {
    const now = Date.now() + offset;
    for (const cell of seen) show(cell, now);
  };

  const observer = new IntersectionObserver(
    entries => {
      for (const entry of entries) {
        const cell = cells.get(entry.target);
        if (!entry.isIntersecting) seen.delete(cell);
        else {
          seen.add(cell);
          show(cell, Date.now() + offset);
        }
      }
    },
    { rootMargin: '64px' },
  );

  const make = (tag, className, content) => {
    const node = document.createElement(tag);
    if (className) node.className = className;
    if (content !== undefined) node.textContent = content;
    return node;
  };

  const card = (game, serverTime) => {
    const item = make('li', 'card');
    const head = make('div', 'head');
    const icon = make('img', 'icon');
    icon.alt = '';
    icon.width = icon.height = 40;
    icon.loading = 'lazy';
    icon.src = gateway + game.mobileIconUrl;
    const words = make('div', 'words');
    words.append(make('h3', 'name', game.remark), make('p', 'sub', game.previousNumero));
    const heart = make('button', 'heart', '♡');
    heart.type = 'button';
    heart.setAttribute('aria-label', `Favorite ${game.remark}`);
    head.append(icon, words, heart);
    const row = make('div', 'row');
    const balls = make('span', 'balls');
    for (const digit of String(game.previousWinningNumber ?? '').split('~')[0]) balls.append(make('b', '', digit));
    const time = make('span', 'countdown', '--:--:--');
    time.setAttribute('role', 'timer');
    row.append(balls, time);
    item.append(head, row);
    const drawAt = serverTime + Number(game.remainTime);
    const closeAt = drawAt - Number(game.lockTime) * 1000;
    const cell = { node: time.firstChild, closeAt, drawAt, shown: '' };
    if (game.isSale) {
      cells.set(time, cell);
      show(cell, serverTime);
      observer.observe(time);
    }
    return item;
  };

  const draw = answer => {
    offset = answer.serverTime - Date.now();
    const all = new Map();
    for (const group of answer.value) for (const game of group.gameMenus) all.set(game.gameId, game);
    const list = make('ul', 'cards');
    for (const game of all.values()) list.append(card(game, answer.serverTime));
    document.querySelector('#board').append(list);
    setInterval(tick, 500);
  };

  fetch(url, {
    headers: { ModuleId: 'COMM3' },
    cache: 'no-cache',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  })
    .then(response => response.json())
    .then(draw);
})();
