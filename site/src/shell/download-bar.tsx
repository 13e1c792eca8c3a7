/** Download bar at the top of the page, in a separate chunk, so that it does not delay the page. */
import { DownloadBar } from 'lobbykit/react';

export interface PageDownloadBarProps {
  readonly onDismiss: () => void;
}

/** Download bar of the kit. `features/content/app/download-popups.tsx` renders the dialogs that its button opens. */
export const PageDownloadBar = ({ onDismiss }: PageDownloadBarProps) => <DownloadBar onDismiss={onDismiss} />;
