/** Changes of the profile and their errors (EP-08, VALID-01..03). */
import { checkField, errorsOf, type FieldErrors, type FieldSettings, type ShownField } from 'lobbykit/domain';

/** A line of text in the profile. */
export interface ProfileLine extends ShownField {
  readonly name: 'nickname' | 'payeeName';
}

export type ProfileTexts = Readonly<Record<ProfileLine['name'], string>>;

const OPEN = { enabled: true, required: false, pattern: '', message: '' };

/**
 * The nickname always; the payee name where the merchant asks for it at the registration. The page does not know it whole: left empty it
 * stays as it is. Mail and mobile are bound in the security center (SAFE-02).
 */
export function profileLines(settings: FieldSettings): readonly ProfileLine[] {
  const line = (name: ProfileLine['name']): ProfileLine => ({
    name,
    required: name === 'nickname',
    setting: settings.get(name) ?? OPEN,
  });
  return [line('nickname'), ...(settings.get('payeeName')?.enabled ? [line('payeeName')] : [])];
}

/** Errors by field; blanks around a value do not count. */
export const checkProfile = (lines: readonly ProfileLine[], values: ProfileTexts): FieldErrors =>
  errorsOf(Object.fromEntries(lines.map(line => [line.name, checkField(line, values[line.name].trim())])));
