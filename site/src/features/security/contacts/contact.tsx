/**
 * Form to bind an email address or a phone number: the new contact with its code, then the proof of ownership
 * (SAFE-02).
 */
import { useStore } from '@nanostores/react';
import { Alert, Button, CodeField, FormFrame, InputField, PasswordField, PhoneField, Segmented } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { useEffect, useMemo, useState } from 'react';
import { createCountries, FIRST_DIALING_CODE } from '../../../shared/forms/countries.ts';
import { ActionBar } from '../../../shared/layout/action-bar.tsx';
import { useToasts } from '../../../shared/overlays/toasts.ts';
import { FormError, textsOf } from '../form-error.tsx';
import type { PartProps } from '../part-props.ts';
import { type ContactKind, type ContactModel, createContact, type SentCode } from './contact-model.ts';
import { PendingContactChange } from './pending-contact-change.tsx';

export const EmailPart = (props: PartProps) => <ContactPart {...props} kind="email" />;
export const MobilePart = (props: PartProps) => <ContactPart {...props} kind="mobile" />;

type VerificationMethod = 'old' | 'password';

function ContactPart({ model, back, kind }: PartProps & { readonly kind: ContactKind }) {
  const text = useText();
  const lobby = useLobby();
  const toasts = useToasts();
  const contact = useMemo(() => createContact(lobby, kind), [lobby, kind]);
  const { busy, actionError, sent } = useStore(contact.$state);
  const { standing } = useStore(model.$state);
  const now = kind === 'email' ? standing?.email : standing?.mobile;
  const change = standing?.changes.find(one => one.kind === kind);
  const [value, setValue] = useState('');
  const [dialingCode, setDialingCode] = useState(FIRST_DIALING_CODE);
  const [code, setCode] = useState('');
  const [method, setMethod] = useState<VerificationMethod>('old');
  const [oldCode, setOldCode] = useState('');
  const [password, setPassword] = useState('');
  const byOld = Boolean(now) && method === 'old';
  const to = { value, dialingCode };
  const save = async () => {
    const verification = byOld ? { oldCode } : { password };
    if (!(await contact.actions.bind(to, { verificationCode: code, ...verification }))) return;
    await model.actions.refresh();
    toasts.success(text(now && !byOld ? 'sc.c.savedLater' : 'sc.c.saved'));
    back();
  };
  const retype = (next: string) => {
    setValue(next);
    if (sent || actionError || busy) contact.actions.retype();
  };
  const field = kind === 'email' ? 'email' : 'mobileNum';
  const line = {
    value,
    error: textsOf(actionError, field),
    required: true,
    onInput: retype,
  };
  return (
    <FormFrame
      className="security-form"
      onSubmit={() => {
        void save();
      }}
    >
      {change && <PendingContactChange model={model} kind={kind} change={change} />}
      <section className="card security-box">
        <h2>{text(`sc.c.${kind}`)}</h2>
        <p className="muted">{now ? text('sc.c.now', { contact: now }) : text('sc.c.none')}</p>
        {kind === 'email' ? (
          <InputField
            {...line}
            name="email"
            label={text('sc.c.newEmail')}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
        ) : (
          <Mobile {...line} dialingCode={dialingCode} onDial={setDialingCode} />
        )}
        <Code
          name="code"
          label={text('sc.c.code')}
          value={code}
          onInput={setCode}
          sent={sent}
          busy={busy}
          onSend={() => void contact.actions.sendCode(to)}
        />
        {now && (
          <>
            <p className="security-proof">{text('sc.c.proof')}</p>
            <Segmented
              label={text('sc.c.proof')}
              options={[
                { id: 'old', label: text('sc.c.byOld') },
                { id: 'password', label: text('sc.c.byPassword') },
              ]}
              selected={method}
              onSelect={setMethod}
            />
          </>
        )}
        {byOld ? (
          <OldCode contact={contact} kind={kind} value={oldCode} onInput={setOldCode} />
        ) : (
          <PasswordField
            name="password"
            label={text('sc.c.login')}
            hint={text(now ? 'sc.c.later' : 'sc.c.first')}
            autoComplete="current-password"
            showLabel={text('sc.show')}
            hideLabel={text('sc.hide')}
            value={password}
            error={textsOf(actionError, 'password')}
            required
            onInput={setPassword}
          />
        )}
        {!line.error && <FormError error={actionError} />}
        <Button variant="quiet" onClick={back}>
          {text('sc.back')}
        </Button>
      </section>
      <ActionBar>
        <Button
          type="submit"
          busy={busy}
          disabled={value.trim() === '' || code === '' || (byOld ? oldCode : password) === ''}
        >
          {text('sc.c.save')}
        </Button>
      </ActionBar>
    </FormFrame>
  );
}

interface TypedProps {
  readonly value: string;
  readonly error?: string;
  readonly onInput: (value: string) => void;
}

function Mobile(props: TypedProps & { readonly dialingCode: string; readonly onDial: (code: string) => void }) {
  const lobby = useLobby();
  const text = useText();
  const countries = useStore(useMemo(() => createCountries(lobby), [lobby]));
  return (
    <PhoneField
      {...props}
      name="mobileNum"
      label={text('sc.c.newMobile')}
      dialLabel={text('sc.c.country')}
      countries={countries}
      required
    />
  );
}

interface OldCodeProps extends Omit<TypedProps, 'error'> {
  readonly contact: ContactModel;
  readonly kind: ContactKind;
}

function OldCode({ contact, kind, ...typed }: OldCodeProps) {
  const text = useText();
  const { busy, sentOld } = useStore(contact.$state);
  return (
    <Code
      {...typed}
      name="oldCode"
      label={text(kind === 'email' ? 'sc.c.oldEmail' : 'sc.c.oldMobile')}
      sent={sentOld}
      busy={busy}
      onSend={() => void contact.actions.sendOldCode()}
    />
  );
}

interface CodeProps extends Omit<TypedProps, 'error'> {
  readonly name: string;
  readonly label: string;
  readonly sent: SentCode | null;
  readonly busy: boolean;
  readonly onSend: () => void;
}

/** Input for a code, with a send button and the masked recipient. */
function Code({ sent, busy, ...field }: CodeProps) {
  const text = useText();
  const seconds = useSecondsUntil(sent?.nextTime ?? null);
  return (
    <>
      <CodeField
        {...field}
        hint={text('sc.c.codeHint')}
        maxLength={6}
        required
        sendLabel={text('sc.c.send')}
        waiting={seconds === null ? null : text('sc.c.wait', { seconds: String(seconds) })}
        sending={busy}
      />
      {sent && <Alert tone="info">{text('sc.c.sent', { to: sent.to })}</Alert>}
    </>
  );
}

/** Returns the whole seconds until the time `until` (ms since 1970, server clock); null if it is null or past. */
function useSecondsUntil(until: number | null): number | null {
  const { clock } = useLobby();
  const [seconds, setSeconds] = useState<number | null>(null);
  useEffect(() => {
    setSeconds(null);
    if (until === null) return;
    return clock.watch({ onSale: true, closeAt: null, drawAt: until }, view => setSeconds(view.seconds));
  }, [clock, until]);
  return seconds;
}
