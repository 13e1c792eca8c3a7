/** Bar above outdated data: age of the data and a retry button. */

import type { Translate } from '../../lobby/types.ts';
import { shortDate, timeOfDay } from '../../protocol/date-format.ts';
import { DEFAULT_ZONE } from '../../protocol/default-zone.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { clock, wifiOff } from './stale-icons.ts';

export interface StaleBarProps {
  /** Start of the outdated period (server time, ms), and whether the connection is the reason. */
  readonly stale: { readonly at: number | null; readonly offline: boolean };
  readonly text: Translate;
  readonly onRetry: () => void;
}

export function StaleBar({ stale, text, onRetry }: StaleBarProps) {
  const zone = deviceZone();
  const time = stale.at !== null && `${timeOfDay(stale.at, text.tag, zone)}, ${shortDate(stale.at, text.tag, zone)}`;
  return (
    <div className="lk-stale" role="status">
      <Icon shape={stale.offline ? wifiOff : clock} size={20} />
      <p>
        <b>{text(stale.offline ? 'stale.offline' : 'stale.failed')}</b>
        {time && <span>{text('stale.since', { time })}</span>}
      </p>
      <Button variant="quiet" onClick={onRetry}>
        {text('action.retry')}
      </Button>
    </div>
  );
}

/** Returns the reader's zone: the arrival of data is shown in the reader's time, not that of the draw. */
const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || DEFAULT_ZONE;
