/** Says that what is shown is old, how old, and offers to try again. */
import { shortDate, timeOfDay } from '../domain/dates.ts';
import { DEFAULT_ZONE } from '../domain/limits.ts';
import type { Translate } from '../types.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { clock, wifiOff } from './late-data-shapes.ts';

export interface LateBarProps {
  /** Since when the data are old (server time, ms), and whether the network is the reason. */
  readonly late: { readonly at: number | null; readonly offline: boolean };
  readonly text: Translate;
  readonly onRetry: () => void;
}

export function LateBar({ late, text, onRetry }: LateBarProps) {
  const zone = deviceZone();
  const time = late.at !== null && `${timeOfDay(late.at, text.tag, zone)}, ${shortDate(late.at, text.tag, zone)}`;
  return (
    <div className="lk-late" role="status">
      <Icon shape={late.offline ? wifiOff : clock} size={20} />
      <p>
        <b>{text(late.offline ? 'late.offline' : 'late.failed')}</b>
        {time && text('late.since', { time })}
      </p>
      <Button look="quiet" onClick={onRetry}>
        {text('action.retry')}
      </Button>
    </div>
  );
}

/** When data arrived is a moment of the reader's day, not of the draw's. */
const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || DEFAULT_ZONE;
