/** In the place of a part whose code is on its way: as much room as it takes, or why it did not come and another try. */
import type { Translate } from '../../types.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export interface PartWaitProps {
  readonly failed: boolean;
  readonly onRetry: () => void;
  /** Of the part, in units of `--lobby-px`. */
  readonly height: number;
  readonly text: Translate;
}

export const PartWait = ({ failed, onRetry, height, text }: PartWaitProps) =>
  failed ? (
    <div className="lk-login-lost">
      <Alert>{text('error.connection')}</Alert>
      <Button look="quiet" onClick={onRetry}>
        {text('action.retry')}
      </Button>
    </div>
  ) : (
    <Skeleton width="100%" height={height} />
  );
