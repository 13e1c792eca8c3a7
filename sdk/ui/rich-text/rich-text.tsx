/** Rich text of an editor: its plain words until the cleaner is there, and for good where it cannot be. */
import { Button } from '../button/button.tsx';
import { useChunk } from '../view/use-chunk.ts';
import type { RichContent } from './html-content.lazy.tsx';
import { PlainText } from './plain-text.tsx';

/** The sanitizer once it has loaded: later texts are rendered rich at once. */
let known: typeof RichContent | null = null;

const load = () =>
  import('./html-content.lazy.tsx').then(chunk => {
    known = chunk.RichContent;
    return chunk.RichContent;
  });

export interface RichTextProps {
  /** As the server sent it; what does not fit the profile of security S4 is left out. */
  readonly html: string;
  /** Base of relative addresses: the gateway. */
  readonly base: string;
  /** One sentence for when the text could not be made rich, for want of a network. */
  readonly failed: string;
  /** Label of the button beside it. */
  readonly retry: string;
  /** The page admits no HTML and the text is shown plain (security S7). Called once per page; must be stable. */
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
