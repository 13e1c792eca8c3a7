/** Customer service page with all contact links (ROUTE-32): service window, chat, channels, and the feedback form. */
import { useStore } from '@nanostores/react';
import type { ResourceLink } from 'lobbykit';
import { mayChat, type ServiceVisitor, serviceChannels } from 'lobbykit/domain';
import { LoginArt, Skeleton, safeUrl } from 'lobbykit/parts';
import { useLobby, useSession } from 'lobbykit/react';
import { useMemo } from 'react';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { SectionBoundary } from '../../shared/loading/section-boundary.tsx';
import { ContactMethods } from './contacts.tsx';
import '../account/center/entries.css';
import './service-page.css';
import { Feedback } from './feedback.tsx';

/**
 * True if the page offers the live chat, which is for members only (SERV-07, OPEN: SERV-11); null while unknown.
 * @param hasFailed true if the flags or labels failed to load. The chat is then hidden, as in the service dialog
 */
export const offersChat = (visitor: ServiceVisitor, hasFailed = false): boolean | null =>
  mayChat(visitor) ?? (hasFailed ? false : null);

export function CustomerPage() {
  const lobby = useLobby();
  const text = usePageText();
  const session = useSession();
  const flags = useStore(lobby.$flags);
  const member = useStore(lobby.$member);
  const { data: settings, error: settingsError } = useStore(lobby.$settings);
  const chat = offersChat(
    { flags: flags.data ?? null, session, labels: member.data?.memberLabels ?? null },
    [flags, member].some(({ data, error }) => !data && error),
  );
  // Renders when all data that determines the layout has loaded or failed, so that the layout does not shift.
  if (chat === null || !(settings || settingsError)) return <Waiting />;
  return (
    <div className="customer">
      <header className="customer-header">
        <div className="customer-art" aria-hidden="true">
          <LoginArt />
        </div>
        <h2>{text('customer.title')}</h2>
        <p>{text('customer.text')}</p>
      </header>
      <ContactMethods chat={chat} />
      <CustomerChannels links={settings?.serviceLinks ?? []} />
      <section className="card customer-write" aria-labelledby="customer-write">
        <h2 id="customer-write">{text('feedback.title')}</h2>
        <SectionBoundary>
          <Feedback />
        </SectionBoundary>
      </section>
    </div>
  );
}

/**
 * Placeholder of the customer service page, shown while it loads. It has the size of the page, so that the layout does
 * not shift.
 */
function Waiting() {
  const text = usePageText();
  return (
    <div className="page-wait customer" role="status" aria-label={text('customer.loading')}>
      <Skeleton width="100%" height={112} />
      <Skeleton width="100%" height={216} />
      <Skeleton width="100%" height={420} />
    </div>
  );
}

/** Links to the operator's channels on other platforms (SERV-12, SERV-15). */
function CustomerChannels({ links }: { links: readonly ResourceLink[] }) {
  const { gateway } = useLobby().config;
  const text = usePageText();
  const channels = useMemo(() => serviceChannels(links, url => safeUrl('window', url, gateway)), [links, gateway]);
  if (channels.length === 0) return null;
  return (
    <section aria-labelledby="customer-channels">
      <h2 className="customer-title" id="customer-channels">
        {text('customer.channels')}
      </h2>
      <ul className="channels">
        {channels.flatMap(({ name, links: several }) =>
          several.map(({ url, label }) => (
            <li key={url}>
              <a className="channel" data-channel={name} href={url} target="_blank" rel="noopener noreferrer">
                {(several.length > 1 && label) || text(`customer.${name}`)}
              </a>
            </li>
          )),
        )}
      </ul>
    </section>
  );
}
