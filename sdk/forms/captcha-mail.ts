/** Mailed code as an accessible alternative: replaces the letters of a captcha or the piece of a puzzle. */
import { newKey } from '../client/idempotency-key.ts';
import type { CallError, Lobby } from '../lobby/types.ts';
import type { FieldError } from '../protocol/account/field-rules.ts';
import { checkEmail } from '../protocol/account/password-recovery.ts';

/** Requests the mail; returns the key of the code, or the error if not sent. */
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
    // Calls reject with a CallError only.
    (failed: CallError) => ({ error: { key: failed.messageKey } }),
  );
}
