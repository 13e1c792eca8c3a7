/** Tokens of operators, and the rule of two approvals for a large amount. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../platform/db/schema.ts';
import { sandboxFeatures } from '../../platform/mode.ts';
import { readSetting } from '../../platform/settings/repository.ts';
import { findOperator, type Operator } from './operators-repository.ts';

/**
 * Delay until a new operator may confirm decisions of others, ms: existing operators can notice an intruder in the
 * meantime.
 */
const CONFIRMS_AFTER_MS = 24 * 3_600_000;

export interface NewToken {
  /** Shown a single time, then supplied in `OPERATOR_TOKEN`. */
  readonly token: string;
  readonly token_hash: string;
}

export function createToken(): NewToken {
  const token = randomBytes(32).toString('base64url');
  return { token, token_hash: hashOf(token) };
}

// A token has 256 random bits, so a fast hash is sufficient.
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

export const isTokenOf = ({ token_hash }: Operator, token = ''): boolean =>
  token_hash !== null && timingSafeEqual(Buffer.from(token_hash), Buffer.from(hashOf(token)));

/** A second operator may not confirm a decision; the message contains the reason. */
export class ConfirmationError extends Error {
  override readonly name = 'ConfirmationError';
}

/**
 * Returns true if `second` confirms the decision of `first`; false if no other current operator has decided before.
 * Both operators must descend from different operators of `setup`, because whoever adds an operator knows the token. A
 * sandbox has no operators.
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
