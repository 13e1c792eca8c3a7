/** English of what only account screens say, the shape of its tables. They load with the first such screen or failure. */
export const accountEn = {
  in_login_failed: 'Wrong account or password',
  'error.login-locked': 'Too many failed logins. Please try again later',
  'error.captcha-wrong': 'The characters do not match the picture',
  'error.member-disabled': 'Sorry, the user does not exist or is disabled',
  'error.member-exists': 'Sorry, the username already exists',
  'error.code-wrong': 'Verification code error',
  'error.referrer': 'Referrer link error',
  'error.member-only': 'Non-member account unable to login',
  'error.agent-only': 'Non-agents cannot log in',
  'error.age': 'Please confirm your age first',
  'error.password-unchanged': 'The new password and the old password cannot be the same',
  'error.password-wrong': 'The old password is not right',
  'error.slide-wrong': 'The piece is not in its place. Please try again',
  'error.input': 'Please check what you entered',
  'error.trial': 'Please login an actual account to use this function',
} as const;

export type AccountTextKey = keyof typeof accountEn;

/** A complete table. */
export type AccountTable = Readonly<Record<AccountTextKey, string>>;
