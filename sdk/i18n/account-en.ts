/** English of what only account screens say, the shape of its tables. They load with the first such screen or failure. */
import { login } from './english/login.ts';
import { loginSlide } from './english/login-slide.ts';
import { loginSms } from './english/login-sms.ts';
import { loginTrial } from './english/login-trial.ts';

export const accountEn = {
  ...login,
  ...loginSms,
  ...loginSlide,
  ...loginTrial,
  in_login_failed: 'Wrong account or password',
  'error.maintenance': 'System maintenance (platform under maintenance)',
  'error.restricted': 'Access restricted by IP or location',
  'error.login-locked': 'Too many failed logins. Please try again later',
  'error.captcha-wrong': 'The characters do not match the picture',
  'error.member-disabled': 'Sorry, the user does not exist or is disabled',
  'error.member-exists': 'Sorry, the username already exists',
  'error.referrer': 'Referrer link error',
  'error.member-only': 'Non-member account unable to login',
  'error.agent-only': 'Non-agents cannot log in',
  'error.password-unchanged': 'The new password and the old password cannot be the same',
  'error.password-wrong': 'The password is not right',
  'error.game-unknown': 'This game is no longer offered',
  'error.favourites-full': 'You have as many favourites as there can be. Please remove one first',
  'error.input': 'Please check what you entered',
  'error.trial': 'Please login an actual account to use this function',
  'field.required': 'This field is needed',
  'field.email': 'E-mail format is incorrect',
  'field.name': 'Name format is not valid',
  'field.enter-password': 'Enter password',
  'field.not-matched': 'Confirmation password not matched',
  'field.age': 'Please confirm that you are {{age}} or older',
  'field.feedback': 'Please write between {{min}} and {{max}} words',
  'field.remark': 'At most {{max}} characters',
  'field.images-kind': 'Images have to be png or jpg',
  'field.images-full': 'There is no room for more images. Please send your message without',
  'field.images-size': 'An image may have {{max}} MB at most',
  'field.images-count': 'At most {{max}} images',
  in_incorrect_password: 'Enter the password again',
  in_confirmation_correct: 'The two passwords are not the same',
  in_email_incorrect: 'E-mail format is incorrect',
  in_mobileNum_error: 'The mobile num needs at least {{min}} digits',
  error_phone_number_limit: 'The mobile num is not valid',
  invitation_code_error: 'Invalid invitation code',
} as const;

export type AccountTextKey = keyof typeof accountEn;

/** A complete table. */
export type AccountTable = Readonly<Record<AccountTextKey, string>>;
