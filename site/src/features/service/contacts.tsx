/** Contact links: the customer service window, the live chat, and the help center. */
import { useStore } from '@nanostores/react';
import { type Lobby, openChat, serviceLink } from 'lobbykit';
import { useLobby } from 'lobbykit/react';
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { type ReactNode, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { Icon, type IconName } from '../../shared/icons/icon.tsx';
import { useErrorToast } from '../../shared/overlays/use-error-toast.ts';

export interface ContactMethodsProps {
  /** True if the page offers the live chat. */
  readonly chat: boolean;
}

export function ContactMethods({ chat }: ContactMethodsProps) {
  const text = usePageText();
  return (
    <nav className="card" aria-label={text('customer.ways')}>
      <ul className="entry-rows ways">
        <li>
          <ServiceWindow />
        </li>
        {chat && (
          <li>
            <Chat />
          </li>
        )}
        <li>
          <Link href="/m/help" className="entry">
            <ContactMethod icon="help" title={text('title.help')}>
              {text('customer.helpText')}
            </ContactMethod>
          </Link>
        </li>
      </ul>
    </nav>
  );
}

/**
 * Link that opens the customer service window. Without a window, shows a text of the same height, so that the layout
 * does not shift.
 */
function ServiceWindow() {
  const lobby = useLobby();
  const text = usePageText();
  const address = useStore(useMemo(() => createServiceWindow(lobby), [lobby]));
  if (!address) {
    return (
      <div className="entry" data-closed="">
        <ContactMethod icon="headset" title={text('customer.online')}>
          {address === null && text('customer.closed')}
        </ContactMethod>
      </div>
    );
  }
  return (
    <a className="entry" href={address} target="_blank" rel="noopener noreferrer">
      <ContactMethod icon="headset" title={text('customer.online')}>
        {text('customer.onlineText')}
      </ContactMethod>
    </a>
  );
}

function Chat() {
  const lobby = useLobby();
  const text = usePageText();
  const showError = useErrorToast();
  const [busy, setBusy] = useState(false);
  const open = async () => {
    if (busy) return;
    setBusy(true);
    await openChat(lobby).catch(showError);
    setBusy(false);
  };
  return (
    <button type="button" className="entry" aria-busy={busy} onClick={() => void open()}>
      <ContactMethod icon="message" title={text('customer.chat')}>
        {text('customer.chatText')}
      </ContactMethod>
    </button>
  );
}

function ContactMethod({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <>
      <span className="entry-icon">
        <Icon name={icon} />
      </span>
      <span className="entry-words">
        <b>{title}</b>
        <span>{children}</span>
      </span>
      <Icon name="chevron-right" size={20} />
    </>
  );
}

/**
 * Returns a store with the URL of the customer service window, requested with the first listener. undefined while it
 * loads, null if the operator has none.
 */
function createServiceWindow(lobby: Pick<Lobby, 'call' | 'config'>): ReadableAtom<string | null | undefined> {
  const $address = atom<string | null | undefined>(undefined);
  onMount($address, () => {
    void serviceLink(lobby).then($address.set);
  });
  return $address;
}
