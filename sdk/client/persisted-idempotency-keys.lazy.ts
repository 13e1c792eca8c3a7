/**
 * Keys of calls that write money, kept over a reload in the tab's own storage (PAY-03): whoever presses again after a page went
 * before its answer came repeats the call instead of making another one. Two tabs are two intents. A digest of the body under the
 * key itself tells an equal call; fields that are secret are no part of it. Loaded with the first such call.
 */
import type { Endpoint } from '../protocol/endpoint.ts';
import { isSupportedLanguage, newKey } from './idempotency-key.ts';

/** Where open calls stand, and what tells them apart. */
export interface PersistedIdempotencyKeysOptions {
  /** Text that was kept, null for none. */
  read(): string | null;
  write(text: string): void;
  /** Whose call it is: another member's is another call. */
  member(): string | null;
  /** ms since 1970 */
  now(): number;
}

type Call = Pick<Endpoint, 'name' | 'secrets'>;

export interface PersistedIdempotencyKeys {
  /** The key for this call: the one of an equal call whose answer never came, else a new one. */
  keyFor(endpoint: Call, body: unknown): Promise<string>;
  /** How the call ended; `error` is missing when it succeeded. After a definite answer the next equal call is another one. */
  settle(endpoint: Call, body: unknown, error?: unknown): Promise<void>;
}

interface Stored {
  readonly key: string;
  readonly endpoint: string;
  /** HMAC-SHA-256 of the call under its key, hex. */
  readonly digest: string;
  /** ms since 1970 */
  readonly at: number;
}

/** The gateway gives the first answer for 24 hours; a key that is nearly as old would make a new call of it. */
const CACHE_TTL_MS = 23 * 3_600_000;
/** Open calls of one tab. */
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
  /** One look at the list after the other: two equal calls at once would make a key each. */
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = turn.then(work, work);
    turn = mine;
    return mine;
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
        if (error !== undefined && !isSupportedLanguage(error)) return;
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
