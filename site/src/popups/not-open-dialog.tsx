/** Answers requests this build has no screen for, in words instead of a dead link. */
import { Button, Modal } from 'lobbykit/parts';
import { useRequest } from 'lobbykit/react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { usePageText } from '../i18n/page-text.ts';
import { routes } from '../router/routes.ts';
import { nextOf, withNext } from '../rules/login-path.ts';

interface Message {
  readonly title: 'notOpen.customer.title' | 'notOpen.page.title';
  readonly text: 'notOpen.customer.text' | 'notOpen.page.text';
}

const CUSTOMER: Message = { title: 'notOpen.customer.title', text: 'notOpen.customer.text' };
const PAGE: Message = { title: 'notOpen.page.title', text: 'notOpen.page.text' };

/**
 * A request for a page of this site is followed without a reload. Customer service is not part of this build: a request
 * for it is taken, so that the lobby does not navigate to an address without a page, and answered.
 */
export function NotOpenDialog() {
  const text = usePageText();
  const [, navigate] = useLocation();
  const [open, setOpen] = useState(false);
  /** Outlives `open`: the words stay while the dialog fades. */
  const [message, setMessage] = useState<Message | null>(null);
  const show = (next: Message) => {
    setMessage(next);
    setOpen(true);
  };

  useRequest('navigate-request', event => {
    event.preventDefault();
    const { to } = event.detail;
    const path = `/m/${to}`;
    // From one screen of the account to another the way back goes along (ROLE-04).
    if (routes.some(route => route.path === path)) navigate(withNext(path, nextOf(location.search)));
    else show(to === 'customer' ? CUSTOMER : PAGE);
  });

  if (!message) return null;
  const close = () => setOpen(false);
  return (
    <Modal
      open={open}
      title={text(message.title)}
      closeLabel={text('dialog.close')}
      onClose={close}
      foot={<Button onClick={close}>{text('dialog.understood')}</Button>}
    >
      <p className="dialog-text">{text(message.text)}</p>
    </Modal>
  );
}
