/** English of the ways to the operator, the shape of its tables. They load with the first widget that shows some. */
export const serviceEn = {
  'service.title': 'Customer service',
  'service.toggle': 'Contact us',
  'service.toggle.unread': 'Contact us, something is unread',
  'service.close': 'Close',
  'service.unread': 'Unread',
  'service.window': 'Opens a new window',
  'service.failed': 'This part did not load',
  'service.none': 'Customer service has no window at the moment. Please try the help center.',
  'service.button.service': 'All ways to reach us',
  'service.button.chat': 'Live chat',
  'service.button.telegram': 'Telegram',
  'service.button.facebook': 'Facebook',
  'service.button.whatsapp': 'WhatsApp',
  'service.button.download': 'Get the app',
  'service.entry.customer': 'Customer service',
  'service.entry.customer.words': 'Ask the people who run this site',
  'service.entry.messages': 'Messages',
  'service.entry.messages.words': 'What was written to you',
  'service.entry.announcements': 'Announcements',
  'service.entry.announcements.words': 'News for everybody',
  'service.entry.chat': 'Live chat',
  'service.entry.chat.words': 'Write with us right now',
  'service.entry.help': 'Help center',
  'service.entry.help.words': 'Answers to common questions',
} as const;

export type ServiceTable = { readonly [Key in keyof typeof serviceEn]: string };
