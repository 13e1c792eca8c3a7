/** English texts of the login by SMS code. */
export const loginSms = {
  'field.mobile': 'Enter a valid mobile number.',
  'error.code-wrong': 'That code isn’t right. Please try again.',
  in_sms_sending: 'Sending the code…',
  in_sms_send: 'Code sent.',
  'login.country': 'Country',
  'login.code': 'SMS code',
  'login.send-code': 'Send code',
  'login.send-again': 'Resend in {{seconds}} s',
} as const;
