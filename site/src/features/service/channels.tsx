/** Places outside the site where the operator answers (SERV-12, SERV-15). */
import type { ResourceLink } from 'lobbykit';
import { serviceChannels } from 'lobbykit/domain';
import { safeUrl } from 'lobbykit/parts';
import { useLobby } from 'lobbykit/react';
import { useMemo } from 'react';
import { usePageText } from '../../shared/i18n/page-text.ts';

export function CustomerChannels({ links }: { links: readonly ResourceLink[] }) {
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
