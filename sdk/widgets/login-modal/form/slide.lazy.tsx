/** Dialog above the login with the slide puzzle. A code sent by email is an accessible alternative. */

import type { Translate } from '../../../lobby/types.ts';
import { tidyCode } from '../../../protocol/account/phone-numbers.ts';
import { Button } from '../../../ui/button/button.tsx';
import { MailOffer } from '../../../ui/captcha/captcha-field.tsx';
import { SlidePuzzle } from '../../../ui/captcha/slide-puzzle.tsx';
import { useState } from '../../../ui/dialect.ts';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { FormFrame } from '../../../ui/field/form-frame.tsx';
import { InputField } from '../../../ui/field/input-field.tsx';
import type { LoginModalActions, LoginPanel } from '../model.ts';
import { fieldErrorText } from '../texts.ts';

export interface SlideSheetProps {
  readonly slide: LoginPanel['slide'];
  readonly actions: LoginModalActions['slide'];
  readonly text: Translate;
}

const ERRORS = { missed: 'error.slide-wrong', refused: 'error.code-wrong', failed: 'error.connection' } as const;

export function SlideSheet({ slide, actions, text }: SlideSheetProps) {
  const { status, puzzle, x, mailed } = slide;
  const key = status in ERRORS ? ERRORS[status as keyof typeof ERRORS] : null;
  const error = key ? text(key) : undefined;
  const checking = status === 'checking';
  return (
    <Modal
      open={status !== 'closed'}
      title={text('slide.title')}
      closeLabel={text('action.close')}
      onClose={actions.close}
    >
      {mailed === undefined ? (
        <>
          <SlidePuzzle
            puzzle={puzzle}
            x={x}
            checking={checking}
            label={text('slide.label')}
            keys={text('slide.keys')}
            reloadLabel={text('slide.reload')}
            error={error}
            onMove={actions.move}
            onDrop={() => void actions.drop()}
            onReload={() => void actions.reload()}
          />
          <MailOffer
            offer={text('slide.mail')}
            label={text('captcha.email')}
            send={text('captcha.send')}
            onSend={async email => fieldErrorText((await actions.mail(email)) ?? undefined, text)}
          />
        </>
      ) : (
        <MailedCode
          email={mailed}
          checking={checking}
          error={error}
          text={text}
          onCode={code => void actions.verify(code)}
        />
      )}
    </Modal>
  );
}

interface MailedCodeProps {
  readonly email: string;
  readonly checking: boolean;
  readonly error: string | undefined;
  readonly text: Translate;
  readonly onCode: (code: string) => void;
}

function MailedCode({ email, checking, error, text, onCode }: MailedCodeProps) {
  const [code, setCode] = useState('');
  return (
    <FormFrame
      className="lk-slide-mailed"
      onSubmit={() => {
        onCode(code);
      }}
    >
      {/* Receives the focus from the button that this text replaces. */}
      <p className="lk-slide-sent" role="status" tabIndex={-1} ref={focus}>
        {text('captcha.mailed', { email })}
      </p>
      <InputField
        label={text('slide.code')}
        name="mailedCode"
        value={code}
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="go"
        maxLength={6}
        tidy={tidyCode}
        onInput={setCode}
      />
      <Button type="submit" busy={checking}>
        {text('slide.continue')}
      </Button>
    </FormFrame>
  );
}

const focus = (element: HTMLElement | null) => element?.focus();
