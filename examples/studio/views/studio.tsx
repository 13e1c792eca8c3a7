/** Embed studio: controls on the left side, preview and code on the right side. */
import { VERSION } from 'lobbykit';
import { PLACEHOLDER_WIDE_FROM } from 'lobbykit/domain';
import { useRef, useState } from 'react';
import { checkState } from '../model/checked.ts';
import { widthOf } from '../model/state.ts';
import { shownOf } from '../preview/shown.ts';
import { makeSnippet } from '../snippets/make-snippet.ts';
import { useIntegrity } from '../use-integrity.ts';
import { useStudio } from '../use-studio.ts';
import { CodePanel } from './code-panel.tsx';
import { Controls } from './controls.tsx';
import { Icon } from './icon.tsx';
import { Stage } from './stage.tsx';
import { WidthBar } from './width-bar.tsx';

/** Sum of the left and right margin of the page around a snippet, px. */
const MARGINS = 32;

export function Studio() {
  const [state, change] = useStudio();
  const { embed, problems } = checkState(state, location.origin);
  const integrity = useIntegrity(embed.gateway === location.origin);
  const width = widthOf(state);
  const files = makeSnippet(state.integration, embed, {
    version: VERSION,
    integrity: state.integrity && integrity.state === 'known' ? integrity.hash : null,
    isWide: width - MARGINS >= PLACEHOLDER_WIDE_FROM,
  });
  const { name, title } = embed.widget;
  const shown = shownOf(state.integration, embed, files);
  return (
    <div className="studio">
      <Header />
      <main className="panes">
        <Controls state={state} problems={problems} change={change} />
        <div className="work">
          <WidthBar state={state} change={change} />
          <Stage
            preview={{ shown, theme: embed.theme, language: embed.language }}
            title={title}
            gateway={embed.gateway}
            width={width}
            opens={(name === 'login-modal' || name === 'service-widget') && state.integration !== 'iframe'}
            waits={name === 'login-modal' && embed.attributes.open === undefined}
          />
          <CodePanel
            integration={state.integration}
            files={files}
            integrity={integrity}
            withIntegrity={state.integrity}
            onIntegration={integration => change({ integration })}
            onIntegrity={on => change({ integrity: on })}
          />
        </div>
      </main>
    </div>
  );
}

/** Texts of the share button, by the result of copying the URL. */
const SHARE_TEXTS = { no: 'Share', yes: 'Link copied', refused: 'Copy the URL above' } as const;

/** Time for which the share button shows the result, ms. */
const STATUS_MS = 2_500;

/** Header of the studio: title, link to the examples, and share button. */
function Header() {
  const [status, setStatus] = useState<keyof typeof SHARE_TEXTS>('no');
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const share = async () => {
    clearTimeout(timer.current);
    try {
      await navigator.clipboard.writeText(location.href);
      setStatus('yes');
    } catch {
      // The browser denied access to the clipboard, so the visitor must copy the URL from the address bar.
      setStatus('refused');
    }
    timer.current = setTimeout(() => setStatus('no'), STATUS_MS);
  };
  return (
    <header className="head">
      <a className="head-back" href="../" aria-label="All examples">
        <Icon name="back" />
      </a>
      <h1>Embed studio</h1>
      <button type="button" className="button button-line" onClick={() => void share()}>
        <Icon name={status === 'yes' ? 'check' : 'link'} />
        <span role="status">{SHARE_TEXTS[status]}</span>
      </button>
    </header>
  );
}
