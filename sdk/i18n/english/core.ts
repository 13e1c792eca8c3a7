/** English texts of errors and buttons, which all widgets need. */
export const core = {
  'error.not-logged-in': 'Please log in first.',
  'error.permission': 'Your account can’t use this, or it isn’t available right now.',
  'error.session-ended': 'You’ve been logged out. Please log in again.',
  'error.unknown': 'Something went wrong. Please try again.',
  'error.address': 'This link doesn’t lead anywhere. Please try again later.',
  'error.upgrade': 'We’re upgrading the system. Please try again later.',
  'error.busy': 'We’re very busy right now. Please try again in a moment.',
  'error.answer': 'We couldn’t read the server’s response. Please try again.',
  'error.connection': 'Connection lost. Please try again.',
  'error.offline': 'You’re offline.',
  'error.outdated': 'This page has been updated. Please reload it.',
  'action.retry': 'Try again',
  'action.reload': 'Reload',
  'action.close': 'Close',
  'element.config': 'This part of the page isn’t available.',
  'element.broken': 'This part of the page couldn’t be shown.',
} as const;
