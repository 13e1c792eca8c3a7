/** From what a form says of itself to words. */
import type { FieldError } from '../../domain/rules.ts';
import type { Translate } from '../../types.ts';

/** The server's own words, else the text of the key; undefined for no error. */
export const say = (error: FieldError | undefined, text: Translate): string | undefined =>
  error && (error.text ?? text(error.key, error.params));
