/** Last part of home: game vendors and payment methods (HOME-22, HOME-23), above the page footer. */
import { useStore } from '@nanostores/react';
import { footerVendors } from 'lobbykit/domain';
import { Button, Image } from 'lobbykit/parts';
import { useLobby } from 'lobbykit/react';
import { useMemo, useState } from 'react';
import { usePageText } from '../../shared/i18n/page-text.ts';

/** Number of vendors shown until the visitor expands the list. */
const FIRST = 12;

export function HomeFooter() {
  const lobby = useLobby();
  const text = usePageText();
  const { data } = useStore(lobby.$vendors);
  const methods = useStore(lobby.$settings).data?.paymentMethods ?? [];
  const [all, setAll] = useState(false);
  const vendors = useMemo(() => (data ? footerVendors(data) : []), [data]);
  return (
    <div className="home-end">
      {vendors.length > 0 && (
        <section aria-labelledby="home-providers">
          <h2 id="home-providers">{text('home.providers')}</h2>
          <ul className="marks">
            {(all ? vendors : vendors.slice(0, FIRST)).map(({ id, name, icon }) => (
              <li key={id}>
                <Image src={icon} base={lobby.config.gateway} className="mark-picture" />
                {name}
              </li>
            ))}
          </ul>
          {!all && vendors.length > FIRST && (
            <Button variant="quiet" onClick={() => setAll(true)}>
              {text('home.allProviders', { count: String(vendors.length) })}
            </Button>
          )}
        </section>
      )}
      {methods.length > 0 && (
        <section aria-labelledby="home-payments">
          <h2 id="home-payments">{text('home.payments')}</h2>
          <ul className="marks">
            {methods.map(({ name, icon }) => (
              <li key={name} className="payment">
                <Image src={icon} base={lobby.config.gateway} className="payment-icon" />
                <span>{name}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
