/**
 * Merchant settings: feature flags, settings, registration fields, and validation rules. The first listener of a store
 * requests its data.
 */
import type { ReadableAtom } from 'nanostores';
import type { LobbyContext } from '../context.ts';
import { lazyActions } from '../resource/lazy-actions.ts';
import { type Scope, type ScopedResource, scopedResource } from '../resource/scoped-resource.ts';
import type { FieldSetting, LobbySettings, Resource, RuleSetting } from '../types.ts';
import { fetchFlags, fetchRules, fetchSettings } from './settings.ts';

export interface MerchantSettings {
  readonly settings: ScopedResource<LobbySettings>;
  readonly $flags: ReadableAtom<Resource<ReadonlySet<string>>>;
  readonly $registerFields: ReadableAtom<Resource<ReadonlyMap<string, FieldSetting>>>;
  readonly $rules: ReadableAtom<Resource<ReadonlyMap<string, RuleSetting>>>;
  /** Requests the data of failed requests again. */
  retrySettings(): Promise<void>;
}

export function createMerchantSettings(context: LobbyContext): MerchantSettings {
  const { config, env, $language } = context;
  const everybody: Scope = { $of: $language, key: () => '' };
  const speakers: Scope = { $of: $language, key: () => $language.value ?? config.language };
  const settings = scopedResource(env, everybody, () => fetchSettings(context));
  const flags = scopedResource(env, everybody, () => fetchFlags(context));
  const { fetchRegisterFields } = lazyActions(() => import('./register-fields.lazy.ts'), ['fetchRegisterFields']);
  const registerFields = scopedResource(env, speakers, (_, language) => fetchRegisterFields(context, language));
  const rules = scopedResource(env, speakers, (_, language) => fetchRules(context, language));
  return {
    settings,
    $flags: flags.$state,
    $registerFields: registerFields.$state,
    $rules: rules.$state,
    async retrySettings() {
      await Promise.allSettled([flags, settings, registerFields, rules].map(one => one.need()));
    },
  };
}
