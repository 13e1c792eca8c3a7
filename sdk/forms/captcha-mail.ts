/** Code sent by email, as an accessible alternative to a captcha image or a slide puzzle. */
import { newKey } from '../client/idempotency-key.ts';
import type { CallError, Lobby } from '../lobby/types.ts';
import type { FieldError } from '../protocol/account/field-rules.ts';
import { checkEmail } from '../protocol/account/password-recovery.ts';

/** Requests the email. Resolves with the key of the code, or with the error on failure. */
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
    // Calls reject only with a CallError.
    (failed: CallError) => ({ error: { key: failed.messageKey } }),
  );
}
