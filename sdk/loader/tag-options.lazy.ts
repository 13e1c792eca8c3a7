/** Rare options of the script tag: options that are not plain text, unknown options, and the debug panel. */
import { DOCTOR, type Doctor } from '../doctor/facts.ts';
import { checks } from '../lobby/config/checks.ts';
import { gatherErrors, throwConfigError } from '../lobby/config/config-error.ts';
import { tagChecks } from '../lobby/config/tag-checks.ts';
import { attributeOf, DEBUG_OPTION, READERS } from '../lobby/config/tag-readers.ts';
import type { Lobby, LobbyConfig } from '../lobby/types.ts';
import { createScriptLobby } from './script-lobby.ts';

/** Options of `createLobby` that can be attributes of the script tag. */
export interface TagOptions
  extends Partial<Pick<LobbyConfig, keyof typeof tagChecks | Exclude<keyof typeof READERS, 'storage'>>> {
  /**
   * Storage of the session. `browser`: the tabs of this browser share one session. `tab`: each tab has a separate
   * session. Default browser.
   */
  storage?: 'browser' | 'tab';
  /** True opens a panel for developers that lists integration problems, calls and costs. Default false. */
  debug?: boolean;
}

/**
 * Creates the lobby of a script tag.
 * @param plainOptions common options of the tag, unparsed
 * @param options all options; unknown ones are ignored and cause one console error
 * @throws ConfigError naming the option, the value given and what is allowed
 */
export function createFromTag(plainOptions: LobbyConfig, options: Readonly<Record<string, string | undefined>>): Lobby {
  openDoctor(options[DEBUG_OPTION]);
  const more: Record<string, unknown> = {};
  const unknown: string[] = [];
  for (const [name, text = ''] of Object.entries(options)) {
    if (Object.hasOwn(plainOptions, name) || name === DEBUG_OPTION) continue;
    const read = Object.hasOwn(READERS, name) ? READERS[name as keyof typeof READERS] : undefined;
    if (read) more[name] = read(text);
    else
      unknown.push(
        `${attributeOf(name)}="${text.slice(0, 100)}"${Object.hasOwn(checks, name) ? ' (createLobby takes it)' : ''}`,
      );
  }
  if (unknown.length > 0) {
    const allowed = [...Object.keys(tagChecks), ...Object.keys(READERS), DEBUG_OPTION].map(attributeOf).join(', ');
    console.error(`lobbykit: the script tag has no option ${unknown.join(', ')}; allowed: ${allowed}.`);
  }
  return createScriptLobby({ ...plainOptions, ...more });
}

/**
 * Rejects a tag that has neither gateway nor merchant but attributes with the names that the kit used before
 * `data-lobby-`.
 * @throws ConfigError with the new name of each attribute
 */
export function rejectOldNames(dataset: Readonly<Record<string, string | undefined>>): void {
  openDoctor(dataset.lobbyDebug);
  const errors = gatherErrors();
  for (const [name, text] of Object.entries(dataset)) {
    if (!Object.hasOwn(tagChecks, name) && !Object.hasOwn(READERS, name)) continue;
    const attribute = attributeOf(name);
    errors.try(() => throwConfigError(attribute.replace('lobby-', ''), text, `the new name ${attribute}`));
  }
  errors.end();
}

/**
 * Opens the debug panel if the tag requests it. The panel has a separate file, so that it works even if the chunks of
 * the kit fail to load.
 */
function openDoctor(text: string | undefined): void {
  if (text === undefined || text === 'false') return;
  import(new URL('lobbykit-doctor.js', import.meta.url).href)
    .then(() => (Reflect.get(globalThis, DOCTOR) as Doctor).open())
    .catch(error => console.error('lobbykit: the debug panel did not load.', error));
}
