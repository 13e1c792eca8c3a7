/** The page: one column of a phone's width, on a wide screen with a panel on either side. */
import { lazy, type ReactNode, Suspense } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useWide } from './use-wide.ts';

// A phone loads neither the panels nor the QR code.
const SidePanels = lazy(async () => ({
  default: (await import('./side-panels.tsx')).SidePanels,
}));

export function Frame({ children }: { children: ReactNode }) {
  const wide = useWide();
  return (
    <div className="frame">
      <div className="column">
        <Header />
        <main>{children}</main>
        <Footer />
      </div>
      {wide && (
        <Suspense>
          <SidePanels />
        </Suspense>
      )}
    </div>
  );
}
