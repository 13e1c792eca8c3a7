import type { messages as english } from '../en/messages.ts';

/** Texts of messages, mail and announcements in Portuguese. */
export const messages: Readonly<Record<keyof typeof english, string>> = {
  'messages.kinds': 'Tipos de mensagem',
  'messages.count': '{{name}} ({{count}})',
  'messages.markAll': 'Marcar tudo como lido',
  'messages.loading': 'Carregando as mensagens',
  'messages.failed': 'As mensagens não foram carregadas',
  'messages.none': 'Nada para ler ainda',
  'messages.noneText': 'O que houver para anunciar aparece aqui.',
  'messages.unknown': 'Esta mensagem não está mais aqui',
  'messages.unknownText': 'Ela foi retirada ou o endereço está incompleto.',
  'messages.toAll': 'Todas as mensagens',
  'menu.unread': 'não lidos',
  'mail.none': 'Sua caixa está vazia',
  'mail.noneText': 'O que for só para você chega aqui.',
};
