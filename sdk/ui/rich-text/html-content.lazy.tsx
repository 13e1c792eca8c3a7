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
let told = false;

export function RichContent({ html, base, onDegraded }: RichContentProps) {
  const box = useRef<HTMLDivElement>(null);
  const [refusal, setCallError] = useState<'policy' | 'long' | null>(null);

  useLayoutEffect(() => {
    const content = richText(html, base);
    const isText = typeof content === 'string';
    box.current?.replaceChildren(...(isText ? [] : [content]));
    setCallError(isText ? content : null);
  }, [html, base]);

  useEffect(() => {
    if (refusal !== 'policy' || told || !onDegraded) return;
    told = true;
    onDegraded();
  }, [refusal, onDegraded]);

  return (
    <>
      <div ref={box} hidden={refusal !== null} />
      {refusal && <PlainText html={html} />}
    </>
  );
}
