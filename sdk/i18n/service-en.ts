/**
 * English texts of the service widget; the tables of other languages have the same keys. This chunk loads with the
 * first service widget.
 */
export const serviceEn = {
  'service.title': 'Customer service',
  'service.toggle': 'Contact us',
  'service.toggle.unread': 'Contact us, you have unread messages',
  'service.close': 'Close',
  'service.unread': 'Unread',
  'service.window': 'Opens a new window',
  'service.failed': 'Couldn’t load this section',
  'service.none': 'Customer service isn’t available right now. Please see the help center.',
  'service.button.service': 'All contact options',
  'service.button.chat': 'Live chat',
  'service.button.telegram': 'Telegram',
  'service.button.facebook': 'Facebook',
  'service.button.whatsapp': 'WhatsApp',
  'service.button.download': 'Get the app',
  'service.entry.customer': 'Customer service',
  'service.entry.customer.words': 'Get help from our team',
  'service.entry.messages': 'Messages',
  'service.entry.messages.words': 'Messages for you',
  'service.entry.announcements': 'Announcements',
  'service.entry.announcements.words': 'News and updates',
  'service.entry.chat': 'Live chat',
  'service.entry.chat.words': 'Chat with us now',
  'service.entry.help': 'Help center',
  'service.entry.help.words': 'Answers to common questions',
} as const;

export type ServiceTable = { readonly [Key in keyof typeof serviceEn]: string };
