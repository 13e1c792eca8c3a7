/** Where a part of a widget should be whose code did not come: why, and the way on. */
import { type Loss, reloadPage } from '../dom/outdated.ts';
import type { Translate } from '../types.ts';
import { Button } from './button.tsx';
import type { Chunk } from './use-chunk.ts';

export interface LostPartProps {
  readonly chunk: Pick<Chunk<unknown>, 'failed' | 'retry'>;
  readonly className: string;
  /** Key of the widget's words where nobody answered; a page of an earlier release says the same in all of them. */
  readonly words: string;
  readonly text: Translate;
}

export const LostPart = ({ chunk: { failed, retry }, className, words, text }: LostPartProps) =>
  failed && (
    <div className={className} role="alert">
      <p>{text(failed === 'outdated' ? 'error.outdated' : words)}</p>
      <WayOn why={failed} onRetry={retry} text={text} />
    </div>
  );

export interface WayOnProps {
  readonly why: Loss;
  /** Asks for the code again, where that may help. */
  readonly onRetry: () => void;
  readonly text: Translate;
}

/** The button beside such words. */
export const WayOn = ({ why, onRetry, text }: WayOnProps) => (
  <Button look="quiet" onClick={why === 'outdated' ? reloadPage : onRetry}>
    {text(why === 'outdated' ? 'action.reload' : 'action.retry')}
  </Button>
);
