/** Texts of messages, mail and announcements in English. */
export const messages = {
  'messages.kinds': 'Kinds of messages',
  'messages.count': '{{name}} ({{count}})',
  'messages.markAll': 'Mark all as read',
  'messages.loading': 'Messages are loading',
  'messages.failed': 'The messages did not load',
  'messages.none': 'Nothing to read yet',
  'messages.noneText': 'What there is to announce stands here.',
  'messages.unknown': 'This message is not here any more',
  'messages.unknownText': 'It was taken back, or the address is not complete.',
  'messages.toAll': 'All messages',
  'menu.unread': 'unread',
  'mail.none': 'Your mailbox is empty',
  'mail.noneText': 'What is for you alone comes here.',
} as const;
