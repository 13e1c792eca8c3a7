/**
 * Rich text. It is plain text until the sanitizer has loaded, or permanently if the page does not allow the sanitizer.
 */
import { Button } from '../button/button.tsx';
import { useChunk } from '../view/use-chunk.ts';
import type { RichContent } from './html-content.lazy.tsx';
import { PlainText } from './plain-text.tsx';

/** Component with the sanitizer, after it has loaded. Later texts are then rendered as rich text immediately. */
let known: typeof RichContent | null = null;

const load = () =>
  import('./html-content.lazy.tsx').then(chunk => {
    known = chunk.RichContent;
    return chunk.RichContent;
  });

export interface RichTextProps {
  /** HTML from the server, unsanitized. The sanitizer removes content that security S4 does not allow. */
  readonly html: string;
  /** URL of the gateway, against which relative URLs are resolved. */
  readonly base: string;
  /** Message that is shown if the sanitizer fails to load. */
  readonly failed: string;
  /** Label of the retry button. */
  readonly retry: string;
  /**
   * Called if the page does not allow the sanitizer, so that the text stays plain (security S7). Called once per page;
   * must be a stable function.
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
