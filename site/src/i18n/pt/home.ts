import type { home as english } from '../en/home.ts';

/** Texts of home in Portuguese. */
export const home: Readonly<Record<keyof typeof english, string>> = {
  'examples.title': 'O mesmo painel na sua página',
  'examples.text': 'Tag de script, elemento, React: veja os três em ação.',
  'menu.kinds': 'Categorias de jogos',
  'home.hot': 'Jogos em alta',
  'home.all': 'Todos',
  'home.hotFailed': 'Os jogos em alta não foram carregados',
  'home.hotLoading': 'Carregando os jogos em alta',
  'notice.open': 'Aviso: {{title}}',
};
