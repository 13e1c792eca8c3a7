import { useStore } from '@nanostores/react';
import type { Captcha } from 'lobbykit/forms';
import { CaptchaField } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import type { Line } from '../../shared/forms/use-form-fields.ts';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { useTextBundle } from '../../shared/i18n/use-text-bundle.ts';

/** Captcha input: the characters of an image, or a code sent by email (VALID-09, VALID-10, VALID-13). */
export function CaptchaFormField({ line, captcha }: { line: Line; captcha: Captcha }) {
  const text = usePageText();
  const kitText = useText();
  useTextBundle('account');
  const { image, mailed } = useStore(captcha.$state);
  return (
    <CaptchaField
      {...line}
      label={text('field.captcha')}
      image={image}
      refreshLabel={text('captcha.refresh')}
      maxLength={16}
      required
      onRefresh={() => void captcha.actions.refresh()}
      mail={{
        offer: kitText('captcha.mail'),
        label: kitText('captcha.email'),
        send: kitText('captcha.send'),
        sent: mailed ? kitText('captcha.mailed', { email: mailed }) : null,
        onSend: async email => {
          const error = await captcha.actions.mail(email);
          return error ? (error.text ?? kitText(error.key, error.params)) : undefined;
        },
      }}
    />
  );
}
