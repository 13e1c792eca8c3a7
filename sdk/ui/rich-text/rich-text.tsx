/** Rich text: plain text until the sanitizer has loaded, and permanently if it is not available. */
import { Button } from '../button/button.tsx';
import { useChunk } from '../view/use-chunk.ts';
import type { RichContent } from './html-content.lazy.tsx';
import { PlainText } from './plain-text.tsx';

/** The loaded sanitizer component: later texts are rendered rich immediately. */
let known: typeof RichContent | null = null;

const load = () =>
  import('./html-content.lazy.tsx').then(chunk => {
    known = chunk.RichContent;
    return chunk.RichContent;
  });

export interface RichTextProps {
  /** HTML of the server, unsanitized; content outside the profile of security S4 is removed. */
  readonly html: string;
  /** Base of relative URLs: the gateway. */
  readonly base: string;
  /** Message for a failed load of the sanitizer. */
  readonly failed: string;
  /** Label of the retry button. */
  readonly retry: string;
  /**
   * Called if the page allows no HTML and the text is shown plain (security S7). Called once per page; must be stable.
   */
  readonly onDegraded?: () => void;
}

export function RichText({ html, base, failed, retry, onDegraded }: RichTextProps) {
  const chunk = useChunk(known === null, load);
  const Content = chunk.View ?? known;
  return (
    <div className="lk-rich" aria-busy={!Content && !chunk.failed}>
      {Content ? <Content html={html} base={base} onDegraded={onDegraded} /> : <PlainText html={html} />}
      {chunk.failed && (
        <div className="lk-rich-failed" role="alert">
          <p>{failed}</p>
          <Button variant="quiet" onClick={chunk.retry}>
            {retry}
          </Button>
        </div>
      )}
    </div>
  );
}
