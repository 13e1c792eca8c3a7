/** The letters of a picture: input, picture, and another picture on a press (VALID-10). */
import { drawPicture } from '../dom/picture.ts';
import { useEffect, useRef } from './dialect.ts';
import { refresh } from './field-shapes.ts';
import { Icon } from './icon.tsx';
import { InputField, type InputFieldProps } from './input-field.tsx';

export interface CaptchaFieldProps extends Omit<InputFieldProps, 'type' | 'icon' | 'before' | 'after' | 'inputMode'> {
  /** PNG or JPEG as base64; null while it is on its way. */
  readonly image: string | null;
  /** Names the button around the picture. */
  readonly refreshLabel: string;
  readonly onRefresh: () => void;
}

export function CaptchaField({ image, refreshLabel, onRefresh, ...field }: CaptchaFieldProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) return drawPicture(canvas.current, image);
  }, [image]);
  return (
    <div className="lk-captcha">
      <InputField {...field} />
      <button type="button" className="lk-captcha-picture" aria-label={refreshLabel} onClick={onRefresh}>
        <canvas ref={canvas} width={160} height={60} data-wait={image === null ? '' : undefined} />
        <Icon shape={refresh} size={20} />
      </button>
    </div>
  );
}
