import { checkNewPassword, type PasswordSetting, passwordBounds } from 'lobbykit/domain';
import { PasswordField, type PasswordFieldProps } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { strengthOf } from './password-strength.ts';

export interface PasswordFormFieldProps extends Omit<PasswordFieldProps, 'showLabel' | 'hideLabel' | 'below'> {
  /** Password rules. Set only for a new password, whose rules and strength are then shown. */
  readonly judged?: PasswordSetting;
}

/**
 * Password input with a visibility toggle (PSW-05). For a new password, also lists the rules and shows the strength.
 */
export function PasswordFormField({ judged, ...field }: PasswordFormFieldProps) {
  const text = usePageText();
  const kitText = useText();
  const wrong = judged && field.value !== '' ? checkNewPassword(field.value, judged) : null;
  const { score, hint } = strengthOf(judged ? field.value : '', wrong !== null);
  const bounds = judged && passwordBounds(judged);
  const rule = bounds ? text('password.rule', { min: String(bounds.min), max: String(bounds.max) }) : undefined;
  const hintText = wrong ? (wrong.text ?? kitText(wrong.key, wrong.params)) : text(`strength.${hint}`);
  return (
    <PasswordField
      {...field}
      showLabel={text('password.show')}
      hideLabel={text('password.hide')}
      hint={score > 0 ? hintText : (field.hint ?? rule)}
      below={
        score > 0 && (
          <span className="strength" data-score={score} aria-hidden="true">
            <i />
            <i />
            <i />
            <i />
          </span>
        )
      }
    />
  );
}
