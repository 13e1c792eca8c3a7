/** Sanitized rich text; loads with the sanitizer in a separate chunk. */
import { richText } from '../../dom/safe/rich-text.ts';
import { useEffect, useLayoutEffect, useRef, useState } from '../dialect.ts';
import { PlainText } from './plain-text.tsx';

export interface RichContentProps {
  readonly html: string;
  readonly base: string;
  readonly onDegraded?: () => void;
}

/** A page with a policy that rejects the sanitizer rejects it for every text, so it is reported once. */
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
