/** Setup of the second factor: the QR code for the authenticator app, and the first code from the app (SAFE-05). */
import { useStore } from '@nanostores/react';
import { tidyCode } from 'lobbykit/domain';
import { Button, FormFrame, InputField, QrCode } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { useState } from 'react';
import { Icon } from '../../../shared/icons/icon.tsx';
import { ActionBar } from '../../../shared/layout/action-bar.tsx';
import { FormError } from '../form-error.tsx';
import { CopyButton } from './copy-button.tsx';
import type { SecondFactorModel } from './second-factor-model.ts';

interface FactorSetupProps {
  readonly factor: SecondFactorModel;
  readonly setup: { readonly secret: string; readonly uri: string };
}

export function FactorSetup({ factor, setup: { secret, uri } }: FactorSetupProps) {
  const text = useText();
  const { busy, actionError } = useStore(factor.$state);
  const [code, setCode] = useState('');
  return (
    <FormFrame
      className="security-form"
      onSubmit={() => {
        void factor.actions.turnOn(code);
      }}
    >
      <p className="muted">{text('sc.s.why')}</p>
      <ol className="card security-steps">
        <li>
          <span className="security-step" data-has-value="">
            <Icon name="check" size={16} />
          </span>
          <div>
            <h2>{text('sc.s.app')}</h2>
            <p className="muted">{text('sc.s.appText')}</p>
          </div>
        </li>
        <li>
          <span className="security-step">2</span>
          <div>
            <h2>{text('sc.s.scan')}</h2>
            <div className="security-qr">
              <QrCode value={uri} label={text('sc.s.qr')} />
            </div>
            <p className="security-key">
              {/* Groups of four characters are easier to read. */}
              <b>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</b>
              <CopyButton value={secret} variant="quiet" />
            </p>
            <a className="security-open" href={uri}>
              {text('sc.s.open')}
            </a>
          </div>
        </li>
        <li>
          <span className="security-step">3</span>
          <div>
            <h2>{text('sc.s.type')}</h2>
            <InputField
              name="code"
              label={text('sc.s.code')}
              value={code}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              tidy={tidyCode}
              required
              onInput={setCode}
            />
            <FormError error={actionError} />
          </div>
        </li>
      </ol>
      <ActionBar>
        <Button type="submit" busy={busy} disabled={code === ''}>
          {text('sc.s.turnOn')}
        </Button>
      </ActionBar>
    </FormFrame>
  );
}
