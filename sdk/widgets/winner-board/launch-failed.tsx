/** Says why a game did not open; where only its tab was blocked, it can still be opened by hand (LAUNCH-08, S27). */
import type { Translate } from '../../types.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { x } from '../../ui/late-shapes.ts';
import type { WinnerState } from './model.ts';

export interface LaunchFailedProps {
  readonly failed: NonNullable<WinnerState['launchFailed']>;
  readonly text: Translate;
  readonly onClose: () => void;
}

export const LaunchFailed = ({ failed: { error, address }, text, onClose }: LaunchFailedProps) => (
  <div className="lk-launch-failed" role="alert">
    <p>{error.message || text(error.messageKey)}</p>
    {address && (
      <a className="lk-button" data-look="quiet" href={address} target="_blank" rel="noreferrer" onClick={onClose}>
        {text('launch.open')}
      </a>
    )}
    <Button look="icon" label={text('action.close')} onClick={onClose}>
      <Icon shape={x} size={20} />
    </Button>
  </div>
);
