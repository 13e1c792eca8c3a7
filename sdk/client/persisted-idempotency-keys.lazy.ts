/**
 * Idempotency keys of calls that write money, persisted in the tab's session storage (PAY-03): repeating a call after a
 * reload does not perform it twice. Two tabs are two intents. An HMAC of the body identifies equal calls and excludes
 * secret fields. Loaded with the first such call.
 */
import type { Endpoint } from '../protocol/endpoint.ts';
import { isDefiniteError, newKey } from './idempotency-key.ts';

/** Storage of open calls and their owner. */
export interface PersistedIdempotencyKeysOptions {
  /** Returns the stored text, null if none. */
  read(): string | null;
  write(text: string): void;
  /** Returns the member of the call: calls of different members are different. */
  member(): string | null;
  /** ms since 1970 */
  now(): number;
}

type Call = Pick<Endpoint, 'name' | 'secrets'>;

export interface PersistedIdempotencyKeys {
  /** Returns the key of an equal call without a response, else a new key. */
  keyFor(endpoint: Call, body: unknown): Promise<string>;
  /**
   * Reports the end of a call; `error` is missing after a success. After a definite response, the next equal call gets
   * a new key.
   */
  settle(endpoint: Call, body: unknown, error?: unknown): Promise<void>;
}

interface Stored {
  readonly key: string;
  readonly endpoint: string;
  /** HMAC-SHA-256 of the call with its key, hex. */
  readonly digest: string;
  /** ms since 1970 */
  readonly at: number;
}

/**
 * TTL below the 24 hours for which the gateway repeats the first response: an older key would perform the call again.
 */
const CACHE_TTL_MS = 23 * 3_600_000;
/** Maximum number of open calls per tab. */
const MAX = 20;

export function createPersistedIdempotencyKeys({
  read,
  write,
  member,
  now,
}: PersistedIdempotencyKeysOptions): PersistedIdempotencyKeys {
  const load = (): readonly Stored[] => {
    try {
      const list: unknown = JSON.parse(read() ?? '[]');
      return Array.isArray(list) ? list.filter(isStored).filter(({ at }) => at > now() - CACHE_TTL_MS) : [];
    } catch {
      return [];
    }
  };
  const save = (list: readonly Stored[]) => write(JSON.stringify(list.slice(-MAX)));
  const textOf = ({ name, secrets = [] }: Call, body: unknown) =>
    JSON.stringify([name, member(), Object.entries(Object(body)).filter(([field]) => !secrets.includes(field))]);
  const find = async (endpoint: Call, text: string): Promise<Stored | undefined> => {
    for (const stored of load()) {
      if (stored.endpoint === endpoint.name && stored.digest === (await digestOf(stored.key, text))) return stored;
    }
    return undefined;
  };
  /** Serializes access to the list: two equal concurrent calls would create two keys. */
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = turn.then(work, work);
    turn = result;
    return result;
  };

  return {
    keyFor: (endpoint, body) =>
      inTurn(async () => {
        const text = textOf(endpoint, body);
        const open = await find(endpoint, text);
        if (open) return open.key;
        const key = newKey();
        save([...load(), { key, endpoint: endpoint.name, digest: await digestOf(key, text), at: now() }]);
        return key;
      }),
    settle: (endpoint, body, error) =>
      inTurn(async () => {
        if (error !== undefined && !isDefiniteError(error)) return;
        const over = await find(endpoint, textOf(endpoint, body));
        if (over) save(load().filter(({ key }) => key !== over.key));
      }),
  };
}

const isStored = (entry: unknown): entry is Stored => {
  const { key, endpoint, digest, at } = Object(entry);
  return [key, endpoint, digest].every(text => typeof text === 'string') && typeof at === 'number';
};

async function digestOf(key: string, text: string): Promise<string> {
  const encode = (plain: string) => new TextEncoder().encode(plain);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const secret = await crypto.subtle.importKey('raw', encode(key), algorithm, false, ['sign']);
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', secret, encode(text)));
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
}
