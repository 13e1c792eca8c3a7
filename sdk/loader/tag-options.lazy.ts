/** Rare options of the script tag: those that are not plain text, and unknown ones. */
import { checks } from '../lobby/config/checks.ts';
import { gatherErrors, throwConfigError } from '../lobby/config/config-error.ts';
import { tagChecks } from '../lobby/config/tag-checks.ts';
import type { Lobby, LobbyConfig } from '../lobby/types.ts';
import { createScriptLobby } from './script-lobby.ts';

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

/** Parsers by option. Missing options are objects with functions, which an attribute cannot contain. */
const READERS = {
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

/** Options of `createLobby` that an attribute of the script tag can contain. */
export interface TagOptions
  extends Partial<Pick<LobbyConfig, keyof typeof tagChecks | Exclude<keyof typeof READERS, 'storage'>>> {
  /** `browser`: the tabs of this browser share one session. `tab`: each tab has a separate session. Default browser. */
  storage?: 'browser' | 'tab';
}

const attributeOf = (option: string) => `data-lobby-${option.replace(/[A-Z]/g, char => `-${char.toLowerCase()}`)}`;

/**
 * Creates the lobby of a script tag.
 * @param plainOptions common options of the tag, unparsed
 * @param options all options; unknown ones cause one console error and are ignored
 * @throws ConfigError naming the option, the value given and what is allowed.
 */
export function createFromTag(plainOptions: LobbyConfig, options: Readonly<Record<string, string | undefined>>): Lobby {
  const more: Record<string, unknown> = {};
  const unknown: string[] = [];
  for (const [name, text = ''] of Object.entries(options)) {
    if (Object.hasOwn(plainOptions, name)) continue;
    const read = Object.hasOwn(READERS, name) ? READERS[name as keyof typeof READERS] : undefined;
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

/**
 * Rejects a tag without options that has attributes of the names used before `data-lobby-`.
 * @throws ConfigError with the new name of each
 */
export function rejectOldNames(dataset: Readonly<Record<string, string | undefined>>): void {
  const errors = gatherErrors();
  for (const [name, text] of Object.entries(dataset)) {
    if (!Object.hasOwn(tagChecks, name) && !Object.hasOwn(READERS, name)) continue;
    const attribute = attributeOf(name);
    errors.try(() => throwConfigError(attribute.replace('lobby-', ''), text, `the new name ${attribute}`));
  }
  errors.end();
}
