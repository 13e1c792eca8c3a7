/** Customer service dialog, which the header opens on any page, and the floating buttons on home (SERV-01..14). */
import { useStore } from '@nanostores/react';
import { useSession } from 'lobbykit/react';
import { type ComponentType, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { $afterLoad } from '../../shared/loading/after-load.ts';
import { whenIdle } from '../../shared/loading/when-idle.ts';
import { usePopups } from '../../shared/overlays/popups.ts';
import { useToasts } from '../../shared/overlays/toasts.ts';
import { FAILURE_MS } from '../../shared/time/durations.ts';
import type { ServiceFloatProps } from './service-float.tsx';

/** Page with the floating buttons. Other pages have a service button in the header. */
const HOME = '/m/home';

/** Loads the customer service widget when it is opened, or after the first render of home. */
export function ServicePopup() {
  const text = usePageText();
  const toasts = useToasts();
  const popups = usePopups();
  const [path] = useLocation();
  const search = useSearch();
  const open = useStore(popups.$service);
  const [Float, setFloat] = useState<ComponentType<ServiceFloatProps> | null>(null);
  const floats = path === HOME;
  // For members, loads the floating buttons late, because their unread dot requires three requests that would delay the
  // first load.
  const loggedIn = useSession() !== null;
  const due = useStore($afterLoad) || !loggedIn;

  // Closes the dialog on every navigation (SERV-04).
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on every change of path or query
  useEffect(() => popups.close('service'), [path, search, popups]);

  useEffect(() => {
    if (Float || !(open || (floats && due))) return;
    let active = true;
    const loadFloat = () =>
      import('./service-float.tsx').then(
        chunk => {
          if (active) setFloat(() => chunk.ServiceFloat);
        },
        () => {
          // Shows an error only if the visitor opened the dialog. The next press loads the code again.
          if (!active || !open) return;
          toasts.notice(text('late.title'), FAILURE_MS);
          popups.close('service');
        },
      );
    const cancel = open ? void loadFloat() : whenIdle(loadFloat);
    return () => {
      active = false;
      cancel?.();
    };
  }, [Float, open, floats, due, toasts, popups, text]);

  return Float && (open || due) && <Float open={open} floats={floats} />;
}
