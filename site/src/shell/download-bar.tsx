/** Download bar at the top of the page, in a separate chunk so that it never delays the page. */
import { DownloadBar } from 'lobbykit/react';

export interface PageDownloadBarProps {
  readonly onDismiss: () => void;
}

/** The dialogs of its button are rendered by `features/content/app/download-popups.tsx`. */
export const PageDownloadBar = ({ onDismiss }: PageDownloadBarProps) => <DownloadBar onDismiss={onDismiss} />;
