/** Bar above stale data: says how old the data are and offers to try again. */

import type { Translate } from '../../lobby/types.ts';
import { DEFAULT_ZONE } from '../../protocol/constants.ts';
import { shortDate, timeOfDay } from '../../protocol/dates.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { clock, wifiOff } from './stale-icons.ts';

export interface StaleBarProps {
  /** Since when the data are old (server time, ms), and whether the network is the reason. */
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

/** When data arrived is a moment of the reader's day, not of the draw's. */
const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || DEFAULT_ZONE;
