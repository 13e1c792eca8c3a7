/** Portuguese of the ways to the operator, complete. */
import type { ServiceTable } from './service-en.ts';

export const servicePt: ServiceTable = {
  'service.title': 'Atendimento ao cliente',
  'service.toggle': 'Fale conosco',
  'service.toggle.unread': 'Fale conosco, há algo não lido',
  'service.close': 'Fechar',
  'service.unread': 'Não lido',
  'service.window': 'Abre uma nova janela',
  'service.failed': 'Esta parte não carregou',
  'service.none': 'O atendimento não tem janela no momento. Consulte a central de ajuda.',
  'service.button.service': 'Todos os contatos',
  'service.button.chat': 'Chat ao vivo',
  'service.button.telegram': 'Telegram',
  'service.button.facebook': 'Facebook',
  'service.button.whatsapp': 'WhatsApp',
  'service.button.download': 'Baixar o app',
  'service.entry.customer': 'Atendimento ao cliente',
  'service.entry.customer.words': 'Pergunte a quem cuida deste site',
  'service.entry.messages': 'Mensagens',
  'service.entry.messages.words': 'O que foi escrito para você',
  'service.entry.announcements': 'Avisos',
  'service.entry.announcements.words': 'Novidades para todos',
  'service.entry.chat': 'Chat ao vivo',
  'service.entry.chat.words': 'Escreva para nós agora mesmo',
  'service.entry.help': 'Central de ajuda',
  'service.entry.help.words': 'Respostas às dúvidas comuns',
};
