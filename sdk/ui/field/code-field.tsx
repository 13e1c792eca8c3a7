/** Field for an SMS code: input, and the send button or the seconds until the code can be sent again. */
import { tidyCode } from '../../protocol/account/phone-numbers.ts';
import { Button } from '../button/button.tsx';
import { InputField, type InputFieldProps } from './input-field.tsx';

export interface CodeFieldProps
  extends Omit<InputFieldProps, 'type' | 'icon' | 'before' | 'after' | 'autoComplete' | 'inputMode'> {
  readonly sendLabel: string;
  /** Replaces the button while the countdown runs: `Send again in 48 s`. */
  readonly waiting: string | null;
  /** A code is being sent. */
  readonly sending?: boolean;
  readonly onSend: () => void;
}

export function CodeField({ sendLabel, waiting, sending, onSend, ...field }: CodeFieldProps) {
  return (
    <InputField
      {...field}
      tidy={tidyCode}
      // The keyboard suggests the code of a new SMS.
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
