/** Where a part of a widget should be whose code did not come: why, and the way on. */
import { type ChunkLoadFailure, reloadPage } from '../../dom/version-skew.ts';
import type { Translate } from '../../lobby/types.ts';
import { Button } from '../button/button.tsx';
import type { Chunk } from './use-chunk.ts';

export interface ChunkErrorFallbackProps {
  readonly chunk: Pick<Chunk<unknown>, 'failed' | 'retry'>;
  readonly className: string;
  /** Key of the widget's words where nobody answered; a page of an earlier release says the same in all of them. */
  readonly texts: string;
  readonly text: Translate;
}

export const ChunkErrorFallback = ({ chunk: { failed, retry }, className, texts, text }: ChunkErrorFallbackProps) =>
  failed && (
    <div className={className} role="alert">
      <p>{text(failed === 'outdated' ? 'error.outdated' : texts)}</p>
      <RetryButton why={failed} onRetry={retry} text={text} />
    </div>
  );

export interface RetryButtonProps {
  readonly why: ChunkLoadFailure;
  /** Asks for the code again, where that may help. */
  readonly onRetry: () => void;
  readonly text: Translate;
}

/** The button beside such words. */
export const RetryButton = ({ why, onRetry, text }: RetryButtonProps) => (
  <Button variant="quiet" onClick={why === 'outdated' ? reloadPage : onRetry}>
    {text(why === 'outdated' ? 'action.reload' : 'action.retry')}
  </Button>
);
