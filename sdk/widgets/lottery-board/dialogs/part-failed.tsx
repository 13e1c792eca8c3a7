/** Where a part of the board should be whose code did not load. */
import type { Translate } from '../../../types.ts';
import { Button } from '../../../ui/button.tsx';

export interface PartFailedProps {
  readonly text: Translate;
  readonly onRetry: () => void;
}

export const PartFailed = ({ text, onRetry }: PartFailedProps) => (
  <div className="lk-part-failed" role="alert">
    <p>{text('sheet.failed')}</p>
    <Button look="quiet" onClick={onRetry}>
      {text('action.retry')}
    </Button>
  </div>
);
