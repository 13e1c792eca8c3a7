/** Payment providers of a gateway: the configured ones, and the simulated provider in a sandbox. */

import type { PaymentProvider, PaymentProviders } from '../../features/deposits/provider.ts';
import type { Listeners, SandboxUrls } from '../games/urls.ts';
import { createSandboxProvider } from './sandbox-provider.ts';

export interface SandboxParts {
  readonly listeners: Readonly<Listeners>;
  readonly sandboxUrls: SandboxUrls;
  readonly secret: () => Buffer;
}

export interface CollectSettings {
  /** Adapters in addition to that of the simulated provider; default none. */
  readonly paymentProviders?: readonly PaymentProvider[];
  /** Current time, ms since 1970. */
  readonly now: () => number;
}

/**
 * Returns all adapters by name.
 * @param sandbox data for the simulated provider; false outside of a sandbox
 */
export function collectProviders(
  { paymentProviders = [], now }: CollectSettings,
  sandbox: SandboxParts | false,
): PaymentProviders {
  const own = sandbox
    ? [
        createSandboxProvider({
          origin: () => sandbox.listeners.payments,
          originFor: sandbox.sandboxUrls.payments,
          secret: sandbox.secret,
          now,
        }),
      ]
    : [];
  return new Map([...paymentProviders, ...own].map(provider => [provider.name, provider]));
}
