/** Sanitized rich text. This chunk includes the sanitizer. */
import { richText } from '../../dom/safe/rich-text.ts';
import { useEffect, useLayoutEffect, useRef, useState } from '../dialect.ts';
import { PlainText } from './plain-text.tsx';

export interface RichContentProps {
  readonly html: string;
  readonly base: string;
  readonly onDegraded?: () => void;
}

/**
 * True after a failure was reported. If a page's CSP blocks the sanitizer, it fails for every text, so only the first
 * failure is reported.
 */
let reported = false;

export function RichContent({ html, base, onDegraded }: RichContentProps) {
  const box = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<'policy' | 'long' | null>(null);

  useLayoutEffect(() => {
    const content = richText(html, base);
    const isText = typeof content === 'string';
    box.current?.replaceChildren(...(isText ? [] : [content]));
    setFailure(isText ? content : null);
  }, [html, base]);

  useEffect(() => {
    if (failure !== 'policy' || reported || !onDegraded) return;
    reported = true;
    onDegraded();
  }, [failure, onDegraded]);

  return (
    <>
      <div ref={box} hidden={failure !== null} />
      {failure && <PlainText html={html} />}
    </>
  );
}
