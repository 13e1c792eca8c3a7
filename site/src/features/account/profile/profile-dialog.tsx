/**
 * Profile form: avatar, nickname, payee name, and links to email and phone (EP-08, SAFE-02). A failed request clears no
 * input.
 */
import { useStore } from '@nanostores/react';
import { commonStore, type Member } from 'lobbykit';
import { Button, FormFrame, Image, InputField, Modal } from 'lobbykit/parts';
import { useLobby } from 'lobbykit/react';
import { useState } from 'react';
import { Link } from 'wouter';
import { Failure } from '../../../shared/forms/failure.tsx';
import { FIELD_VARIANTS } from '../../../shared/forms/field-variants.ts';
import { useFormFields } from '../../../shared/forms/use-form-fields.ts';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { useTextBundle } from '../../../shared/i18n/use-text-bundle.ts';
import { shapeOf } from '../../../shared/icons/icon.tsx';
import { useToasts } from '../../../shared/overlays/toasts.ts';
import { PasswordFormField } from '../password/password-form-field.tsx';
import { createProfileForm } from './profile-model.ts';
import '../account.css';
import './profile.css';

export function ProfileDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const lobby = useLobby();
  const text = usePageText();
  const member = useStore(lobby.$member).data;
  const textsLoaded = useTextBundle('account');
  return (
    <Modal open={open} title={text('member.edit')} closeLabel={text('dialog.close')} onClose={onClose}>
      {member && textsLoaded && <ProfileForm member={member} onDone={onClose} />}
    </Modal>
  );
}

function ProfileForm({ member, onDone }: { member: Member; onDone: () => void }) {
  const lobby = useLobby();
  const text = usePageText();
  const toasts = useToasts();
  // The form keeps the values from when the dialog opened. Later updates of the member are caused by the form's
  // requests.
  const [model] = useState(() => createProfileForm(lobby, { ...member, ...commonStore(lobby).$avatar.get().data }));
  const lines = useStore(model.$lines);
  const flags = useStore(lobby.$flags).data;
  const { state, actions, line, ref } = useFormFields(model.form);

  const hints = {
    nickname: text('profile.nicknameHint'),
    payeeName: text('profile.payeeHint'),
  };
  const submit = async () => {
    if (!(await actions.submit())) return;
    onDone();
    toasts.success(text('profile.saved'));
  };

  return (
    <FormFrame
      form={ref}
      className="page-form"
      onSubmit={() => {
        void submit();
      }}
    >
      <AvatarChoice chosen={state.values.avatar} onChoose={name => actions.set('avatar', name)} />
      {lines.map(({ name, required }) => {
        const { icon, ...fieldProps } = FIELD_VARIANTS[name] ?? { icon: 'user' as const };
        return (
          <InputField
            key={name}
            {...line(name)}
            {...fieldProps}
            icon={shapeOf(icon)}
            label={text(`field.${name}`)}
            note={required ? undefined : text('field.optional')}
            hint={hints[name]}
            required={required}
          />
        );
      })}
      {/* Hidden user name, so that password managers find the account. */}
      <input type="text" name="username" autoComplete="username" value={member.account} readOnly hidden />
      {model.requiresPassword(state.values) && (
        <PasswordFormField
          {...line('password')}
          label={text('field.password')}
          hint={text('profile.passwordHint')}
          autoComplete="current-password"
          required
        />
      )}
      {flags?.has('SECPRIV') && (
        <Link href="/m/securityCenter" className="profile-contacts" onClick={onDone}>
          {text('profile.contacts')}
        </Link>
      )}
      <Failure error={state.failure} />
      <Button type="submit" busy={state.submitting}>
        {text('profile.save')}
      </Button>
    </FormFrame>
  );
}

interface AvatarChoiceProps {
  /** Name of the selected avatar; '' if the member's avatar is not one of the choices. */
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
}

/** Avatars to select (MEMBER-01); empty if the merchant offers none. */
function AvatarChoice({ chosen, onChoose }: AvatarChoiceProps) {
  const lobby = useLobby();
  const text = usePageText();
  const avatars = useStore(lobby.$settings).data?.avatars ?? [];
  if (avatars.length === 0) return null;
  return (
    <fieldset className="avatars">
      <legend className="lk-label">{text('profile.picture')}</legend>
      {avatars.map(({ name, icon }, at) => (
        <label key={name}>
          <input
            type="radio"
            name="avatar"
            className="lk-hidden"
            aria-label={text('profile.pictureOf', { number: String(at + 1) })}
            checked={name === chosen}
            onChange={() => onChoose(name)}
          />
          <Image className="avatar" src={icon} base={lobby.config.gateway} missing={shapeOf('user')} />
        </label>
      ))}
    </fieldset>
  );
}
