/** Second factor: setup in three steps, recovery codes, and the button to disable it (SAFE-05). */
import { useStore } from '@nanostores/react';
import { compact } from 'lobbykit/domain';
import { Alert, Button, FormFrame, InputField, PasswordField } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { useEffect, useMemo, useState } from 'react';
import { createSecondFactor, type SecondFactorModel } from './second-factor-model.ts';
import './second-factor.css';
import { FormError } from '../form-error.tsx';
import type { PartProps } from '../part-props.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { FactorSetup } from './setup.tsx';

export function SecondPart({ model, back }: PartProps) {
  const lobby = useLobby();
  const factor = useMemo(() => createSecondFactor(lobby), [lobby]);
  const { setup, codes } = useStore(factor.$state);
  const isOn = useStore(model.$state).standing?.hasSecondFactor === true;
  // Clears the secret and the recovery codes when the member leaves the screen.
  useEffect(() => factor.actions.reset, [factor]);
  const done = async () => {
    await model.actions.refresh();
    back();
  };
  if (codes.length > 0) return <RecoveryCodes codes={codes} onDone={() => void done()} />;
  if (setup) return <FactorSetup factor={factor} setup={setup} />;
  return isOn ? <Manage factor={factor} back={back} done={done} /> : <StartSetup factor={factor} back={back} />;
}

interface Part {
  readonly factor: SecondFactorModel;
  readonly back: () => void;
}

function StartSetup({ factor, back }: Part) {
  const text = useText();
  const { busy, actionError } = useStore(factor.$state);
  const [password, setPassword] = useState('');
  return (
    <FormFrame
      className="card security-box"
      onSubmit={() => {
        void factor.actions.startSetup(password);
      }}
    >
      <h2>{text('sc.second')}</h2>
      <p className="muted">{text('sc.s.why')}</p>
      <LoginPassword label={text('sc.s.login')} value={password} onInput={setPassword} />
      <FormError error={actionError} />
      <Button type="submit" busy={busy} disabled={password === ''}>
        {text('sc.s.begin')}
      </Button>
      <Button variant="quiet" onClick={back}>
        {text('sc.back')}
      </Button>
    </FormFrame>
  );
}

function Manage({ factor, back, done }: Part & { readonly done: () => Promise<void> }) {
  const text = useText();
  const { busy, actionError } = useStore(factor.$state);
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const turnOff = async () => {
    if (await factor.actions.turnOff(password, code)) await done();
  };
  return (
    <FormFrame
      className="card security-box"
      onSubmit={() => {
        void turnOff();
      }}
    >
      <h2>{text('sc.second')}</h2>
      <Alert tone="success">{text('sc.s.isOn')}</Alert>
      <InputField
        name="code"
        label={text('sc.s.anyCode')}
        value={code}
        autoComplete="one-time-code"
        maxLength={16}
        tidy={compact}
        required
        onInput={setCode}
      />
      <Button variant="line" busy={busy} disabled={code === ''} onClick={() => void factor.actions.renewCodes(code)}>
        {text('sc.s.renew')}
      </Button>
      <p className="muted">{text('sc.s.renewText')}</p>
      <LoginPassword label={text('sc.s.login')} value={password} onInput={setPassword} />
      <FormError error={actionError} />
      <Button type="submit" variant="line" busy={busy} disabled={password === '' || code === ''}>
        {text('sc.s.turnOff')}
      </Button>
      <Button variant="quiet" onClick={back}>
        {text('sc.back')}
      </Button>
    </FormFrame>
  );
}

interface LoginPasswordProps {
  readonly label: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
}

function LoginPassword(props: LoginPasswordProps) {
  const text = useText();
  return (
    <PasswordField
      {...props}
      name="password"
      autoComplete="current-password"
      showLabel={text('sc.show')}
      hideLabel={text('sc.hide')}
      required
    />
  );
}
