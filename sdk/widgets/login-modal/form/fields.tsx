/**
 * Login form: fields of the selected method, captcha, and checkbox. In a custom element, the form is in the light DOM.
 */
import { readFields } from '../../../dom/fields.ts';
import { type RefObject, useEffect } from '../../../ui/dialect.ts';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { FormFrame } from '../../../ui/field/form-frame.tsx';
import { useChunk } from '../../../ui/view/use-chunk.ts';
import { ChunkFallback } from '../chunk-fallback.tsx';
import { fieldErrorText } from '../texts.ts';
import type { FieldProps } from './field-props.ts';
import { PasswordForm } from './password-form.tsx';

export interface LoginFieldsProps extends FieldProps {
  readonly theme: string;
  readonly name: string;
  /** Ref to the form element. */
  readonly form: RefObject<HTMLFormElement | null>;
}

const loadSms = () => import('./sms-form.lazy.tsx').then(chunk => chunk.SmsForm);
const loadPicture = () => import('../../../ui/captcha/captcha-field.tsx').then(chunk => chunk.CaptchaField);
/** Heights of two form rows including the gap, and of one row, in units of `--lobby-px`. */
const TWO_LINES = 160;
const ONE_LINE = 72;

export function LoginFields({ panel, actions, text, theme, name, form }: LoginFieldsProps) {
  const { login, captcha } = panel;
  const { type } = login.values;
  const sms = useChunk(type === 'sms', loadSms);
  const picture = useChunk(captcha.shown, loadPicture);

  const { focus } = login;
  // Focuses the invalid field, even if it was focused before (VALID-04) or has just been rendered.
  useEffect(() => {
    const field = focus && form.current?.querySelector(`[data-field="${focus.field}"]`);
    if (field instanceof HTMLInputElement) field.focus();
  }, [focus, picture.View]);

  const fields = { panel, actions, text };
  return (
    <div className="lk lk-login-fields" data-theme={theme} lang={text.tag}>
      <FormFrame
        form={form}
        className="lk-login-form"
        aria-label={name}
        onSubmit={() => {
          void actions.submit();
        }}
      >
        {type === 'username' && <PasswordForm {...fields} />}
        {type === 'sms' &&
          (sms.View ? (
            <sms.View {...fields} />
          ) : (
            <ChunkFallback failed={sms.failed} onRetry={sms.retry} height={TWO_LINES} text={text} />
          ))}
        {captcha.shown && !picture.View && (
          <ChunkFallback failed={picture.failed} onRetry={picture.retry} height={ONE_LINE} text={text} />
        )}
        {captcha.shown && picture.View && (
          <picture.View
            label={text('login.captcha')}
            name="identifying"
            value={login.values.identifying}
            error={fieldErrorText(login.errors.identifying, text)}
            enterKeyHint="go"
            maxLength={16}
            required
            image={captcha.image}
            refreshLabel={text('login.captcha-new')}
            onRefresh={actions.refreshCaptcha}
            mail={{
              offer: text('captcha.mail'),
              label: text('captcha.email'),
              send: text('captcha.send'),
              sent: captcha.mailed ? text('captcha.mailed', { email: captcha.mailed }) : null,
              onSend: async email => fieldErrorText((await actions.mailCaptcha(email)) ?? undefined, text),
            }}
            onInput={value => actions.set('identifying', value)}
          />
        )}
        <div className="lk-login-options">
          <Checkbox name="remember" checked={login.values.remember} onChange={on => actions.set('remember', on)}>
            {text('login.remember')}
          </Checkbox>
          <button type="button" className="lk-login-link" onClick={() => actions.go('forget')}>
            {text('login.forgot')}
          </button>
        </div>
        {/* Required, so that Enter submits the form. In a frame without `allow-forms` there is no submit event, so
            the click handler submits. */}
        <input
          type="submit"
          className="lk-hidden"
          value={text('login.submit')}
          tabIndex={-1}
          aria-hidden="true"
          onClick={() => {
            readFields(form.current);
            void actions.submit();
          }}
        />
      </FormFrame>
    </div>
  );
}
