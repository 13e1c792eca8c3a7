/** Where the latest wins are asked for. A file of its own, for those who must not load their schema. */
export const rankAddress = { name: 'rankList', path: '/wps/relay/GCSGAME_getRankList', moduleId: 'COMM3' } as const;
