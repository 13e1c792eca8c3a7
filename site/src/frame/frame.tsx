/** The page: one column of a phone's width, on a wide screen with a panel on either side. */
import { lazy, type ReactNode, Suspense } from 'react';
import type { Route } from '../router/routes.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useWide } from './use-wide.ts';

// A phone loads neither the panels nor the QR code.
const SidePanels = lazy(async () => ({
  default: (await import('./side-panels.tsx')).SidePanels,
}));

/** Header and footer stand around every page that is not bare. */
export function Frame({ route, children }: { route: Route; children: ReactNode }) {
  const wide = useWide();
  return (
    <div className="frame">
      <div className={route.bare ? 'column bare' : 'column'}>
        {!route.bare && <Header title={route.path === '/m/home' ? null : route.title} />}
        <main>{children}</main>
        {!route.bare && <Footer />}
      </div>
      {wide && (
        <Suspense>
          <SidePanels />
        </Suspense>
      )}
    </div>
  );
}
