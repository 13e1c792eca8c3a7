/** Tokens of operators, and the rule that large amounts require two operators. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../platform/db/schema.ts';
import { sandboxFeatures } from '../../platform/mode.ts';
import { readSetting } from '../../platform/settings/repository.ts';
import { findOperator, type Operator } from './operators-repository.ts';

/**
 * Time after which a new operator may confirm decisions of others, ms. In the meantime, the other operators can notice
 * an intruder.
 */
const CONFIRMS_AFTER_MS = 24 * 3_600_000;

export interface NewToken {
  /** Token that is printed once and then supplied in the environment variable `OPERATOR_TOKEN`. */
  readonly token: string;
  readonly token_hash: string;
}

export function createToken(): NewToken {
  const token = randomBytes(32).toString('base64url');
  return { token, token_hash: hashOf(token) };
}

// A fast hash suffices, because a token has 256 random bits.
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

export const isTokenOf = ({ token_hash }: Operator, token = ''): boolean =>
  token_hash !== null && timingSafeEqual(Buffer.from(token_hash), Buffer.from(hashOf(token)));

/** Error of a second operator who may not confirm the decision of the first; the message contains the reason. */
export class ConfirmationError extends Error {
  override readonly name = 'ConfirmationError';
}

/**
 * Returns true if `second` confirms the decision of `first`; false if no other present operator has decided before. The
 * two must originate from different operators of `setup`, because an operator who adds another one knows its token. A
 * sandbox has no operators, and accepts any two different names.
 * @param now ms since 1970
 * @throws ConfirmationError if `second` may not confirm the decision of `first`
 */
export async function confirms(
  db: Database,
  { first, second, now }: { readonly first: string | null; readonly second: string; readonly now: number },
): Promise<boolean> {
  if (first === null || first === second) return false;
  if (sandboxFeatures(await readSetting(db, 'filledAs')).openCommands) return true;
  const [one, other] = [await findOperator(db, first), await findOperator(db, second)];
  if (!one) return false;
  if (!other) throw new ConfirmationError(`No operator is called "${second}".`);
  if (one.root === other.root) {
    throw new ConfirmationError(
      `${one.name} and ${other.name} both come from ${one.root}; an operator who does not come from ${one.root} has to confirm.`,
    );
  }
  const confirmsAt = other.added_by === null ? 0 : other.added_at + CONFIRMS_AFTER_MS;
  if (now >= confirmsAt) return true;
  throw new ConfirmationError(
    `${other.name} was added less than 24 hours ago and confirms from ${new Date(confirmsAt).toISOString()} on.`,
  );
}
