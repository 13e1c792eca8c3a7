/** The bar at the top of the page, in a chunk of its own: nobody waits for it. */
import { DownloadBar } from 'lobbykit/react';

export interface PageDownloadBarProps {
  readonly onDismiss: () => void;
}

/** The page shows the dialogs that the bar's button opens (`features/content/app/download-popups.tsx`). */
export const PageDownloadBar = ({ onDismiss }: PageDownloadBarProps) => <DownloadBar onDismiss={onDismiss} />;
