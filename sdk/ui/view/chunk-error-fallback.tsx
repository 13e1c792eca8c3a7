/** Content that replaces a chunk that failed to load: the reason, and a retry button. */
import { type ChunkLoadFailure, reloadPage } from '../../dom/version-skew.ts';
import type { Translate } from '../../lobby/types.ts';
import { Button } from '../button/button.tsx';
import type { Chunk } from './use-chunk.ts';

export interface ChunkErrorFallbackProps {
  readonly chunk: Pick<Chunk<unknown>, 'failed' | 'retry'>;
  readonly className: string;
  /** Key of the widget's text for a lost connection. The text for an outdated page is the same in all widgets. */
  readonly textKey: string;
  readonly text: Translate;
}

export const ChunkErrorFallback = ({ chunk: { failed, retry }, className, textKey, text }: ChunkErrorFallbackProps) =>
  failed && (
    <div className={className} role="alert">
      <p>{text(failed === 'outdated' ? 'error.outdated' : textKey)}</p>
      <RetryButton why={failed} onRetry={retry} text={text} />
    </div>
  );

export interface RetryButtonProps {
  readonly why: ChunkLoadFailure;
  /** Loads the code again. Not called if the page is outdated, because only a reload of the page then helps. */
  readonly onRetry: () => void;
  readonly text: Translate;
}

/** Retry button next to an error message. */
export const RetryButton = ({ why, onRetry, text }: RetryButtonProps) => (
  <Button variant="quiet" onClick={why === 'outdated' ? reloadPage : onRetry}>
    {text(why === 'outdated' ? 'action.reload' : 'action.retry')}
  </Button>
);
