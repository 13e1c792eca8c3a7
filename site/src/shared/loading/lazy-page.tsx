/** Page whose code loads when its URL is first opened. */
import { LOADER_DELAY_MS } from 'lobbykit/domain';
import { Button } from 'lobbykit/parts';
import { useLobby } from 'lobbykit/react';
import { type ComponentType, useEffect, useState } from 'react';
import { loadAllPageTexts, usePageText } from '../i18n/page-text.ts';

/** Loads the component of a page. Must be a constant of a module, because the function identifies the page. */
export type PageLoader = () => Promise<ComponentType>;

/** Components that are loaded, by their loader. */
const pages = new Map<PageLoader, ComponentType>();

/**
 * Renders the page of `load`. A fast load shows no spinner (FRAME-26); a failure is logged and shown next to the
 * spinner (FRAME-25).
 *
 * After a failure, a press or a restored network loads again, which `React.lazy` cannot do. In browsers that cache a
 * failed file (Firefox), a press reloads the page.
 */
export function LazyPage({ load }: { load: PageLoader }) {
  const lobby = useLobby();
  const [state, setState] = useState<State>({ load, failed: false });
  const now: State = state.load === load ? state : { load, failed: false };
  if (now !== state) setState(now);
  const Page = pages.get(load);
  const shouldLoad = !Page && !now.failed;
  const { pressed } = now;

  useEffect(() => {
    if (!shouldLoad) return;
    let active = true;
    // Also loads all texts, because the first render loads only some of them.
    Promise.all([load(), loadAllPageTexts(lobby.$text.get().language)]).then(
      ([page]) => {
        pages.set(load, page);
        if (active) setState({ load, failed: false });
      },
      (error: unknown) => {
        console.error(error);
        lobby.fact('error', { kind: 'render', message: String(error), lobby: lobby.name, detail: error });
        if (active) setState({ load, failed: true });
        if (active && pressed) void newPage();
      },
    );
    return () => {
      active = false;
    };
  }, [shouldLoad, load, lobby, pressed]);

  if (Page) return <Page />;
  return now.failed ? <Failed onRetry={pressed => setState({ load, failed: false, pressed })} /> : <Waiting />;
}

interface State {
  readonly load: PageLoader;
  readonly failed: boolean;
  /** True if a press has started the retry, false if the network has returned. */
  readonly pressed?: boolean;
}

/**
 * Reloads the page if the server is reachable. Otherwise keeps the current page, which would be replaced by the
 * browser's offline page.
 */
const newPage = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok && location.reload(),
    () => {},
  );

function Waiting() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LOADER_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return <div className="page-wait">{late && <span className="ring" />}</div>;
}

function Failed({ onRetry }: { onRetry: (pressed: boolean) => void }) {
  const text = usePageText();
  useEffect(() => {
    const online = () => onRetry(false);
    addEventListener('online', online);
    return () => removeEventListener('online', online);
  }, [onRetry]);
  return (
    <div className="page-wait" role="alert">
      <span className="ring" />
      <p className="lk-empty-title">{text('late.title')}</p>
      <p className="lk-empty-words">{text('late.text')}</p>
      <Button onClick={() => onRetry(true)}>{text('failed.retry')}</Button>
    </div>
  );
}
