/** Header of the studio: title, back link, and the copy link button. */
import { useRef, useState } from 'react';
import { Icon } from './icon.tsx';

const TEXTS = { no: 'Share', yes: 'Link copied', refused: 'Copy the address above' } as const;

/** Duration of the button's status, ms. */
const STATUS_MS = 2_500;

export function Header() {
  const [status, setStatus] = useState<keyof typeof TEXTS>('no');
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const share = async () => {
    clearTimeout(timer.current);
    try {
      await navigator.clipboard.writeText(location.href);
      setStatus('yes');
    } catch {
      // The visitor can copy the address from the address bar.
      setStatus('refused');
    }
    timer.current = setTimeout(() => setStatus('no'), STATUS_MS);
  };
  return (
    <header className="head">
      <a className="head-back" href="../" aria-label="All examples">
        <Icon name="back" />
      </a>
      <h1>Embed studio</h1>
      <button type="button" className="button button-line" onClick={() => void share()}>
        <Icon name={status === 'yes' ? 'check' : 'link'} />
        <span role="status">{TEXTS[status]}</span>
      </button>
    </header>
  );
}
