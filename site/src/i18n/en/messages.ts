/** Texts of messages, mail, announcements and matches in English. */
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
  'match.none': 'No hot matches right now',
  'match.noneText': 'The next ones stand here as soon as they are set.',
  'mail.none': 'Your mailbox is empty',
  'mail.noneText': 'What is for you alone comes here.',
} as const;
