/** Hashing of passwords: slow by design, so that few run at once and the rest waits or is sent away (S33). */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { ERROR_CODES } from 'lobbykit/wire';
import { Refusal } from '../http/reply.ts';

/** 32 MiB and about a quarter of a second each. */
const COST = { ln: 15, r: 8, p: 3 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const AT_ONCE = 4;
const MOST_WAITING = 50;
/** Seconds after which the queue has moved on. */
const RETRY_AFTER_S = '3';

const STORED = /^scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w-]+)\$([\w-]+)$/;

export interface Passwords {
  /** The text to keep. Throws Refusal 503 when too many wait. */
  hash(password: string): Promise<string>;
  /**
   * Is it the password of `stored`? Without one, a hash is made all the same and the answer is no: names nobody has take as long.
   * `fresh`: the text to keep instead, when the stored one was made with less effort. Throws Refusal 503 when too many wait.
   */
  verify(password: string, stored: string | null): Promise<{ readonly right: boolean; readonly fresh?: string }>;
}

export function createPasswords(): Passwords {
  const inTurn = createTurns();
  const nobody = format(COST, randomBytes(SALT_BYTES), randomBytes(HASH_BYTES));

  const hash = (password: string) =>
    inTurn(async () => {
      const salt = randomBytes(SALT_BYTES);
      return format(COST, salt, await derive(password, salt, COST));
    });
  return {
    hash,
    async verify(password, stored) {
      const { cost, salt, wanted } = parse(stored ?? nobody);
      const made = await inTurn(() => derive(password, salt, cost));
      const right = stored !== null && made.length === wanted.length && timingSafeEqual(made, wanted);
      const weak = cost.ln < COST.ln || cost.r < COST.r || cost.p < COST.p;
      return right && weak ? { right, fresh: await hash(password) } : { right };
    },
  };
}

/** Runs work a few at a time, in the order it came. */
function createTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async work => {
    if (running >= AT_ONCE) {
      if (waiting.length >= MOST_WAITING) {
        throw new Refusal(503, ERROR_CODES.busy, 'Too many sign in at once; try again in a few seconds.', {
          'Retry-After': RETRY_AFTER_S,
        });
      }
      // Whoever ends hands the place on, so nobody who comes later slips in between.
      await new Promise<void>(resolve => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

type Cost = typeof COST;

const run = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** The default limit of memory is below what this needs; letters written in several ways count as one. */
const derive = (password: string, salt: Buffer, { ln, r, p }: Cost): Promise<Buffer> =>
  run(password.normalize('NFKC'), salt, HASH_BYTES, { N: 2 ** ln, r, p, maxmem: 2 * 128 * r * 2 ** ln });

const format = ({ ln, r, p }: Cost, salt: Buffer, hash: Buffer): string =>
  `scrypt$ln=${ln},r=${r},p=${p}$${salt.toString('base64url')}$${hash.toString('base64url')}`;

function parse(stored: string): { cost: Cost; salt: Buffer; wanted: Buffer } {
  const [, ln, r, p, salt = '', hash = ''] = STORED.exec(stored) ?? [];
  if (!ln) throw new Error('A stored password is not of the form this version writes.');
  return {
    cost: { ln: Number(ln), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    wanted: Buffer.from(hash, 'base64url'),
  };
}
