/** Toasts of a widget: a favorite is being saved or was rejected, a game failed to open (FAV-06, FAV-10, LAUNCH-08). */
import type { Notice, Translate } from '../../lobby/types.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { x } from '../icon/lazy-icons.ts';

export interface NoticesProps {
  /** Null shows no toast; the live region remains, so that screen readers announce later toasts. */
  readonly notice: Notice | null;
  /** Translation with the texts of games. */
  readonly text: Translate;
  readonly onClose: () => void;
}

export function Notices({ notice, text, onClose }: NoticesProps) {
  const failed = notice?.kind === 'failed' ? notice : null;
  return (
    <div className="lk-notices" role="status">
      {notice && (
        <div className="lk-notice" data-kind={notice.kind}>
          <p>{text(failed?.error.messageKey ?? 'grid.saving')}</p>
          {failed?.address && (
            <a href={failed.address} target="_blank" rel="noopener noreferrer" onClick={onClose}>
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
