/** English texts of the notices, and of the reminder before a sale closes. */
export const notices = {
  'offline.title': 'No connection',
  'offline.text': 'You’re seeing what was loaded last.',
  'update.title': 'A new version is available',
  'update.text': 'Anything you’ve typed stays until you reload.',
  'update.take': 'Reload',
  'update.later': 'Later',
  'remind.closing': '{{name}}: sales close in {{minutes}} min',
} as const;
