/** How hard a new password is to guess: a hint, never a refusal (the rules of the server refuse). */

/** What would make it better, or that nothing has to. */
export type StrengthHint = 'longer' | 'letters' | 'sign' | 'strong';

export interface Strength {
  /** 0 for nothing typed, 1 weak to 4 strong. */
  readonly score: 0 | 1 | 2 | 3 | 4;
  readonly hint: StrengthHint;
}

/** Characters from which length alone is no weakness any more. */
const LONG = 10;

/** Judged by length, kinds of characters and repetition; `user`, the name of the account, must not be part of it. */
export function strengthOf(password: string, user = ''): Strength {
  if (password === '') return { score: 0, hint: 'longer' };
  const length = [...password].length;
  const kinds = [/\p{L}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter(kind => kind.test(password)).length;
  const cased = /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password);
  const varied = new Set(password).size >= Math.min(length, 6);
  const ofUser = user.length > 2 && password.toLowerCase().includes(user.toLowerCase());
  if (length < 6 || !varied || ofUser) return { score: 1, hint: length < LONG ? 'longer' : 'letters' };
  const points = (length >= LONG ? 2 : 1) + (kinds > 1 ? 1 : 0) + (kinds > 2 || cased ? 1 : 0);
  if (points >= 4) return { score: 4, hint: 'strong' };
  const hint: StrengthHint = kinds < 2 ? 'sign' : length < LONG ? 'longer' : 'sign';
  return { score: points === 3 ? 3 : 2, hint };
}
