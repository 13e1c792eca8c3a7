/** A code by mail for who cannot see a picture: what stands in for the letters of a captcha, and for the piece of a puzzle. */
import { newKey } from '../api/once.ts';
import { checkEmail } from '../domain/recovery.ts';
import type { FieldError } from '../domain/rules.ts';
import type { CallError, Lobby } from '../types.ts';

/** Asks for the mail; gives the key that the code belongs to, or what kept it from being sent. */
export async function mailCode(
  lobby: Pick<Lobby, 'call'>,
  email: string,
): Promise<{ readonly key: string } | { readonly error: FieldError }> {
  const error = checkEmail(email);
  if (error) return { error };
  const key = newKey();
  const { captchaMail } = await import('../wire/verification.ts');
  return lobby.call(captchaMail, { body: { key, email } }).then(
    () => ({ key }),
    // Whatever a call rejects with is a CallError.
    (failed: CallError) => ({ error: { key: failed.messageKey } }),
  );
}
