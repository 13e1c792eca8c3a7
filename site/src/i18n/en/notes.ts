/** What is said above any page in English: no network, a new version, the end of a sale. */
export const notes = {
  'offline.title': 'No connection',
  'offline.text': 'You see what was loaded last.',
  'update.title': 'A new version is ready',
  'update.text': 'What you have typed stays until you reload.',
  'update.take': 'Reload',
  'update.later': 'Later',
  'remind.closing': '{{name}}: the sale closes in {{minutes}} min',
} as const;
