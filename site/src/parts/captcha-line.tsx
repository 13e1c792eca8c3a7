import { useStore } from '@nanostores/react';
import type { Captcha } from 'lobbykit/forms';
import { CaptchaField } from 'lobbykit/parts';
import { usePageText } from '../i18n/page-text.ts';
import type { Line } from './use-lines.ts';

/** The letters of a picture (VALID-09, VALID-10, VALID-13). */
export function CaptchaLine({ line, captcha }: { line: Line; captcha: Captcha }) {
  const text = usePageText();
  const { image } = useStore(captcha.$state);
  return (
    <CaptchaField
      {...line}
      label={text('field.captcha')}
      image={image}
      refreshLabel={text('captcha.refresh')}
      maxLength={16}
      required
      onRefresh={() => void captcha.actions.refresh()}
    />
  );
}
