import { useStore } from '@nanostores/react';
import type { CodeModel } from 'lobbykit/forms';
import { CodeField } from 'lobbykit/parts';
import type { Line } from '../../shared/forms/use-form-fields.ts';
import { usePageText } from '../../shared/i18n/page-text.ts';

/**
 * Input for an SMS code: read-only until a code was sent; a countdown shows when another can be sent (SMS-01, SMS-05,
 * FORGOT-08).
 */
export function CodeFormField({ line, code }: { line: Line; code: CodeModel }) {
  const text = usePageText();
  const { phase, seconds, open } = useStore(code.$state);
  return (
    <CodeField
      {...line}
      label={text('field.verificationCode')}
      sendLabel={text('code.send')}
      waiting={seconds === null ? null : text('code.wait', { seconds: String(seconds) })}
      sending={phase === 'checking'}
      readOnly={!open}
      maxLength={6}
      required
      onSend={() => void code.actions.request()}
    />
  );
}
