/** Portuguese of games and winners, complete. */
import type { GamesTable } from './games-en.ts';

export const gamesPt: GamesTable = {
  'launch.blocked': 'O navegador impediu a abertura do jogo',
  'launch.open': 'Abrir o jogo',
  'winners.title': 'Últimos ganhos',
  'winners.sandbox': 'Dinheiro fictício',
  'winners.stop': 'Parar a lista',
  'winners.go': 'Deixar a lista andar',
  'winners.loading': 'Carregando os últimos ganhos',
  'winners.failed': 'Os últimos ganhos não foram carregados',
  'winners.entry': '{{name}} ganhou {{amount}} em {{game}}. Jogar',
};
