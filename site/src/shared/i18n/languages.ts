/** Options of the language switch, each with the name of the language in that language. */
import { languageTag } from 'lobbykit/domain';

export interface LanguageOption {
  /** Code that is stored and sent to the gateway, such as `TY`. */
  readonly code: string;
  /** Language tag (BCP 47), such as `en`. */
  readonly tag: string;
  /** Name of the language in that language, capitalized, such as `Português`; the code if Intl has no name. */
  readonly name: string;
  /** Short label for narrow screens, such as `EN`. */
  readonly short: string;
}

/**
 * Returns the options of the language switch. Codes with the same name, such as EN and the operator's code TY, share
 * one option: the current code if it is among them, else the first (I18N-05).
 * @param tags language tags of the configuration, by code
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
    // The language tag is invalid.
    return undefined;
  }
}
