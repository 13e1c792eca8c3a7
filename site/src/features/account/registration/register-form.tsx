/**
 * Registration form: the fields in the gateway's order, then the agreement with age confirmation (REG-03, REG-09,
 * REG-20).
 */
import type { Registered } from 'lobbykit';
import { Button, Checkbox, FormFrame, Modal, Segmented } from 'lobbykit/parts';
import { useLobby } from 'lobbykit/react';
import { useEffect, useMemo, useState } from 'react';
import { Failure } from '../../../shared/forms/failure.tsx';
import { useFormFields } from '../../../shared/forms/use-form-fields.ts';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import type { Agreement } from '../../content/agreement/agreement.ts';
import { AgreementText, type AgreementTextProps } from '../../content/agreement/agreement-text.tsx';
import { useCodeSentToast } from '../../verification/use-code-sent-toast.ts';
import { pageMode } from '../page-mode.ts';
import { RegisterField } from './register-field.tsx';
import { createRegisterForm } from './register-model.ts';
import type { RegisterSetup, RegisterSource } from './register-setup.ts';

export interface RegisterFormProps {
  readonly source: RegisterSource;
  readonly setup: RegisterSetup;
  readonly onDone: (account: Registered) => void;
}

export function RegisterForm({ source, setup, onDone }: RegisterFormProps) {
  const lobby = useLobby();
  const text = usePageText();
  // The form calls `onDone` only once, so the callback of the first render suffices.
  // biome-ignore lint/correctness/useExhaustiveDependencies: one form per visit, regardless of renders
  const model = useMemo(
    () =>
      createRegisterForm(lobby, source, { mode: pageMode(), host: location.host, hostname: location.hostname }, onDone),
    [lobby, source],
  );
  const lines = useFormFields(model.form);
  const { state, actions, wrong } = lines;
  useCodeSentToast(model.code);
  const age = String(setup.minimumAge);
  const unknown = setup.unknown.join(', ');

  useEffect(() => {
    if (!unknown) return;
    const message = `registration asks for fields this site does not know: ${unknown}`;
    lobby.fact('error', { kind: 'degraded', message, lobby: lobby.name, detail: unknown });
  }, [unknown, lobby]);

  return (
    <FormFrame
      form={lines.ref}
      className="shell-form"
      onSubmit={() => {
        if (state.values.agreed) void actions.submit();
      }}
    >
      {setup.methods.length > 1 && (
        <Segmented
          label={text('register.method')}
          options={setup.methods.map(id => ({ id, label: text(`method.${id}`) }))}
          selected={setup.method}
          onSelect={method => source.$method.set(method)}
        />
      )}
      {setup.fields.map(field => (
        <RegisterField key={field.name} field={field} model={model} lines={lines} />
      ))}
      {setup.unknown.map(name => (
        <p key={name} className="shell-unknown">
          {text('register.unknown', { name })}
        </p>
      ))}
      <div className="shell-boxes">
        <Checkbox
          name="ageConfirmed"
          checked={state.values.ageConfirmed}
          error={wrong('ageConfirmed')}
          onChange={checked => actions.set('ageConfirmed', checked)}
        >
          {text('age.confirm', { age })}
        </Checkbox>
        <Agree age={age} checked={state.values.agreed} onChange={checked => actions.set('agreed', checked)} />
      </div>
      <Failure error={state.failure} />
      <Button type="submit" busy={state.submitting} disabled={!state.values.agreed}>
        {text('register.submit')}
      </Button>
    </FormFrame>
  );
}

interface AgreeProps {
  /** Minimum age in years. */
  readonly age: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Checkbox for agreement and age, with links to the terms and the privacy policy (REG-08, REG-09). */
function Agree({ age, checked, onChange }: AgreeProps) {
  const text = usePageText();
  const [shown, setShown] = useState<{ which: Agreement; open: boolean }>({ which: 'terms', open: false });
  const opener = (which: Agreement) => (
    <button type="button" className="inline-link" onClick={() => setShown({ which, open: true })}>
      {text(`${which}.title`)}
    </button>
  );
  return (
    <div>
      <Checkbox name="agreed" checked={checked} onChange={onChange}>
        {text('register.agree')}
      </Checkbox>
      <p className="agree-links">
        {opener('terms')}
        {opener('privacy')}
      </p>
      <AgreementDialog {...shown} age={age} onClose={() => setShown({ ...shown, open: false })} />
    </div>
  );
}

interface AgreementDialogProps extends AgreementTextProps {
  /**
   * True while the dialog is open. The document stays set afterwards, so that its text is visible during the closing
   * animation.
   */
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Dialog with the terms or the privacy policy (REG-08). */
function AgreementDialog({ open, onClose, ...document }: AgreementDialogProps) {
  const text = usePageText();
  return (
    <Modal open={open} title={text(`${document.which}.title`)} closeLabel={text('dialog.close')} onClose={onClose}>
      <AgreementText {...document} />
    </Modal>
  );
}
