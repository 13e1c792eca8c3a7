/** Bar above outdated data: time of the data, and a retry button. */

import type { Translate } from '../../lobby/types.ts';
import { shortDate, timeOfDay } from '../../protocol/date-format.ts';
import { DEFAULT_ZONE } from '../../protocol/default-zone.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { clock, wifiOff } from './stale-icons.ts';

export interface StaleBarProps {
  /** `at`: time of the data (server time, ms); null if unknown. `offline`: true if the connection is lost. */
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

/**
 * Returns the visitor's time zone. The time at which data arrived is shown in this zone, not in that of the lottery.
 */
const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || DEFAULT_ZONE;
