/** The languages of the switch, by the names their speakers know them by. */
import { languageTag } from 'lobbykit/domain';

export interface LanguageOption {
  /** The code that is sent and kept: `TY`. */
  readonly code: string;
  /** `en` */
  readonly tag: string;
  /** In the language itself, as at the start of a line: `English`, `Português`. The code where Intl has no name. */
  readonly name: string;
  /** Where there is no room for the name: `EN`. */
  readonly short: string;
}

/**
 * One option per language that a visitor can tell apart. Codes with one name, such as EN and the operator language TY, are
 * one option: the code in use, else the first of them (I18N-05).
 * @param tags of the configuration: code -> language tag
 */
export function languageOptions(
  codes: readonly string[],
  inUse: string,
  tags: Readonly<Record<string, string>> = {},
): LanguageOption[] {
  const byName = new Map<string, LanguageOption>();
  for (const code of codes) {
    const option = optionOf(code, languageTag(code, tags));
    if (!byName.has(option.name) || code === inUse) byName.set(option.name, option);
  }
  return [...byName.values()];
}

function optionOf(code: string, tag: string): LanguageOption {
  const short = tag.split('-')[0]?.toUpperCase() ?? code;
  return { code, tag, name: nameOf(tag) ?? code, short };
}

function nameOf(tag: string): string | undefined {
  try {
    const name = new Intl.DisplayNames([tag], { type: 'language', fallback: 'none' }).of(tag);
    return name && name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
  } catch {
    // Not a language tag.
    return undefined;
  }
}
