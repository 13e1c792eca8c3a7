/** Names of the script tag's attributes, and parsers for options whose value is not plain text. */
import type { LobbyConfig } from '../types.ts';

/**
 * Parses the text of an attribute. Unparsable text is returned unchanged, so that the validation of the option rejects
 * it.
 */
type Read = (text: string) => unknown;

const plain: Read = text => text;
const whole: Read = text => (/^\d+$/.test(text) ? Number(text) : text);
const truth: Read = text => (text === '' || text === 'true' ? true : text === 'false' ? false : text);
const json: Read = text => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Parser of each option. Options with functions have no parser, because an attribute cannot contain functions. */
export const READERS = {
  storage: plain,
  storagePrefix: plain,
  startToken: plain,
  timeZone: plain,
  currencyPattern: plain,
  currencySymbol: plain,
  minimumAge: whole,
  rememberPassword: truth,
  languageTags: json,
  texts: json,
  routes: json,
  paths: json,
  errorTexts: json,
  sportsSplit: json,
} satisfies Partial<Record<keyof LobbyConfig, Read>>;

/** Option of the script tag only: opens the debug panel of `sdk/doctor`. */
export const DEBUG_OPTION = 'debug';

/** Returns the name of an option's attribute: `data-lobby-prize-mode` for `prizeMode`. */
export const attributeOf = (option: string) =>
  `data-lobby-${option.replace(/[A-Z]/g, char => `-${char.toLowerCase()}`)}`;
