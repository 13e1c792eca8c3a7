/**
 * Password hashing. A hash is slow by design, so concurrency is limited, and further requests are queued or rejected
 * (S33).
 */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { ERROR_CODES } from 'lobbykit/wire';
import { ApiError } from '../../../platform/api-error.ts';

/** Cost of an scrypt hash: 128 · `r` · 2^`ln` bytes of memory, `p` iterations. */
export interface PasswordCost {
  readonly ln: number;
  readonly r: number;
  readonly p: number;
}

/** Each hash uses 32 MiB and takes about 250 ms. */
const COST: PasswordCost = { ln: 15, r: 8, p: 3 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/**
 * Maximum concurrent hashes: one less than the size of Node's thread pool, so that a thread stays available for file
 * access, DNS and compression.
 */
const AT_ONCE = 3;
/** Maximum concurrent hashes of registrations, so that a thread stays available for logins. */
const REGISTRATIONS_AT_ONCE = 2;
/** Maximum queued hashes per kind. */
const MAX_WAITING = 50;
/** Retry-After header of a rejected request, s. */
const RETRY_AFTER_S = 3;

const STORED = /^scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w-]+)\$([\w-]+)$/;

/** Purpose of a hash. Hashes for members (default) run before those for registrations. */
export type Kind = 'member' | 'registration';

export interface Passwords {
  /** Returns the hash of a password. Throws ApiError `busy` if the queue of the kind is full. */
  hash(password: string, kind?: Kind): Promise<string>;
  /**
   * Verifies a password against the stored hash. For null (unknown name), computes a hash of equal cost and returns
   * false, so that the response time does not reveal unknown names. `fresh`: new hash to store, if the stored one has a
   * lower cost.
   * @throws ApiError `busy` if the queue is full
   */
  verify(password: string, stored: string | null): Promise<{ readonly right: boolean; readonly fresh?: string }>;
}

/** `effort`: cost of new hashes, and of the hash computed for unknown names. */
export function createPasswords(effort = COST): Passwords {
  const inTurn = createTurns();
  const dummyHash = format(effort, randomBytes(SALT_BYTES), randomBytes(HASH_BYTES));

  const hash = (password: string, kind: Kind = 'member') =>
    inTurn(kind, async () => {
      const salt = randomBytes(SALT_BYTES);
      return format(effort, salt, await derive(password, salt, effort));
    });
  return {
    hash,
    async verify(password, stored) {
      const { cost, salt, expected } = parse(stored ?? dummyHash);
      const derived = await inTurn('member', () => derive(password, salt, cost));
      const right = stored !== null && derived.length === expected.length && timingSafeEqual(derived, expected);
      const weak = cost.ln < effort.ln || cost.r < effort.r || cost.p < effort.p;
      return right && weak ? { right, fresh: await hash(password) } : { right };
    },
  };
}

/** Limits concurrent hashes with one queue per kind. Registrations start only if no hash for a member is queued. */
function createTurns(): <T>(kind: Kind, work: () => Promise<T>) => Promise<T> {
  const running = { member: 0, registration: 0 };
  const waiting: Record<Kind, (() => void)[]> = { member: [], registration: [] };
  const hasPlace = (kind: Kind) =>
    running.member + running.registration < AT_ONCE &&
    (kind === 'member' || running.registration < REGISTRATIONS_AT_ONCE);
  /** Starts queued work in free slots. Synchronous, so that a new call cannot take a slot before queued work. */
  const next = () => {
    for (const kind of ['member', 'registration'] as const) {
      while (waiting[kind].length > 0 && hasPlace(kind)) {
        running[kind] += 1;
        waiting[kind].shift()?.();
      }
    }
  };
  return async (kind, work) => {
    if (waiting[kind].length >= MAX_WAITING) {
      throw new ApiError(ERROR_CODES.busy, 'Too many log in at once; try again in a few seconds.', {
        retryAfterS: RETRY_AFTER_S,
      });
    }
    await new Promise<void>(resolve => {
      waiting[kind].push(resolve);
      next();
    });
    try {
      return await work();
    } finally {
      running[kind] -= 1;
      next();
    }
  };
}

const run = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/**
 * Derives the key. `maxmem` raises Node's default limit, which is too low for this cost; NFKC makes different Unicode
 * encodings of the same password equal.
 */
const derive = (password: string, salt: Buffer, { ln, r, p }: PasswordCost): Promise<Buffer> =>
  run(password.normalize('NFKC'), salt, HASH_BYTES, { N: 2 ** ln, r, p, maxmem: 2 * 128 * r * 2 ** ln });

const format = ({ ln, r, p }: PasswordCost, salt: Buffer, hash: Buffer): string =>
  `scrypt$ln=${ln},r=${r},p=${p}$${salt.toString('base64url')}$${hash.toString('base64url')}`;

function parse(stored: string): { cost: PasswordCost; salt: Buffer; expected: Buffer } {
  const [, ln, r, p, salt = '', hash = ''] = STORED.exec(stored) ?? [];
  if (!ln) throw new Error('A stored password is not of the form this version writes.');
  return {
    cost: { ln: Number(ln), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    expected: Buffer.from(hash, 'base64url'),
  };
}
