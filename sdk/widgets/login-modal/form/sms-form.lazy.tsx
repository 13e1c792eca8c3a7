/** Form for mobile number and SMS code. */

import { loginSms } from '../../../i18n/english/login-sms.ts';
import { addEnglish } from '../../../i18n/english.ts';
import { CodeField } from '../../../ui/field/code-field.tsx';
import { PhoneField } from '../../../ui/field/phone-field.tsx';
import { fieldErrorText } from '../texts.ts';
import type { FieldProps } from './field-props.ts';

addEnglish(loginSms);

export function SmsForm({ panel, actions, text }: FieldProps) {
  const { values, errors } = panel.login;
  const { phase, seconds, open, hint } = panel.code;
  return (
    <>
      <PhoneField
        label={text('login.mobile')}
        name="mobileNum"
        value={values.mobileNum}
        error={fieldErrorText(errors.mobileNum, text)}
        enterKeyHint="next"
        required
        dialLabel={text('login.country')}
        dialingCode={values.countryDialingCode}
        countries={panel.countries}
        onDial={code => actions.set('countryDialingCode', code)}
        onInput={value => actions.set('mobileNum', value)}
        onBlur={() => values.mobileNum && actions.blur('mobileNum')}
      />
      <CodeField
        label={text('login.code')}
        name="messageCode"
        value={values.messageCode}
        error={fieldErrorText(errors.messageCode, text)}
        enterKeyHint="go"
        maxLength={6}
        required
        readOnly={!open}
        sendLabel={text('login.send-code')}
        sending={phase === 'checking' || phase === 'sending'}
        waiting={seconds === null ? null : text('login.send-again', { seconds })}
        onSend={actions.sendCode}
        onInput={value => actions.set('messageCode', value)}
        onBlur={() => values.messageCode && actions.blur('messageCode')}
        hint={hint ? text(hint) : undefined}
      />
    </>
  );
}
