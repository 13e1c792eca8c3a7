/** Options of the language switch, with their native names. */
import { languageTag } from 'lobbykit/domain';

export interface LanguageOption {
  /** Code that is sent and stored: `TY`. */
  readonly code: string;
  /** Language tag: `en`. */
  readonly tag: string;
  /** Native name, capitalized: `English`, `Português`. The code if Intl has no name. */
  readonly name: string;
  /** Short label for narrow layouts: `EN`. */
  readonly short: string;
}

/**
 * Returns one option per distinguishable language. Codes with the same name, such as EN and the operator language TY,
 * share one option: the current code, else the first code (I18N-05).
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
    // Invalid language tag.
    return undefined;
  }
}
