/** The key of each call that is done once: kept over a reload where it writes money, else as long as the page (S40, PAY-03). */
import type { Endpoint } from '../protocol/endpoint.ts';
import type { RawPayload } from './address.ts';
import { connectionLost } from './errors.ts';
import type { ClientOptions } from './exchange.ts';
import { createIdempotencyKeys } from './idempotency-key.ts';
import type { PersistedIdempotencyKeys } from './persisted-idempotency-keys.lazy.ts';

export interface CallIdempotencyKeys {
  /** undefined for a call that carries none. */
  keyFor(endpoint: Endpoint, payload: RawPayload): Promise<string | undefined>;
  /** How the call ended; `error` is missing when it succeeded. */
  settle(endpoint: Endpoint, payload: RawPayload, error?: unknown): Promise<void>;
}

export function createCallIdempotencyKeys({
  stored,
  member = () => null,
  serverNow,
  onLost,
}: Pick<ClientOptions, 'stored' | 'member' | 'serverNow' | 'onLost'>): CallIdempotencyKeys {
  const once = createIdempotencyKeys();
  let keys: Promise<PersistedIdempotencyKeys> | null = null;

  /**
   * The keys that outlive a reload; null for a call that needs none, and where they cannot be kept: storage would have to hold the body
   * itself, since its digest needs WebCrypto, which plain http has not.
   */
  const persistedIdempotencyKeys = ({ once: kind }: Endpoint): Promise<PersistedIdempotencyKeys> | null => {
    if (kind !== 'kept' || !stored || typeof crypto === 'undefined' || !crypto.subtle) return null;
    keys ??= import('./persisted-idempotency-keys.lazy.ts').then(
      ({ createPersistedIdempotencyKeys }) => createPersistedIdempotencyKeys({ ...stored, member, now: serverNow }),
      cause => {
        keys = null;
        onLost();
        throw connectionLost('offline', cause);
      },
    );
    return keys;
  };

  return {
    async keyFor(endpoint, { body }) {
      if (!endpoint.once) return undefined;
      return (await persistedIdempotencyKeys(endpoint))?.keyFor(endpoint, body) ?? once.keyFor(nameOf(endpoint, body));
    },
    async settle(endpoint, { body }, error) {
      if (!endpoint.once) return;
      // Where the chunk did not come, no key was given and nothing was sent.
      if (endpoint.once === 'kept' && keys) await (await keys.catch(() => null))?.settle(endpoint, body, error);
      once.settle(nameOf(endpoint, body), error);
    },
  };
}

/** Equal calls have equal names; another body is another call. */
const nameOf = ({ name }: Endpoint, body: unknown): string => `${name} ${JSON.stringify(body)}`;
