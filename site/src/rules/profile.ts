/** What a member may change of the profile, and what is wrong with it (EP-08, VALID-01..03). */
import { checkField, errorsOf, type FieldErrors, type FieldSettings, type ShownField } from 'lobbykit/domain';

/** A line of text in the profile. */
export interface ProfileLine extends ShownField {
  readonly name: 'nickname' | 'email' | 'payeeName';
}

export type ProfileTexts = Readonly<Record<ProfileLine['name'], string>>;

const OPEN = { enabled: true, required: false, pattern: '', message: '' };

/**
 * The nickname always; e-mail and payee name where the merchant asks for them at the registration. Of these two the page
 * does not know the whole value: left empty they stay as they are.
 */
export function profileLines(settings: FieldSettings): readonly ProfileLine[] {
  const line = (name: ProfileLine['name']): ProfileLine => ({
    name,
    required: name === 'nickname',
    setting: settings.get(name) ?? OPEN,
  });
  const asked = (['email', 'payeeName'] as const).filter(name => settings.get(name)?.enabled);
  return [line('nickname'), ...asked.map(line)];
}

/** What is wrong by field; blanks around a value are nobody's intention. */
export const checkProfile = (lines: readonly ProfileLine[], values: ProfileTexts): FieldErrors =>
  errorsOf(Object.fromEntries(lines.map(line => [line.name, checkField(line, values[line.name].trim())])));
