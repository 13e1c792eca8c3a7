/**
 * Captcha field: input, and image, which is replaced by clicking it (VALID-10). A code sent by email is an accessible
 * alternative.
 */
import { drawPicture } from '../../dom/safe/picture.ts';
import { Button } from '../button/button.tsx';
import { useEffect, useRef, useState } from '../dialect.ts';
import { refresh } from '../field/field-icons.ts';
import { InputField, type InputFieldProps } from '../field/input-field.tsx';
import { Icon } from '../icon/icon.tsx';

export interface CaptchaFieldProps extends Omit<InputFieldProps, 'type' | 'icon' | 'before' | 'after' | 'inputMode'> {
  /** Image, a PNG or JPEG as base64; null while loading. */
  readonly image: string | null;
  /** Accessible name of the button around the image. */
  readonly refreshLabel: string;
  readonly onRefresh: () => void;
  readonly mail: CaptchaMailProps;
}

export interface CaptchaMailProps {
  /** Text of the link that offers a code by email. */
  readonly offer: string;
  /** Label of the field for the email address. */
  readonly label: string;
  readonly send: string;
  /** Text that names the recipient of the code that was sent; null before a code was sent. */
  readonly sent: string | null;
  /** Sends the code; resolves with the error text, or undefined on success. */
  readonly onSend: (email: string) => Promise<string | undefined>;
}

export function CaptchaField({ image, refreshLabel, onRefresh, mail, ...field }: CaptchaFieldProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const waits = image === null && mail.sent === null;
  useEffect(() => {
    if (canvas.current) return drawPicture(canvas.current, image);
  }, [image]);
  return (
    <div className="lk-captcha">
      <InputField {...field} hint={mail.sent ?? field.hint} />
      <button type="button" className="lk-captcha-picture" aria-label={refreshLabel} onClick={onRefresh}>
        <canvas ref={canvas} width={160} height={60} data-wait={waits ? '' : undefined} hidden={mail.sent !== null} />
        <Icon shape={refresh} size={20} />
      </button>
      {mail.sent === null && <MailOffer {...mail} />}
    </div>
  );
}

/** Link that offers a code by email. A click shows the field for the email address. */
export function MailOffer({ offer, label, send, onSend }: Omit<CaptchaMailProps, 'sent'>) {
  const [open, setOpen] = useState(false);
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const sendEmail = async () => {
    setBusy(true);
    setError(await onSend(email.trim()));
    setBusy(false);
  };
  if (!open) {
    return (
      <button type="button" className="lk-captcha-offer" onClick={() => setOpen(true)}>
        {offer}
      </button>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has default styles
    <div
      className="lk-captcha-mail"
      role="group"
      aria-label={offer}
      onKeyDown={event => {
        // Enter sends the code. Otherwise it would submit the surrounding form.
        if (event.key !== 'Enter') return;
        event.preventDefault();
        if (!busy) void sendEmail();
      }}
    >
      <InputField
        label={label}
        name="captchaEmail"
        type="email"
        value={email}
        error={error}
        autoComplete="email"
        enterKeyHint="send"
        onInput={setEmail}
        after={
          <Button variant="quiet" className="lk-code-send" busy={busy} onClick={() => void sendEmail()}>
            {send}
          </Button>
        }
      />
    </div>
  );
}
