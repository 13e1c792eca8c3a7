/** Answers requests this build has no screen for, in words instead of a dead link. */
import { Button, Modal } from 'lobbykit/parts';
import { useRequest } from 'lobbykit/react';
import { useState } from 'react';
import { usePageText } from '../i18n/page-text.ts';

interface Message {
  readonly title: 'notOpen.login.title' | 'notOpen.launch.title';
  readonly text: 'notOpen.login.favourite' | 'notOpen.login.recent' | 'notOpen.login.launch' | 'notOpen.launch.text';
  /** Name of the game a launch was asked for. */
  readonly name?: string;
}

/**
 * Accounts and game screens are not part of this build: a request for one is taken (so that the lobby does not navigate
 * to an address without a page) and answered with what cannot be done, and that nothing was changed.
 */
export function NotOpenDialog() {
  const text = usePageText();
  const [open, setOpen] = useState(false);
  /** Outlives `open`: the words stay while the dialog fades. */
  const [message, setMessage] = useState<Message | null>(null);
  const show = (next: Message) => {
    setMessage(next);
    setOpen(true);
  };

  useRequest('login-request', event => {
    event.preventDefault();
    show({ title: 'notOpen.login.title', text: `notOpen.login.${event.detail.reason}` });
  });
  useRequest('launch-request', event => {
    event.preventDefault();
    show({ title: 'notOpen.launch.title', text: 'notOpen.launch.text', name: event.detail.game.name });
  });

  if (!message) return null;
  const close = () => setOpen(false);
  return (
    <Modal
      open={open}
      title={text(message.title)}
      closeLabel={text('notOpen.dismiss')}
      onClose={close}
      foot={<Button onClick={close}>{text('notOpen.close')}</Button>}
    >
      <p className="not-open">{text(message.text, { name: message.name ?? '' })}</p>
    </Modal>
  );
}
