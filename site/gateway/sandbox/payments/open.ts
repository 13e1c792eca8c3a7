/** Starts the server of the simulated payment provider. */

import { readTerms } from '../../features/merchants/merchants-repository.ts';
import type { Database } from '../../platform/db/schema.ts';
import { type Listening, listen } from '../../platform/http/listen.ts';
import type { Log } from '../../platform/log.ts';
import type { Listeners, SandboxUrls } from '../games/urls.ts';
import { createPaymentsApp } from './app.ts';
import { createSandboxProviderService, type SandboxProviderService } from './bank.ts';

export interface PaymentsSettings {
  /** Host to listen on. */
  readonly host: string;
  /** TCP port; 0 selects any free port. */
  readonly paymentsPort: number;
  readonly trustedProxies: readonly string[];
  /** `auto` completes payments automatically; `manual` waits for the payer's choice. */
  readonly sandboxPayments: 'auto' | 'manual';
  /** Current time, ms since 1970. */
  readonly now: () => number;
}

export interface PaymentsOptions {
  readonly db: Database;
  readonly settings: PaymentsSettings;
  readonly listeners: Readonly<Listeners>;
  readonly sandboxUrls: Pick<SandboxUrls, 'sites'>;
  readonly secret: () => Buffer;
  readonly log: Log;
}

export interface Payments extends Listening {
  readonly bank: SandboxProviderService;
}

/** Listens on PAYMENTS_PORT. Throws StartError if the port is in use. */
export async function openPayments({
  db,
  settings,
  listeners,
  sandboxUrls,
  secret,
  log,
}: PaymentsOptions): Promise<Payments> {
  const { host, paymentsPort, trustedProxies, now } = settings;
  const bank = createSandboxProviderService({
    db,
    gateway: () => listeners.gateway,
    secret,
    now,
    playsPayer: settings.sandboxPayments === 'auto',
    onError: error => log.error({ err: error }, 'the payment provider could not report'),
  });
  const currencySymbol = async (merchant: string) => (await readTerms(db, merchant)).currencySymbol;
  const app = createPaymentsApp({ bank, secret, sites: sandboxUrls.sites, currencySymbol, trustedProxies, now, log });
  const listening = await listen(app, { host, port: paymentsPort }, 'PAYMENTS_PORT');
  return {
    ...listening,
    bank,
    async stop() {
      await bank.stop();
      await listening.stop();
    },
  };
}
