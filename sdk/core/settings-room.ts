/** What the merchant has set, behind the door of the account: stores that ask when somebody first listens. */
import type { ReadableAtom } from 'nanostores';
import type { FieldSetting, LobbySettings, Resource, RuleSetting } from '../types.ts';
import type { AccountParts } from './account-parts.ts';
import { type LateResource, lateResource, type Scope } from './late-resource.ts';
import { lateRoom } from './late-room.ts';
import { askFlags, askRules, askSettings } from './settings.ts';

export interface SettingsRoom {
  readonly settings: LateResource<LobbySettings>;
  readonly $flags: ReadableAtom<Resource<ReadonlySet<string>>>;
  readonly $registerFields: ReadableAtom<Resource<ReadonlyMap<string, FieldSetting>>>;
  readonly $rules: ReadableAtom<Resource<ReadonlyMap<string, RuleSetting>>>;
  /** Asks again for what did not come. */
  retry(): Promise<void>;
}

export function createSettingsRoom(parts: AccountParts): SettingsRoom {
  const { config, env, $language } = parts;
  const everybody: Scope = { $of: $language, key: () => '' };
  const speakers: Scope = { $of: $language, key: () => $language.value ?? config.language };
  const settings = lateResource(env, everybody, () => askSettings(parts));
  const flags = lateResource(env, everybody, () => askFlags(parts));
  const fields = lateRoom(() => import('./register-fields.ts'));
  const registerFields = lateResource(env, speakers, async (_, language) =>
    (await fields.enter()).askRegisterFields(parts, language),
  );
  const rules = lateResource(env, speakers, (_, language) => askRules(parts, language));
  return {
    settings,
    $flags: flags.$state,
    $registerFields: registerFields.$state,
    $rules: rules.$state,
    async retry() {
      await Promise.allSettled([flags, settings, registerFields, rules].map(one => one.need()));
    },
  };
}
