import { PasswordField, type PasswordFieldProps } from 'lobbykit/parts';
import { usePageText } from '../i18n/page-text.ts';
import { strengthOf } from '../rules/strength.ts';

export interface PasswordLineProps extends Omit<PasswordFieldProps, 'showLabel' | 'hideLabel' | 'below'> {
  /** Judges what is typed; `user` must not be part of it. */
  readonly judged?: { readonly user: string };
}

/** A password that can be looked at (PSW-05), with a word on how strong it is where it is a new one. */
export function PasswordLine({ judged, ...field }: PasswordLineProps) {
  const text = usePageText();
  const { score, hint } = strengthOf(judged ? field.value : '', judged?.user);
  return (
    <PasswordField
      {...field}
      showLabel={text('password.show')}
      hideLabel={text('password.hide')}
      hint={score > 0 ? text(`strength.${hint}`) : field.hint}
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
