/** What is said about the page as a whole in English: no network, a new version. */
export const notes = {
  'offline.title': 'No connection',
  'offline.text': 'You see what was loaded last.',
  'update.title': 'A new version is ready',
  'update.text': 'What you have typed stays until you reload.',
  'update.take': 'Reload',
  'update.later': 'Later',
} as const;
