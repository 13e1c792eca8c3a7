/** Ten recovery codes, shown only once. The member must confirm that they are saved before continuing (SAFE-05). */
import { Alert, Button, Checkbox } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { useState } from 'react';
import { ActionBar } from '../../../shared/layout/action-bar.tsx';
import { CopyButton } from './copy-button.tsx';

/** Downloads the codes as a text file. */
function save(codes: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(url);
}

export function RecoveryCodes({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) {
  const text = useText();
  const [stored, setStored] = useState(false);
  return (
    <div className="security-form">
      <Alert tone="success">{text('sc.s.done')}</Alert>
      <section className="card security-box">
        <h2>{text('sc.s.codes')}</h2>
        <p className="muted">{text('sc.s.codesText')}</p>
        <ol className="security-codes">
          {codes.map(code => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <div className="security-ways">
          <CopyButton value={codes.join('\n')} variant="line" />
          <Button variant="line" onClick={() => save(codes)}>
            {text('sc.s.save')}
          </Button>
          <Button variant="line" onClick={() => window.print()}>
            {text('sc.s.print')}
          </Button>
        </div>
      </section>
      <section className="card security-box">
        <Checkbox name="kept" checked={stored} onChange={setStored}>
          {text('sc.s.kept')}
        </Checkbox>
      </section>
      <ActionBar>
        <Button disabled={!stored} onClick={onDone}>
          {text('sc.s.finish')}
        </Button>
      </ActionBar>
    </div>
  );
}
