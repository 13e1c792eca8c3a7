/**
 * Adapter in which each method returns the minimal result. A real back end returns more rows and the optional fields.
 */
const minute = () => Math.ceil(Date.now() / 60_000) * 60_000;
const lottery = () => ({ id: 'minute', name: 'Every minute', drawAt: minute() });
const game = { id: 'g1', name: 'Game 1' };

export const source = {
  now: () => Date.now(),

  // Lottery board
  lotteries: () => [lottery()],
  popularLotteries: () => [lottery()],
  recentLotteries: () => [lottery()],
  draws: ({ lotteryId, limit }) => [{ drawNumber: '102', drawAt: minute() }],
  results: ({ lotteryId, page, pageSize }) => ({ results: [{ drawNumber: '101', numbers: [4, 8, 2, 7, 3] }] }),

  // Winner board
  winners: ({ category, limit }) => ({ wins: [{ name: 'm***1', game: 'Game 1', amount: '12.50' }] }),

  // Game grid
  games: ({ category, page, pageSize, name, vendor }) => ({ games: [game], totalPages: 1 }),
  hotGames: ({ category }) => [game],
  recentGames: ({ category, page, pageSize }) => ({ games: [game] }),
  vendors: () => [{ id: 'own', name: 'Our games', category: 'RNG' }],
  favorites: {
    ids: () => ['g1'],
    games: ({ category, page, pageSize }) => ({ games: [game] }),
    add: ({ gameId, vendor }) => {},
    remove: ({ gameId, vendor }) => {},
  },
  launch: ({ id, vendor, category }) => `https://games.example/${id}`,

  // Service widget
  services: () => ({ support: 'https://example.com/help' }),
  unreadMessages: () => 0,

  // Download bar: every field is optional
  downloads: () => ({ android: 'https://example.com/app.apk' }),

  // Login modal
  login: ({ userName, password }) => {
    if (password !== 'secret-1') throw Object.assign(new Error('Wrong password'), { code: 'login.failed' });
    return { token: 'token-of-the-session' };
  },
  trial: () => ({ token: 'token-of-a-trial' }),
  logout: (_, { token }) => {},
};
