/**
 * Field for an SMS code: input, and the button that sends a code. After sending, the remaining seconds replace the
 * button.
 */
import { tidyCode } from '../../protocol/account/phone-numbers.ts';
import { Button } from '../button/button.tsx';
import { InputField, type InputFieldProps } from './input-field.tsx';

export interface CodeFieldProps
  extends Omit<InputFieldProps, 'type' | 'icon' | 'before' | 'after' | 'autoComplete' | 'inputMode'> {
  readonly sendLabel: string;
  /** Text that replaces the button until another code can be sent: `Send again in 48 s`. */
  readonly waiting: string | null;
  /** True while a code is being sent. */
  readonly sending?: boolean;
  readonly onSend: () => void;
}

export function CodeField({ sendLabel, waiting, sending, onSend, ...field }: CodeFieldProps) {
  return (
    <InputField
      {...field}
      tidy={tidyCode}
      // On-screen keyboards suggest the code of a new SMS.
      autoComplete="one-time-code"
      inputMode="numeric"
      after={
        waiting ? (
          <span className="lk-code-wait">{waiting}</span>
        ) : (
          <Button variant="quiet" className="lk-code-send" busy={sending} onClick={onSend}>
            {sendLabel}
          </Button>
        )
      }
    />
  );
}
