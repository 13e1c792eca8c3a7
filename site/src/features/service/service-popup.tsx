/** Customer service above any page: its modal, opened from the frame, and on home the buttons that float (SERV-01..14). */
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

/** Where the buttons float: elsewhere the header has the way to the modal. */
const HOME = '/m/home';

/** The widget loads when somebody asks for it, or once home has been seen. */
export function ServicePopup() {
  const text = usePageText();
  const toasts = useToasts();
  const popups = usePopups();
  const [path] = useLocation();
  const search = useSearch();
  const open = useStore(popups.$service);
  const [Float, setFloat] = useState<ComponentType<ServiceFloatProps> | null>(null);
  const floats = path === HOME;
  // Its dot counts what a member has not read: three calls that a cold page does not begin with.
  const loggedIn = useSession() !== null;
  const due = useStore($afterLoad) || !loggedIn;

  // SERV-04
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on every change of the route
  useEffect(() => popups.close('service'), [path, search, popups]);

  useEffect(() => {
    if (Float || !(open || (floats && due))) return;
    let wanted = true;
    const bring = () =>
      import('./service-float.tsx').then(
        chunk => {
          if (wanted) setFloat(() => chunk.ServiceFloat);
        },
        () => {
          // A failure is told to nobody who did not ask; the next press tries again.
          if (!wanted || !open) return;
          toasts.notice(text('late.title'), FAILURE_MS);
          popups.close('service');
        },
      );
    const cancel = open ? void bring() : whenIdle(bring);
    return () => {
      wanted = false;
      cancel?.();
    };
  }, [Float, open, floats, due, toasts, popups, text]);

  return Float && (open || due) && <Float open={open} floats={floats} />;
}
