/** The `data-*` attributes few pages have: options that are no plain text, and attributes that are no option at all. */
import { checks } from '../lobby/config/checks.ts';
import { tagChecks } from '../lobby/config/tag-checks.ts';
import type { Lobby, LobbyConfig } from '../lobby/types.ts';
import { createScriptLobby } from './script-lobby.ts';

/** Reads what it can; a text it cannot read goes on as it is, for the check of the option to refuse by name. */
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

/** Readers by option. Options that are missing here are objects with functions, which no attribute can hold. */
const READERS: Readonly<Partial<Record<keyof LobbyConfig, Read>>> = {
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
};

const attributeOf = (option: string) => `data-${option.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`;

/**
 * The lobby of a script tag.
 * @param plainOptions what every tag may say, as it came
 * @param dataset all of its attributes; one that is no option is said once on the console, and is no reason to stop:
 *   other scripts of a page put marks of their own on every tag
 * @throws ConfigError naming the option, the value given and what is allowed.
 */
export function createFromTag(plainOptions: LobbyConfig, dataset: Readonly<Record<string, string | undefined>>): Lobby {
  const more: Record<string, unknown> = {};
  const unknown: string[] = [];
  for (const [name, text = ''] of Object.entries(dataset)) {
    if (Object.hasOwn(plainOptions, name)) continue;
    const read = Object.hasOwn(READERS, name) ? READERS[name as keyof LobbyConfig] : undefined;
    if (read) more[name] = read(text);
    else
      unknown.push(
        `${attributeOf(name)}="${text.slice(0, 100)}"${Object.hasOwn(checks, name) ? ' (createLobby takes it)' : ''}`,
      );
  }
  if (unknown.length > 0) {
    const allowed = [...Object.keys(tagChecks), ...Object.keys(READERS)].map(attributeOf).join(', ');
    console.error(`lobbykit: the script tag has no option ${unknown.join(', ')}; allowed: ${allowed}.`);
  }
  return createScriptLobby({ ...plainOptions, ...more });
}
