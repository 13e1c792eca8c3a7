/** English: what the kit itself says: failures, and the words of its frame. */
export const core = {
  'error.not-logged-in': 'Not logged in, please login first',
  'error.permission': 'Sorry, this account does not have permission or the feature is temporarily unavailable',
  'error.session-ended': 'The account has been logged out, please log in again',
  'error.unknown': 'Unknown error',
  'error.address': 'The requested url is empty',
  'error.upgrade': 'System upgrading, please try again later',
  'error.busy': 'The service is busy, please try again in a moment',
  'error.answer': 'The answer of the server could not be read',
  'error.connection': 'The connection was lost',
  'error.offline': 'You are offline',
  'action.retry': 'Try again',
  'action.close': 'Close',
  'element.config': 'This part of the page is not set up correctly',
  'element.broken': 'This part of the page could not be shown',
} as const;
