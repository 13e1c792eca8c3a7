/** Embed studio: the controls on the left, the preview and the code on the right. */
import { VERSION } from 'lobbykit';
import { PLACEHOLDER_WIDE_FROM } from 'lobbykit/domain';
import { checkState } from '../model/checked.ts';
import { widthOf } from '../model/state.ts';
import { shownOf } from '../preview/shown.ts';
import { makeSnippet } from '../snippets/make-snippet.ts';
import { useIntegrity } from '../use-integrity.ts';
import { useStudio } from '../use-studio.ts';
import { CodePanel } from './code-panel.tsx';
import { Controls } from './controls.tsx';
import { Header } from './header.tsx';
import { Stage } from './stage.tsx';
import { WidthBar } from './width-bar.tsx';

/** Margins of the page around a snippet, both sides together, px. */
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
