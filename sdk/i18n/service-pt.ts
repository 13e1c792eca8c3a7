/** Portuguese texts of the service widget, complete. */
import type { ServiceTable } from './service-en.ts';

export const servicePt: ServiceTable = {
  'service.title': 'Atendimento ao cliente',
  'service.toggle': 'Fale conosco',
  'service.toggle.unread': 'Fale conosco, você tem mensagens não lidas',
  'service.close': 'Fechar',
  'service.unread': 'Não lido',
  'service.window': 'Abre uma nova janela',
  'service.failed': 'Não foi possível carregar esta seção',
  'service.none': 'O atendimento não está disponível agora. Consulte a central de ajuda.',
  'service.button.service': 'Todos os contatos',
  'service.button.chat': 'Chat ao vivo',
  'service.button.telegram': 'Telegram',
  'service.button.facebook': 'Facebook',
  'service.button.whatsapp': 'WhatsApp',
  'service.button.download': 'Baixar o app',
  'service.entry.customer': 'Atendimento ao cliente',
  'service.entry.customer.words': 'Conte com a nossa equipe',
  'service.entry.messages': 'Mensagens',
  'service.entry.messages.words': 'Mensagens para você',
  'service.entry.announcements': 'Avisos',
  'service.entry.announcements.words': 'Notícias e novidades',
  'service.entry.chat': 'Chat ao vivo',
  'service.entry.chat.words': 'Converse conosco agora',
  'service.entry.help': 'Central de ajuda',
  'service.entry.help.words': 'Respostas às dúvidas comuns',
};
