/** English texts of messages, mail, and announcements. */
export const messages = {
  'messages.all': 'All',
  'messages.kinds': 'Message types',
  'messages.count': '{{name}} ({{count}})',
  'messages.markAll': 'Mark all as read',
  'messages.loading': 'Loading messages',
  'messages.failed': 'Couldn’t load messages',
  'messages.none': 'Nothing to read yet',
  'messages.noneText': 'Announcements appear here.',
  'messages.unknown': 'This message is no longer available',
  'messages.unknownText': 'It was withdrawn, or the link is incomplete.',
  'messages.toAll': 'All messages',
  'menu.unread': 'unread',
  'mail.none': 'Your inbox is empty',
  'mail.noneText': 'Messages just for you appear here.',
} as const;
