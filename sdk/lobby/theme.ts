/** Theme: the visitor's choice, and the resulting light or dark theme (THEME-01, THEME-02). */
import { atom, type ReadableAtom } from 'nanostores';
import { hasPage } from '../dom/env.ts';
import type { Tabs } from './session/cross-tab-channel.ts';
import { persistedPreference } from './storage/persisted-preference.ts';
import type { Storage } from './storage/storage.ts';
import type { Theme, ThemeChoice } from './values.ts';

export interface LobbyTheme {
  readonly $choice: ReadableAtom<ThemeChoice>;
  /** Displayed theme: `$choice` applied to this device. Its `init` is the value on a server. */
  readonly $shown: ReadableAtom<Theme>;
  set(choice: ThemeChoice): void;
  dispose(): void;
}

export const isThemeChoice = (value: string | null): value is ThemeChoice =>
  value === 'system' || value === 'light' || value === 'dark';

/**
 * Creates the theme with the stored choice, or with `first` if none is stored. The choice `system` follows the device's
 * theme.
 * @param changed called after each change of the displayed theme
 */
export function createTheme(
  first: ThemeChoice,
  ports: { readonly storage: Storage; readonly tabs: Tabs },
  changed: (theme: Theme) => void,
): LobbyTheme {
  const device = hasPage() && typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : null;
  const $shown = atom<Theme>(first === 'dark' ? 'dark' : 'light');
  const find = (choice: ThemeChoice): Theme => (choice !== 'system' ? choice : device?.matches ? 'dark' : 'light');
  const show = () => {
    const theme = find(choice.$value.get());
    if (theme === $shown.get()) return;
    $shown.set(theme);
    changed(theme);
  };
  const choice = persistedPreference('theme', first, isThemeChoice, ports, show);
  $shown.set(find(choice.$value.get()));
  device?.addEventListener('change', show);
  return {
    $choice: choice.$value,
    $shown,
    set: choice.set,
    dispose() {
      choice.dispose();
      device?.removeEventListener('change', show);
    },
  };
}
