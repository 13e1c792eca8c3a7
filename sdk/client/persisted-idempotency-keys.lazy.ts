/**
 * Idempotency keys of calls that move money, stored in the session storage of the tab (PAY-03), so that repeating a
 * call after a reload has no second effect. Keys are not shared between tabs, because the same call in two tabs is
 * intended twice. An HMAC of the body without its secret fields identifies equal calls.
 */
import type { Endpoint } from '../protocol/endpoint.ts';
import { isDefiniteError, newKey } from './idempotency-key.ts';

/** Storage of the unfinished calls, and the member to whom they belong. */
export interface PersistedIdempotencyKeysOptions {
  /** Returns the stored text; null if there is none. */
  read(): string | null;
  write(text: string): void;
  /** Returns the user name of the session's member, because calls of different members must not share a key. */
  member(): string | null;
  /** Returns the current time, ms since 1970. */
  now(): number;
}

type Call = Pick<Endpoint, 'name' | 'secrets'>;

export interface PersistedIdempotencyKeys {
  /** Returns the key of an equal call that received no response, or else a new key. */
  keyFor(endpoint: Call, body: unknown): Promise<string>;
  /**
   * Reports that a call has ended; `error` is undefined after a success. After a response of the gateway itself, the
   * next equal call gets a new key.
   */
  settle(endpoint: Call, body: unknown, error?: unknown): Promise<void>;
}

interface Stored {
  readonly key: string;
  readonly endpoint: string;
  /** HMAC-SHA-256 that identifies the call, hex digits. */
  readonly digest: string;
  /** Time at which the call started, ms since 1970. */
  readonly at: number;
}

/**
 * Maximum age of a key. The gateway remembers a key for 24 hours; with an older key, a repeated call would have a
 * second effect.
 */
const CACHE_TTL_MS = 23 * 3_600_000;
/** Maximum number of unfinished calls per tab. */
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
  /**
   * Settles when the list is free. Access is sequential, because two equal concurrent calls would otherwise create two
   * keys.
   */
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
