/** Brings the notices about the page as a whole, and with them its service worker, when nobody waits for anything else. */
import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../parts/when-idle.ts';

export function LateNotes() {
  const [Notes, setNotes] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        // A page without its notices is still a page.
        import('./page-notes.tsx').then(({ PageNotes }) => setNotes(() => PageNotes)).catch(() => {});
      }),
    [],
  );
  return Notes && <Notes />;
}
