/**
 * Home-screen instructions for the visitor's browser. If only another browser supports them, the link to open there is
 * shown for copying (APP-16).
 */
import type { Translate } from '../../lobby/types.ts';
import { Button } from '../../ui/button/button.tsx';
import { useRef, useState } from '../../ui/dialect.ts';
import type { DownloadBarState } from './model.ts';

export interface BrowserInstructionsProps extends Pick<DownloadBarState, 'browser' | 'platform'> {
  readonly text: Translate;
  /** URL of the download page; null if none. A widget in a frame copies this URL instead of the frame's URL. */
  readonly page: string | null;
}

export function BrowserInstructions({ browser, platform, text, page }: BrowserInstructionsProps) {
  const url = window.parent === window ? location.href : page;
  const needsOther = browser === 'app' || browser === 'oldIosBrowser';
  return (
    <>
      <p className="lk-download-words">
        {text(`homescreen.${browser}`, { browser: platform === 'ios' ? 'Safari' : 'Chrome' })}
      </p>
      {needsOther && url && <CopyLink url={url} text={text} />}
    </>
  );
}

function CopyLink({ url, text }: { url: string; text: Translate }) {
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'select' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch {
      // Browsers that are built into apps often deny access to the clipboard, or have no clipboard.
      field.current?.select();
      setOutcome('select');
    }
  };
  return (
    <div className="lk-download-copy">
      <input ref={field} readOnly defaultValue={url} aria-label={text('homescreen.link')} />
      <Button variant="line" onClick={() => void copy()}>
        {text('homescreen.copy')}
      </Button>
      <p role="status">{outcome && text(`homescreen.${outcome}`)}</p>
    </div>
  );
}
