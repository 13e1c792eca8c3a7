/** Screen for the second-factor code, shown after a correct password and before the session starts (SAFE-05). */

import { loginSecond } from '../../i18n/english/login-second.ts';
import { addEnglish } from '../../i18n/english.ts';
import type { Translate } from '../../lobby/types.ts';
import { compact } from '../../protocol/account/phone-numbers.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { FormFrame } from '../../ui/field/form-frame.tsx';
import { InputField } from '../../ui/field/input-field.tsx';
import type { LoginModalActions, LoginPanel } from './model.ts';
import { fieldErrorText } from './texts.ts';

addEnglish(loginSecond);

export interface SecondScreenProps {
  readonly panel: LoginPanel;
  readonly actions: LoginModalActions;
  readonly text: Translate;
}

export function SecondScreen({ panel, actions, text }: SecondScreenProps) {
  const { values, errors, submitting } = panel.second;
  return (
    <FormFrame
      className="lk-login-trial"
      aria-label={text('second.title')}
      onSubmit={() => {
        void actions.submitCode();
      }}
    >
      <p className="lk-login-words">{text('second.words')}</p>
      {panel.failure && <Alert>{fieldErrorText(panel.failure, text)}</Alert>}
      <InputField
        label={text('second.code')}
        name="secondCode"
        value={values.code}
        error={fieldErrorText(errors.code, text)}
        autoComplete="one-time-code"
        enterKeyHint="go"
        maxLength={16}
        tidy={compact}
        required
        onInput={actions.setCode}
      />
      <Button type="submit" busy={submitting}>
        {text('second.submit')}
      </Button>
      <p className="lk-login-footer">
        <button type="button" className="lk-login-link" onClick={actions.dropLogin}>
          {text('second.back')}
        </button>
      </p>
    </FormFrame>
  );
}
