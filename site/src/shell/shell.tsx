/** Page frame: a column with the width of a phone, and on wide screens a panel on each side. */
import { useStore } from '@nanostores/react';
import {
  type CSSProperties,
  lazy,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useBack } from '../shared/history/use-back.ts';
import type { PageTextKey } from '../shared/i18n/en.ts';
import { usePageText } from '../shared/i18n/page-text.ts';
import { barsOf, menuOf } from '../shared/layout/bars.ts';
import { HeaderToolPlace } from '../shared/layout/header-tool.tsx';
import { usePopups } from '../shared/overlays/popups.ts';
import { watchPress } from '../shared/ui/press.ts';
import { DownloadSlot } from './download-slot.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { HomeHeader } from './home-header.tsx';
import { Drawers } from './menus/drawers.tsx';
import { FooterMenu } from './menus/footer-menu.tsx';
import { TopBanner } from './top-banner.tsx';
import { useSwipeBack } from './use-swipe-back.ts';
import './bars.css';
import './home-header.css';

/** Screens that have space for the column (480 px) and two panels (280 px each). */
const WIDE = '(min-width: 1080px)';

function subscribeWide(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Returns true while the screen is wide enough for the side panels. */
const useWide = (): boolean =>
  useSyncExternalStore(
    subscribeWide,
    () => matchMedia(WIDE).matches,
    () => false,
  );

const PAGE_IN_MS = 200;

/**
 * Animates the page after a change of the path, but not the first page of a visit, and not with reduced motion.
 * Animates only opacity and transform, so that the layout does not shift.
 */
function usePageIn(page: RefObject<HTMLElement | null>, path: string): void {
  const shown = useRef(path);
  useLayoutEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    page.current?.animate([{ opacity: 0, transform: 'translateY(8px)' }, {}], {
      duration: PAGE_IN_MS,
      easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
    });
  }, [page, path]);
}

// Lazy, so that phones load neither the side panels nor the QR code.
const SidePanels = lazy(async () => ({
  default: (await import('./side-panels/side-panels.tsx')).SidePanels,
}));

// Lazy, because only agents have this footer menu.
const AgentBar = lazy(async () => ({
  default: (await import('./menus/agent-bar.tsx')).AgentBar,
}));

/**
 * Returns the CSS width of a drawer that is `px` wide at the default text size. A rem of the specification is 100 px
 * (FRAME-27); here, this is `--popup-rem`, because the CSS rem of the site depends on the visitor's text size.
 */
export const popupSize = (px: number): string => `calc(${px / 100} * var(--popup-rem))`;

const DRAWER_SIZE = { '--drawer': popupSize(320) } as CSSProperties;

export interface FrameProps {
  /** Path of the page, such as `/m/home`. */
  readonly path: string;
  /** Text key of the page's title. */
  readonly title: PageTextKey;
  readonly children: ReactNode;
}

/** Renders a page with its bars, the drawers, and the side panels. */
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
  // Moves the focus to the page without a history entry. The page is focusable only until it loses the focus, so that
  // later presses inside it do not focus it.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    const page = main.current;
    if (!page) return;
    page.tabIndex = -1;
    page.addEventListener('blur', () => page.removeAttribute('tabindex'), { once: true });
    page.focus();
  };
  // The swipe gesture is disabled on pages whose header has no Back button.
  useSwipeBack(column, bars.back || bars.header === null ? back : null);
  return (
    <div className={marks ? `frame ${marks}` : 'frame'} style={DRAWER_SIZE}>
      {/* biome-ignore lint/a11y/useValidAnchor: a link within this page; the handler only prevents a history entry */}
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
