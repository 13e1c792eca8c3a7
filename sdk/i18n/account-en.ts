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
  in_login_failed: 'Wrong username or password.',
  'error.maintenance': 'We’re down for maintenance. Please try again later.',
  'error.restricted': 'This service isn’t available from your location.',
  'error.login-locked': 'Too many failed attempts. Please try again later.',
  'error.captcha-wrong': 'Those characters don’t match the picture.',
  'error.member-disabled': 'This account doesn’t exist or has been disabled.',
  'error.member-exists': 'That username is already taken.',
  'error.number-exists': 'That mobile number is already in use.',
  'error.referrer': 'This invitation link isn’t valid.',
  'error.member-only': 'This login is for members only.',
  'error.agent-only': 'This login is for agents only.',
  'error.password-due': 'Change your password first.',
  'error.password-unchanged': 'Your new password must be different from the old one.',
  'error.password-wrong': 'That password isn’t right.',
  'error.game-unknown': 'This game is no longer available.',
  'error.favourites-full': 'Your favourites are full. Remove one first.',
  'error.input': 'Please check what you entered.',
  'error.trial': 'Register or log in to use this.',
  'field.required': 'This field is required.',
  'field.email': 'Enter a valid email address.',
  'field.name': 'Enter a valid name.',
  'field.password-length': 'Use {{min}} to {{max}} characters.',
  'field.password-common': 'Too easy to guess. Choose a less common password.',
  'field.password-name': 'Too close to your username or number. Choose another password.',
  'field.enter-password': 'Enter your password.',
  'field.not-matched': 'The passwords don’t match.',
  'field.age': 'Please confirm that you’re {{age}} or older.',
  'field.feedback': 'Write between {{min}} and {{max}} characters.',
  'field.remark': 'Use no more than {{max}} characters.',
  'field.images-kind': 'Pictures must be PNG or JPG.',
  'field.images-full': 'We can’t take more pictures right now. Please send your message without them.',
  'field.images-size': 'Each picture can be up to {{max}} MB.',
  'field.images-count': 'You can add up to {{max}} pictures.',
  in_incorrect_password: 'Re-enter your password.',
  in_confirmation_correct: 'The passwords don’t match.',
  in_mobileNum_error: 'The mobile number needs at least {{min}} digits.',
  error_phone_number_limit: 'Enter a valid mobile number.',
  invitation_code_error: 'That invitation code isn’t valid.',
} as const;

export type AccountTextKey = keyof typeof accountEn;

/** A complete table. */
export type AccountTable = Readonly<Record<AccountTextKey, string>>;
