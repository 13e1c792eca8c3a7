/** A page that is loaded when its address is first opened. */
import { LOADER_DELAY_MS } from 'lobbykit/domain';
import { Button } from 'lobbykit/parts';
import { useLobby } from 'lobbykit/react';
import { type ComponentType, useEffect, useState } from 'react';
import { usePageText, wholePageText } from '../i18n/page-text.ts';

/** Brings a page; a module constant, so that it names the page. */
export type PageLoader = () => Promise<ComponentType>;

/** Pages that have come. */
const pages = new Map<PageLoader, ComponentType>();

/**
 * The page of `load`. One that is quickly there comes without a spinner (FRAME-26). That it cannot be loaded is logged and
 * told beside the spinner (FRAME-25); a press asks for it again, and so does the network when it is back (`React.lazy` would
 * keep the failure).
 */
export function LatePage({ load }: { load: PageLoader }) {
  const lobby = useLobby();
  const [state, setState] = useState({ load, failed: false });
  const now = state.load === load ? state : { load, failed: false };
  if (now !== state) setState(now);
  const Page = pages.get(load);
  const asked = !Page && !now.failed;

  useEffect(() => {
    if (!asked) return;
    let wanted = true;
    // Its texts may be none of those that come with the first picture.
    Promise.all([load(), wholePageText(lobby.$text.get().language)]).then(
      ([page]) => {
        pages.set(load, page);
        if (wanted) setState({ load, failed: false });
      },
      (error: unknown) => {
        console.error(error);
        lobby.fact('error', { kind: 'render', message: String(error), lobby: lobby.name, detail: error });
        if (wanted) setState({ load, failed: true });
      },
    );
    return () => {
      wanted = false;
    };
  }, [asked, load, lobby]);

  if (Page) return <Page />;
  return now.failed ? <Failed onRetry={() => setState({ load, failed: false })} /> : <Waiting />;
}

function Waiting() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LOADER_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return <div className="page-wait">{late && <span className="ring" />}</div>;
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const text = usePageText();
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <div className="page-wait" role="alert">
      <span className="ring" />
      <p className="lk-empty-title">{text('late.title')}</p>
      <p className="lk-empty-words">{text('late.text')}</p>
      <Button onClick={onRetry}>{text('failed.retry')}</Button>
    </div>
  );
}
