/** Where the menu of lotteries is asked for. A file of its own, for those who must not load its schema. */
export const menuAddress = { name: 'gameMenu', path: '/lgw/vn/games/game_menu', moduleId: 'COMM3' } as const;
