/** Answers requests this build has no screen for, in words instead of a dead link. */
import { Modal } from 'lobbykit/parts';
import { useRequest } from 'lobbykit/react';
import { useState } from 'react';
import { usePageText } from '../i18n/page-text.ts';

interface Message {
  readonly title: 'notOpen.login.title' | 'notOpen.launch.title';
  readonly text: 'notOpen.login.favourite' | 'notOpen.login.recent' | 'notOpen.login.launch' | 'notOpen.launch.text';
  readonly name?: string;
}

/**
 * Accounts and game screens are not part of this build: a request for one is taken (so that the lobby does not navigate
 * to an address without a page) and answered with what cannot be done, and that nothing was changed.
 */
export function NotOpenDialog() {
  const text = usePageText();
  const [message, setMessage] = useState<Message | null>(null);

  useRequest('login-request', event => {
    event.preventDefault();
    setMessage({
      title: 'notOpen.login.title',
      text: `notOpen.login.${event.detail.reason}`,
    });
  });
  useRequest('launch-request', event => {
    event.preventDefault();
    setMessage({
      title: 'notOpen.launch.title',
      text: 'notOpen.launch.text',
      name: event.detail.game.name,
    });
  });

  const close = () => setMessage(null);
  if (!message) return null;
  return (
    <Modal title={text(message.title)} onClose={close}>
      <p>{text(message.text, { name: message.name ?? '' })}</p>
      <button type="button" className="button" onClick={close}>
        {text('notOpen.close')}
      </button>
    </Modal>
  );
}
