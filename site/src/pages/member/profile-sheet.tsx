/** Changing the profile: picture, nickname, e-mail, payee name (EP-08). Nothing typed is lost to a refusal. */
import { useStore } from '@nanostores/react';
import { commonStore, type Member } from 'lobbykit';
import { Button, InputField, Modal } from 'lobbykit/parts';
import { useLobby } from 'lobbykit/react';
import { useState } from 'react';
import { usePageText } from '../../i18n/page-text.ts';
import { createProfileForm } from '../../models/member-profile.ts';
import { Failure } from '../../parts/failure.tsx';
import { shapeOf } from '../../parts/icon.tsx';
import { PasswordLine } from '../../parts/password-line.tsx';
import { useLines } from '../../parts/use-lines.ts';
import { useTextPart } from '../../parts/use-text-part.ts';
import { useMessages } from '../../popups/messages.ts';
import { FIELD_LOOKS } from '../../rules/field-looks.ts';
import '../../styles/account.css';
import '../../styles/profile.css';
import { AvatarChoice } from './avatar-choice.tsx';

export function ProfileSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const lobby = useLobby();
  const text = usePageText();
  const member = useStore(lobby.$member).data;
  const spoken = useTextPart('account');
  return (
    <Modal open={open} title={text('member.edit')} closeLabel={text('dialog.close')} onClose={onClose}>
      {member && spoken && <ProfileForm member={member} onDone={onClose} />}
    </Modal>
  );
}

function ProfileForm({ member, onDone }: { member: Member; onDone: () => void }) {
  const lobby = useLobby();
  const text = usePageText();
  const messages = useMessages();
  // The form begins with the profile as it was when the sheet opened; what is saved meanwhile is what it sent itself.
  const [model] = useState(() => createProfileForm(lobby, { ...member, ...commonStore(lobby).$avatar.get().data }));
  const lines = useStore(model.$lines);
  const { state, actions, line, ref } = useLines(model.form);

  const hints = {
    nickname: text('profile.nicknameHint'),
    email: member.email && text('profile.emailNow', { email: member.email }),
    payeeName: text('profile.payeeHint'),
  };
  const submit = async () => {
    if (!(await actions.submit())) return;
    onDone();
    messages.success(text('profile.saved'));
  };

  return (
    <form
      ref={ref}
      className="page-form"
      noValidate
      onSubmit={event => {
        event.preventDefault();
        void submit();
      }}
    >
      <AvatarChoice chosen={state.values.avatar} onChoose={name => actions.set('avatar', name)} />
      {lines.map(({ name, required }) => {
        const { icon, ...look } = FIELD_LOOKS[name] ?? { icon: 'user' as const };
        return (
          <InputField
            key={name}
            {...line(name)}
            {...look}
            icon={shapeOf(icon)}
            label={text(`field.${name}`)}
            note={required ? undefined : text('field.optional')}
            hint={hints[name]}
            required={required}
          />
        );
      })}
      {/* Tells a password manager whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={member.account} readOnly hidden />
      {model.asksPassword(state.values) && (
        <PasswordLine
          {...line('password')}
          label={text('field.password')}
          hint={text('profile.passwordHint')}
          autoComplete="current-password"
          required
        />
      )}
      <Failure error={state.failure} />
      <Button type="submit" busy={state.submitting}>
        {text('profile.save')}
      </Button>
    </form>
  );
}
