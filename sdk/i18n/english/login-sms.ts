/** English: the login by a code. */
export const loginSms = {
  'field.mobile': 'The mobile num is not valid',
  'error.code-wrong': 'Verification code error',
  in_sms_sending: 'The code is being sent',
  in_sms_send: 'The code has been sent',
  'login.country': 'Country',
  'login.code': 'Code from the SMS',
  'login.send-code': 'Send code',
  'login.send-again': 'Send again in {{seconds}} s',
} as const;
