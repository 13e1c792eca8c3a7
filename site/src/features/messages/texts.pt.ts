import type { messages as english } from './texts.en.ts';

/** Portuguese texts of messages, mail, and announcements. */
export const messages: Readonly<Record<keyof typeof english, string>> = {
  'messages.all': 'Todas',
  'messages.kinds': 'Tipos de mensagem',
  'messages.count': '{{name}} ({{count}})',
  'messages.markAll': 'Marcar tudo como lido',
  'messages.loading': 'Carregando as mensagens',
  'messages.failed': 'Não foi possível carregar as mensagens',
  'messages.none': 'Nada para ler ainda',
  'messages.noneText': 'Os avisos aparecem aqui.',
  'messages.unknown': 'Esta mensagem não está mais disponível',
  'messages.unknownText': 'Ela foi retirada ou o link está incompleto.',
  'messages.toAll': 'Todas as mensagens',
  'menu.unread': 'não lidas',
  'mail.none': 'Sua caixa está vazia',
  'mail.noneText': 'As mensagens só para você aparecem aqui.',
};
