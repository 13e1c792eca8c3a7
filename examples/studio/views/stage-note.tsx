/** Overlay of the preview while no widget is visible: a skeleton, or the reason of a failure. */
import { VERSION } from 'lobbykit';
import type { FrameState } from '../preview/messages.ts';
import { Icon } from './icon.tsx';

interface StageNoteProps {
  readonly state: FrameState;
  readonly theme: 'light' | 'dark';
  readonly gateway: string;
  readonly onAgain: () => void;
}

export function StageNote({ state, theme, gateway, onAgain }: StageNoteProps) {
  if (state === 'waiting') {
    return (
      <div className="page-note" data-theme={theme} aria-hidden="true">
        <span className="bone bone-title" />
        <span className="bone" />
        <span className="bone" />
        <span className="bone" />
      </div>
    );
  }
  if (state !== 'unreachable') return null;
  return (
    <div className="page-note page-lost" data-theme={theme} role="alert">
      <svg viewBox="0 0 120 80" aria-hidden="true">
        <rect x="8" y="18" width="40" height="44" rx="6" className="lost-box" />
        <rect x="72" y="18" width="40" height="44" rx="6" className="lost-box" />
        <path d="M16 30h24M16 40h24M16 50h14M80 30h24M80 40h24" className="lost-line" />
        <path d="M52 40h5M63 40h5" className="lost-line" />
        <path d="m56 34 8 12M64 34l-8 12" className="lost-cross" />
      </svg>
      <b>The widget’s code did not come</b>
      <p>
        <span className="gateway-url">{gateway}</span> does not serve lobbykit {VERSION}. Is the URL right, and is the
        gateway running?
      </p>
      <button type="button" className="button" onClick={onAgain}>
        <Icon name="refresh" />
        Try again
      </button>
    </div>
  );
}
