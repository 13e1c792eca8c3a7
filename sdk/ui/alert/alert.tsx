/** Message about a form as a whole. */
import type { ReactNode } from '../dialect.ts';
import { Icon } from '../icon/icon.tsx';
import { check } from '../icon/icons.ts';
import { alert } from '../icon/lazy-icons.ts';

export interface AlertProps {
  /** Tone of the message. Default `danger`, which interrupts a screen reader; other tones do not interrupt. */
  readonly tone?: 'danger' | 'info' | 'success';
  /** Id of the message, for `aria-labelledby` or `aria-describedby` of another element. */
  readonly id?: string;
  readonly children: ReactNode;
}

export function Alert({ tone = 'danger', id, children }: AlertProps) {
  return (
    <div className="lk-alert" data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon shape={tone === 'success' ? check : alert} size={20} />
      <p id={id}>{children}</p>
    </div>
  );
}
