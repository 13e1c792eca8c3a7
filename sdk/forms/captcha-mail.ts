/** A code by mail for visitors who cannot see a picture. The code replaces the letters of a captcha, or the piece of a puzzle. */
import { newKey } from '../client/idempotency-key.ts';
import type { CallError, Lobby } from '../lobby/types.ts';
import type { FieldError } from '../protocol/account/field-rules.ts';
import { checkEmail } from '../protocol/account/password-recovery.ts';

/** Asks for the mail; gives the key that the code belongs to, or the error that kept the mail from being sent. */
export async function mailCode(
  lobby: Pick<Lobby, 'call'>,
  email: string,
): Promise<{ readonly key: string } | { readonly error: FieldError }> {
  const error = checkEmail(email);
  if (error) return { error };
  const key = newKey();
  const { captchaMail } = await import('../protocol/verification/calls.ts');
  return lobby.call(captchaMail, { body: { key, email } }).then(
    () => ({ key }),
    // Whatever a call rejects with is a CallError.
    (failed: CallError) => ({ error: { key: failed.messageKey } }),
  );
}
