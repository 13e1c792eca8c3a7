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
import { useBack } from '../history/use-back.ts';
import type { PageTextKey } from '../i18n/en.ts';
import { usePageText } from '../i18n/page-text.ts';
import { usePopups } from '../models/page/popups.ts';
import { HeaderToolPlace } from '../parts/controls/header-tool.tsx';
import { barsOf, menuOf } from '../rules/shell/bars.ts';
import { popupSize } from '../rules/shell/popup-size.ts';
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
import '../styles/shell/bars.css';
import '../styles/shell/who.css';

// A phone loads neither the panels nor the QR code.
const SidePanels = lazy(async () => ({
  default: (await import('./side-panels.tsx')).SidePanels,
}));

// Agents alone see it.
const AgentBar = lazy(async () => ({
  default: (await import('./agent-bar.tsx')).AgentBar,
}));

const DRAWER_SIZE = { '--drawer': popupSize(320) } as CSSProperties;

export interface FrameProps {
  /** Address of the page, `/m/home`. */
  readonly path: string;
  /** Title of the page. */
  readonly title: PageTextKey;
  readonly children: ReactNode;
}

/** The bars of the page around it; above it what the drawers hold. */
export function Frame({ path, title, children }: FrameProps) {
  const wide = useWide();
  const text = usePageText();
  const back = useBack();
  const marks = useStore(usePopups().$containerClass);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const column = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  const bars = barsOf(path);
  useEffect(() => (column.current ? watchPress(column.current) : undefined), []);
  usePageIn(main, path);
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
        {bars.downloadBar && <DownloadSlot path={path} />}
        {bars.header === 'home' && <HomeHeader />}
        {bars.header === 'page' && <Header title={title} onBack={bars.back ? back : null} onTools={setTools} />}
        <main ref={main} id="main" aria-label={text(title)}>
          <TopBanner />
          <HeaderToolPlace value={tools}>{children}</HeaderToolPlace>
        </main>
        {bars.header && <Footer />}
        {bars.footerMenu && menuOf(path) === 'site' && <FooterMenu />}
        {menuOf(path) === 'agent' && (
          <Suspense>
            <AgentBar />
          </Suspense>
        )}
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
