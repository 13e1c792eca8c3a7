/** Form for user name and password. */

import { user } from '../../../ui/field/field-icons.ts';
import { InputField } from '../../../ui/field/input-field.tsx';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { fieldErrorText } from '../texts.ts';
import type { FieldProps } from './field-props.ts';

export function PasswordForm({ panel, actions, text }: FieldProps) {
  const { values, errors } = panel.login;
  return (
    <>
      <InputField
        label={text('login.username')}
        name="username"
        icon={user}
        value={values.username}
        error={fieldErrorText(errors.username, text)}
        autoComplete="username"
        enterKeyHint="next"
        required
        onInput={value => actions.set('username', value)}
        onBlur={() => values.username && actions.blur('username')}
      />
      <PasswordField
        label={text('login.password')}
        name="password"
        value={values.password}
        error={fieldErrorText(errors.password, text)}
        autoComplete="current-password"
        enterKeyHint={panel.captcha.shown ? 'next' : 'go'}
        required
        showLabel={text('login.show-password')}
        hideLabel={text('login.hide-password')}
        onInput={value => actions.set('password', value)}
        onBlur={() => values.password && actions.blur('password')}
      />
    </>
  );
}
