/** Parsers of the options of a script tag that are not plain text, and the names of its attributes. */
import type { LobbyConfig } from '../types.ts';

/** Parses a text if possible; invalid text is returned unchanged and rejected by the check of the option. */
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

/**
 * Parser of each option. Options whose value is an object with functions have no parser, because an attribute cannot
 * contain functions.
 */
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

/** Option of the tag alone: opens the panel of `sdk/doctor`. */
export const DEBUG_OPTION = 'debug';

/** Returns the attribute of an option: `data-lobby-prize-mode` of `prizeMode`. */
export const attributeOf = (option: string) =>
  `data-lobby-${option.replace(/[A-Z]/g, char => `-${char.toLowerCase()}`)}`;
