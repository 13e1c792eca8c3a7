/** Loads the page notices with their service worker, and the remaining texts, when the page is idle. */
import { useLobby } from 'lobbykit/react';
import { type ComponentType, useEffect, useState } from 'react';
import { loadAllPageTexts } from '../../shared/i18n/page-text.ts';
import { whenIdle } from '../../shared/loading/when-idle.ts';

export function LazyNotices() {
  const lobby = useLobby();
  const [Notices, setNotices] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        // Ignores a failed load, because the page works without notices.
        Promise.all([import('./page-notices.tsx'), loadAllPageTexts(lobby.$text.get().language)])
          .then(([{ PageNotices }]) => setNotices(() => PageNotices))
          .catch(() => {});
      }),
    [lobby],
  );
  return Notices && <Notices />;
}
