/** A page that is loaded when its address is first opened. */
import { Empty } from 'lobbykit/parts';
import { type ComponentType, useEffect, useState } from 'react';
import { usePageText } from '../i18n/page-text.ts';

/** Brings a page; a module constant, so that it names the page. */
export type PageLoader = () => Promise<ComponentType>;

/** Pages that have come. */
const pages = new Map<PageLoader, ComponentType>();

/**
 * The page of `load`. While it is on its way there is nothing to see; that it cannot be loaded is told, and a press asks
 * for it again (`React.lazy` would keep the failure).
 */
export function LatePage({ load }: { load: PageLoader }) {
  const text = usePageText();
  const [state, setState] = useState({ load, failed: false });
  const now = state.load === load ? state : { load, failed: false };
  if (now !== state) setState(now);
  const Page = pages.get(load);
  const asked = !Page && !now.failed;

  useEffect(() => {
    if (!asked) return;
    let wanted = true;
    load().then(
      page => {
        pages.set(load, page);
        if (wanted) setState({ load, failed: false });
      },
      () => wanted && setState({ load, failed: true }),
    );
    return () => {
      wanted = false;
    };
  }, [asked, load]);

  if (Page) return <Page />;
  if (!now.failed) return <div className="page-wait" />;
  return (
    <Empty
      scene="offline"
      title={text('late.title')}
      words={text('late.text')}
      action={text('failed.retry')}
      onAction={() => setState({ load, failed: false })}
    />
  );
}
