import type { notices as english } from './texts.en.ts';

/** Portuguese texts of the notices. */
export const notices: Readonly<Record<keyof typeof english, string>> = {
  'offline.title': 'Sem conexão',
  'offline.text': 'Você está vendo o que foi carregado por último.',
  'update.title': 'Há uma nova versão disponível',
  'update.text': 'O que você digitou só se perde ao recarregar.',
  'update.take': 'Recarregar',
  'update.later': 'Depois',
  'remind.closing': '{{name}}: as vendas fecham em {{minutes}} min',
};
