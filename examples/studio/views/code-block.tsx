/** One file of the snippet, with a copy button. */
import { useRef, useState } from 'react';
import { copyCode, STATUS_MS } from '../../shared/copy.ts';
import { piecesOf } from '../snippets/color-code.ts';
import type { SnippetFile } from '../snippets/snippet.ts';
import { Icon } from './icon.tsx';

interface CodeBlockProps {
  readonly file: SnippetFile;
  /** True to show the file name; false if the tab already shows it. */
  readonly named: boolean;
}

type Copied = 'no' | 'yes' | 'selected';

const TEXTS: Readonly<Record<Copied, string>> = { no: 'Copy', yes: 'Copied', selected: 'Press Ctrl+C or ⌘C' };

export function CodeBlock({ file: { name, text }, named }: CodeBlockProps) {
  const code = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState<Copied>('no');
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const copy = async () => {
    clearTimeout(timer.current);
    if (!code.current) return;
    const done = await copyCode(code.current);
    setCopied(done);
    if (done === 'yes') timer.current = setTimeout(() => setCopied('no'), STATUS_MS);
  };

  return (
    <section className="code-block" aria-label={name}>
      <header className="code-header">
        <h3 className={named ? 'code-name' : 'lk-hidden'}>{name}</h3>
        <button type="button" className="copy" data-copied={copied} onClick={() => void copy()}>
          <Icon name={copied === 'yes' ? 'check' : 'copy'} />
          {TEXTS[copied]}
          <span className="lk-hidden"> {name}</span>
        </button>
        <span className="lk-hidden" role="status">
          {copied === 'yes' && `${name} is copied.`}
          {copied === 'selected' && `${name} is selected; copy it by the keyboard.`}
        </span>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: focusable, so that the keyboard can scroll long lines */}
      <pre className="code" tabIndex={0}>
        <code ref={code}>
          {piecesOf(text).map(({ kind, text: piece }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece of text is identified only by its position
            <span key={index} className={kind === 'plain' ? undefined : `piece-${kind}`}>
              {piece}
            </span>
          ))}
        </code>
      </pre>
    </section>
  );
}
