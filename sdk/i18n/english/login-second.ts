/** English texts of the second-factor code of a login. */
export const loginSecond = {
  'second.title': 'One more step',
  'second.words': 'Enter the six digits from your authenticator app, or one of your recovery codes.',
  'second.code': 'Code',
  'second.submit': 'Continue',
  'second.back': 'Back to login',
} as const;
