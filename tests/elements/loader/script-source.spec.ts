/** Script tag of a page with its own back end: no gateway, no merchant, no prerendered content. */
import { hostPage, recordConsole } from '../../helpers/pages/script-page.ts';
import { expect, test } from '../../integrations/stage.ts';

/** Simulated back end as script text that runs in the page. */
const SOURCE = `
  const members = { ann: { password: 'secret-1', token: 'token-of-ann', favorites: new Set() } };
  const games = Array.from({ length: 30 }, (_, at) => ({ id: at + 1, name: 'Game ' + (at + 1) }));
  const memberOf = token => Object.values(members).find(member => member.token === token);
  const source = {
    now: () => Date.now(),
    lotteries: () => [
      { id: 'fast', name: 'Fast five', drawAt: Date.now() + 90_000, previous: { drawNumber: '41', numbers: [1, 2, 3, 4, 5] } },
    ],
    winners: () => ({ wins: [{ name: 'a***1', game: 'Game 1', amount: '12.50' }], currency: '€' }),
    games: ({ page, pageSize, name = '' }) => {
      const found = games.filter(game => game.name.includes(name));
      return { games: found.slice((page - 1) * pageSize, page * pageSize), totalPages: Math.ceil(found.length / pageSize) };
    },
    favorites: {
      ids: (_, { token }) => [...memberOf(token).favorites],
      games: (_, { token }) => ({ games: games.filter(({ id }) => memberOf(token).favorites.has(id)) }),
      add: ({ gameId }, { token }) => void memberOf(token).favorites.add(Number(gameId)),
      remove: ({ gameId }, { token }) => void memberOf(token).favorites.delete(Number(gameId)),
    },
    services: () => ({ support: 'https://support.example/', links: [{ channel: 'telegram', url: 'https://t.me/example' }] }),
    login({ userName, password }) {
      const member = members[userName];
      if (member?.password !== password) throw Object.assign(new Error('wrong'), { status: 401 });
      return { token: member.token, userName };
    },
  };
  lobbykit.push(kit => kit.createLobby({ source, language: 'EN' }));
`;

test('a page with a custom back end shows lotteries, wins and games and offers login and favorites without a gateway', async ({
  page,
  gateway,
  host,
}) => {
  const messages = recordConsole(page);
  const calls: string[] = [];
  page.on('request', request => {
    if (!request.url().startsWith(`${gateway.url}/sdk/`)) calls.push(new URL(request.url()).pathname);
  });
  const tags = ['lottery-board', 'winner-board', 'game-grid', 'service-widget', 'login-modal'];
  const body = [
    `<script src="${gateway.url}/sdk/latest/lobbykit.js"></script>`,
    `<script>${SOURCE}</script>`,
    ...tags.map(name => `<lobby-${name}></lobby-${name}>`),
  ].join('');
  await page.goto(host.put('/own.html', hostPage('', body)));
  const board = page.locator('lobby-lottery-board');
  await expect(board).toContainText('Fast five');
  await expect(board.locator('[role=timer]').first()).toHaveText(/^0:01:\d\d$/);
  await expect(page.locator('lobby-winner-board')).toContainText('€12.50');
  const grid = page.locator('lobby-game-grid');
  await expect(grid).toContainText('Game 1');

  const favorite = grid.getByRole('button', { name: 'Favorite: Game 2', exact: true });
  await favorite.click();
  const form = page.getByRole('dialog');
  await page.locator('input[data-field=username]').fill('ann');
  const password = page.locator('input[data-field=password]');
  await password.fill('wrong-1');
  await password.press('Enter');
  await expect(page.getByText('Wrong username or password')).toBeVisible();
  await password.fill('secret-1');
  await password.press('Enter');
  await expect(form).toBeHidden();
  await expect(favorite).toHaveAttribute('aria-pressed', 'true');

  expect(calls.filter(path => path !== '/own.html')).toEqual([]);
  expect(messages).toEqual([]);
});
