/** Password field with a button that shows or hides the password. */
import { Button } from '../button/button.tsx';
import { useState } from '../dialect.ts';
import { Icon } from '../icon/icon.tsx';
import { eye, eyeOff, lock } from './field-icons.ts';
import { InputField, type InputFieldProps } from './input-field.tsx';

export interface PasswordFieldProps extends Omit<InputFieldProps, 'type' | 'icon' | 'after' | 'inputMode' | 'before'> {
  /** Accessible names of the button that shows or hides the password. */
  readonly showLabel: string;
  readonly hideLabel: string;
}

export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <InputField
      {...field}
      type={shown ? 'text' : 'password'}
      icon={lock}
      after={
        <Button variant="icon" label={shown ? hideLabel : showLabel} onClick={() => setShown(!shown)}>
          <Icon shape={shown ? eyeOff : eye} size={20} />
        </Button>
      }
    />
  );
}
