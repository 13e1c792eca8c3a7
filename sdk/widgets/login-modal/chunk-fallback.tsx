/** Content shown in place of a chunk: reserved space while it loads, or an error with a retry button. */
import type { ChunkLoadFailure } from '../../dom/version-skew.ts';
import type { Translate } from '../../lobby/types.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { RetryButton } from '../../ui/view/chunk-error-fallback.tsx';

export interface ChunkFallbackProps {
  /** Reason why loading failed; null while loading. */
  readonly failed: ChunkLoadFailure | null;
  readonly onRetry: () => void;
  /** Height of the chunk's content, in units of `--lobby-px`. */
  readonly height: number;
  readonly text: Translate;
}

export const ChunkFallback = ({ failed, onRetry, height, text }: ChunkFallbackProps) =>
  failed ? (
    <div className="lk-login-lost">
      <Alert>{text(failed === 'outdated' ? 'error.outdated' : 'error.connection')}</Alert>
      <RetryButton why={failed} onRetry={onRetry} text={text} />
    </div>
  ) : (
    <Skeleton width="100%" height={height} />
  );
