/** A page that is loaded when its address is first opened. */
import { LOADER_DELAY_MS } from 'lobbykit/domain';
import { Button } from 'lobbykit/parts';
import { useLobby } from 'lobbykit/react';
import { type ComponentType, useEffect, useState } from 'react';
import { loadAllPageTexts, usePageText } from '../i18n/page-text.ts';

/** Brings a page; a module constant, so that it names the page. */
export type PageLoader = () => Promise<ComponentType>;

/** Pages that have come. */
const pages = new Map<PageLoader, ComponentType>();

/**
 * The page of `load`. A page that loads quickly comes without a spinner (FRAME-26). A failure is logged and told beside the
 * spinner (FRAME-25); a press loads again, and so does the return of the network (`React.lazy` would keep the failure). Where the
 * browser keeps the failure of a file, as Firefox does, a press brings the page anew.
 */
export function LazyPage({ load }: { load: PageLoader }) {
  const lobby = useLobby();
  const [state, setState] = useState<State>({ load, failed: false });
  const now: State = state.load === load ? state : { load, failed: false };
  if (now !== state) setState(now);
  const Page = pages.get(load);
  const asked = !Page && !now.failed;
  const { pressed } = now;

  useEffect(() => {
    if (!asked) return;
    let wanted = true;
    // Its texts may be none of those that come with the first picture.
    Promise.all([load(), loadAllPageTexts(lobby.$text.get().language)]).then(
      ([page]) => {
        pages.set(load, page);
        if (wanted) setState({ load, failed: false });
      },
      (error: unknown) => {
        console.error(error);
        lobby.fact('error', { kind: 'render', message: String(error), lobby: lobby.name, detail: error });
        if (wanted) setState({ load, failed: true });
        if (wanted && pressed) void newPage();
      },
    );
    return () => {
      wanted = false;
    };
  }, [asked, load, lobby, pressed]);

  if (Page) return <Page />;
  return now.failed ? <Failed onRetry={pressed => setState({ load, failed: false, pressed })} /> : <Waiting />;
}

interface State {
  readonly load: PageLoader;
  readonly failed: boolean;
  /** It is loaded again by a press. */
  readonly pressed?: boolean;
}

/** Loads the page anew where it can be had: what is open now is better than the words of a browser without a network. */
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
