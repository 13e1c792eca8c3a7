/** Screen of the free trial: description, age confirmation, button (TRIAL-04, REG-20). */

import { loginTrial } from '../../i18n/english/login-trial.ts';
import { addEnglish } from '../../i18n/english.ts';
import type { Translate } from '../../lobby/types.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import type { LoginModalActions, LoginPanel } from './model.ts';
import { fieldErrorText } from './texts.ts';

addEnglish(loginTrial);

export interface TrialScreenProps {
  readonly panel: LoginPanel;
  readonly actions: LoginModalActions;
  readonly text: Translate;
}

export function TrialScreen({ panel, actions, text }: TrialScreenProps) {
  const { values, errors, submitting } = panel.trial;
  return (
    <div className="lk-login-trial">
      <p className="lk-login-words">{text('trial.words')}</p>
      <Checkbox
        name="ageConfirmed"
        checked={values.ageConfirmed}
        error={fieldErrorText(errors.ageConfirmed, text)}
        onChange={actions.confirmAge}
      >
        {text('trial.age', { age: panel.minimumAge })}
      </Checkbox>
      <Button busy={submitting} onClick={() => void actions.startTrial()}>
        {text('trial.start')}
      </Button>
      <p className="lk-login-footer">
        <button type="button" className="lk-login-link" onClick={actions.showLogin}>
          {text('trial.back')}
        </button>
      </p>
    </div>
  );
}
