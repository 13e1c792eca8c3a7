/** Panel with the snippet for the selected integration. */
import type { Integration } from '../model/state.ts';
import type { SnippetFile } from '../snippets/snippet.ts';
import type { Integrity } from '../use-integrity.ts';
import { Choice } from './choice.tsx';
import { CodeBlock } from './code-block.tsx';

interface CodePanelProps {
  readonly integration: Integration;
  readonly files: readonly SnippetFile[];
  readonly integrity: Integrity;
  readonly withIntegrity: boolean;
  readonly onIntegration: (integration: Integration) => void;
  readonly onIntegrity: (on: boolean) => void;
}

const OPTIONS = [
  { id: 'script', label: 'Script tag' },
  { id: 'element', label: 'Element' },
  { id: 'react', label: 'React' },
  { id: 'iframe', label: 'Iframe' },
] as const;

/**
 * Warns that the package is not in the npm registry: `npm install lobbykit` could install a package of someone else.
 */
const BUNDLED =
  'First install the packed lobbykit, as the README says. It needs a bundler, so the preview runs through a page built beforehand.';

/** Notes on what the preview runs and on what the snippet requires, by integration. */
const NOTES: Readonly<Record<Integration, string>> = {
  script: 'The preview is a page made of exactly this text.',
  element: BUNDLED,
  react: BUNDLED,
  iframe: 'The preview is a page made of exactly this text. The height fits the width above.',
};

export function CodePanel({
  integration,
  files,
  integrity,
  withIntegrity,
  onIntegration,
  onIntegrity,
}: CodePanelProps) {
  return (
    <section className="code-panel" aria-label="Snippet">
      <div className="code-bar">
        <Choice
          legend="Way to embed"
          quiet
          className="choice tabs"
          options={OPTIONS}
          chosen={integration}
          onChoose={onIntegration}
        />
        <p className="code-note">{NOTES[integration]}</p>
        {integration === 'script' && (
          <IntegritySwitch integrity={integrity} on={withIntegrity} onChange={onIntegrity} />
        )}
      </div>
      <div className="code-files">
        {files.map(file => (
          <CodeBlock key={`${integration} ${file.name}`} file={file} named={files.length > 1} />
        ))}
      </div>
    </section>
  );
}

interface IntegritySwitchProps {
  readonly integrity: Integrity;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** Switch that adds the `integrity` hash to the script tag. With this hash, the browser blocks a modified script. */
const IntegritySwitch = ({ integrity, on, onChange }: IntegritySwitchProps) => (
  <label className="flag code-flag">
    <input
      type="checkbox"
      checked={on && integrity.state === 'known'}
      disabled={integrity.state !== 'known'}
      onChange={event => onChange(event.currentTarget.checked)}
    />
    <span className="flag-track" />
    <span>{integrity.state === 'missing' ? 'Integrity: this server’s files only' : 'Integrity'}</span>
  </label>
);
