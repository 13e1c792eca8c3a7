/** The page: one column of a phone's width, on a wide screen with a panel on either side. */
import { lazy, type ReactNode, Suspense } from 'react';
import type { PageTextKey } from '../i18n/en.ts';
import { usePageText } from '../i18n/page-text.ts';
import type { Route } from '../router/routes.ts';
import { useBack } from '../router/use-back.ts';
import { hasBack, isBare } from '../rules/frame-rules.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useWide } from './use-wide.ts';

// A phone loads neither the panels nor the QR code.
const SidePanels = lazy(async () => ({
  default: (await import('./side-panels.tsx')).SidePanels,
}));

export interface FrameProps {
  readonly route: Route;
  /** Title of the page. */
  readonly title: PageTextKey;
  readonly children: ReactNode;
}

/** Header and footer stand around every page that does not stand alone. */
export function Frame({ route, title, children }: FrameProps) {
  const wide = useWide();
  const text = usePageText();
  const back = useBack();
  const bare = isBare(route.path);
  return (
    <div className="frame">
      <div className={bare ? 'column bare' : 'column'}>
        {!bare && <Header title={route.path === '/m/home' ? null : title} onBack={hasBack(route.path) ? back : null} />}
        <main aria-label={text(title)}>{children}</main>
        {!bare && <Footer />}
      </div>
      {wide && (
        <Suspense>
          <SidePanels />
        </Suspense>
      )}
    </div>
  );
}
