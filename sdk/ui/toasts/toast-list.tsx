/** Toasts of a widget: a favorite is being saved or was rejected, a game failed to open (FAV-06, FAV-10, LAUNCH-08). */
import type { Toast, Translate } from '../../lobby/types.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { x } from '../icon/lazy-icons.ts';

export interface ToastListProps {
  /**
   * Toast to show; null for none. The live region is always rendered, because screen readers announce only changes in
   * an existing one.
   */
  readonly toast: Toast | null;
  /** Translation that includes the texts of games. */
  readonly text: Translate;
  readonly onClose: () => void;
}

export function ToastList({ toast, text, onClose }: ToastListProps) {
  const failed = toast?.kind === 'failed' ? toast : null;
  return (
    <div className="lk-toast-list" role="status">
      {toast && (
        <div className="lk-toast-row" data-kind={toast.kind}>
          <p>{text(failed?.error.messageKey ?? 'grid.saving')}</p>
          {failed?.url && (
            <a href={failed.url} target="_blank" rel="noopener noreferrer" onClick={onClose}>
              {text('launch.open')}
            </a>
          )}
          {failed && (
            <Button variant="icon" label={text('action.close')} onClick={onClose}>
              <Icon shape={x} size={20} />
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
