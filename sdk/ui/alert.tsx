/** One sentence about a form as a whole. */
import type { ReactNode } from './dialect.ts';
import { Icon } from './icon.tsx';
import { alert } from './late-shapes.ts';
import { check } from './shapes.ts';

export interface AlertProps {
  /** Default danger, which interrupts a screen reader; the others wait for their turn. */
  readonly tone?: 'danger' | 'info' | 'success';
  /** For what names or describes something by this sentence. */
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
