/** The page: one column of a phone's width, on a wide screen with a panel on either side. */
import { useStore } from '@nanostores/react';
import { watchPress } from 'lobbykit/parts';
import {
  type CSSProperties,
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { PageTextKey } from '../i18n/en.ts';
import { usePageText } from '../i18n/page-text.ts';
import { HeaderToolPlace } from '../parts/header-tool.tsx';
import { usePopups } from '../popups/popups.ts';
import type { Route } from '../router/routes.ts';
import { useBack } from '../router/use-back.ts';
import { barsOf } from '../rules/frame-rules.ts';
import { popupSize } from '../rules/popup-size.ts';
import { DownloadSlot } from './download-slot.tsx';
import { Drawers } from './drawers.tsx';
import { Footer } from './footer.tsx';
import { FooterMenu } from './footer-menu.tsx';
import { Header } from './header.tsx';
import { HomeHeader } from './home-header.tsx';
import { TopBanner } from './top-banner.tsx';
import { usePageIn } from './use-page-in.ts';
import { useSwipeBack } from './use-swipe-back.ts';
import { useWide } from './use-wide.ts';
import '../styles/bars.css';
import '../styles/who.css';

// A phone loads neither the panels nor the QR code.
const SidePanels = lazy(async () => ({
  default: (await import('./side-panels.tsx')).SidePanels,
}));

const DRAWER_SIZE = { '--drawer': popupSize(320) } as CSSProperties;

export interface FrameProps {
  readonly route: Route;
  /** Title of the page. */
  readonly title: PageTextKey;
  readonly children: ReactNode;
}

/** The bars of the page around it; above it what the drawers hold. */
export function Frame({ route, title, children }: FrameProps) {
  const wide = useWide();
  const text = usePageText();
  const back = useBack();
  const marks = useStore(usePopups().$containerClass);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const column = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  const bars = barsOf(route.path);
  useEffect(() => (column.current ? watchPress(column.current) : undefined), []);
  usePageIn(main, route.path);
  // Where the header offers no way back, a gesture is none either.
  // Not a step of the history. The page takes the focus for this once: a press inside it is not to give it any.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    const page = main.current;
    if (!page) return;
    page.tabIndex = -1;
    page.addEventListener('blur', () => page.removeAttribute('tabindex'), { once: true });
    page.focus();
  };
  useSwipeBack(column, bars.back || bars.header === null ? back : null);
  return (
    <div className={marks ? `frame ${marks}` : 'frame'} style={DRAWER_SIZE}>
      {/* biome-ignore lint/a11y/useValidAnchor: a link to a place on this page; the press only keeps that place out of the history */}
      <a className="skip" href="#main" onClick={skip}>
        {text('frame.skip')}
      </a>
      <div ref={column} className={bars.header ? 'column' : 'column bare'}>
        {bars.downloadBar && <DownloadSlot path={route.path} />}
        {bars.header === 'home' && <HomeHeader />}
        {bars.header === 'page' && <Header title={title} onBack={bars.back ? back : null} onTools={setTools} />}
        <main ref={main} id="main" aria-label={text(title)}>
          <TopBanner />
          <HeaderToolPlace value={tools}>{children}</HeaderToolPlace>
        </main>
        {bars.header && <Footer />}
        {bars.footerMenu && <FooterMenu />}
      </div>
      <Drawers />
      {wide && (
        <Suspense>
          <SidePanels />
        </Suspense>
      )}
    </div>
  );
}
