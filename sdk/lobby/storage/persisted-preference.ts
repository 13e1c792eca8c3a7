/** Preference of the visitor, such as language and theme, which is stored and shared with other tabs. */
import { atom, type ReadableAtom } from 'nanostores';
import type { Tabs } from '../session/cross-tab-channel.ts';
import type { CrossTabTopic } from '../types.ts';
import type { Storage } from './storage.ts';

export interface PersistedPreference<T extends string> {
  readonly $value: ReadableAtom<T>;
  set(value: T): void;
  dispose(): void;
}

/**
 * Creates a preference with the stored value if `accept` allows the value, else with `first`. The store's `init` is
 * always `first`, which a server renders; `changed` is called after each change in any tab.
 */
export function persistedPreference<T extends string>(
  key: CrossTabTopic,
  first: T,
  accept: (value: string | null) => value is T,
  { storage, tabs }: { readonly storage: Storage; readonly tabs: Tabs },
  changed: (value: T) => void,
): PersistedPreference<T> {
  const $value = atom<T>(first);
  const stored = storage.read(key);
  if (accept(stored)) $value.set(stored);
  const show = (value: T) => {
    if ($value.value === value) return false;
    $value.set(value);
    changed(value);
    return true;
  };
  tabs.on(key, value => accept(value) && show(value));
  // Another tab may change the value before this listener exists; its storage event arrives afterwards.
  const off = storage.onChange(key, value => accept(value) && show(value));
  return {
    $value,
    set(value) {
      storage.write(key, value);
      if (show(value)) tabs.send(key, value);
    },
    dispose: off,
  };
}
