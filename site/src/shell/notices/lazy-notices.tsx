/**
 * Brings the notices about the page as a whole, and with them its service worker, and the rest of the texts, when nobody waits
 * for anything else.
 */
import { useLobby } from 'lobbykit/react';
import { type ComponentType, useEffect, useState } from 'react';
import { loadAllPageTexts } from '../../shared/i18n/page-text.ts';
import { whenIdle } from '../../shared/loading/when-idle.ts';

export function LazyNotices() {
  const lobby = useLobby();
  const [Notes, setNotes] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        // A page without its notices is still a page.
        Promise.all([import('./page-notices.tsx'), loadAllPageTexts(lobby.$text.get().language)])
          .then(([{ PageNotices }]) => setNotes(() => PageNotices))
          .catch(() => {});
      }),
    [lobby],
  );
  return Notes && <Notes />;
}
