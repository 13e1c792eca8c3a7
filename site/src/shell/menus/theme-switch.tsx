import { useStore } from '@nanostores/react';
import { Button } from 'lobbykit/parts';
import { useLobby } from 'lobbykit/react';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { Icon } from '../../shared/icons/icon.tsx';

/** Switches between light and dark (THEME-01); the lobby keeps the choice. */
export function ThemeSwitch() {
  const lobby = useLobby();
  const text = usePageText();
  const dark = useStore(lobby.$theme) === 'dark';
  return (
    <Button
      variant="icon"
      label={text('header.darkTheme')}
      pressed={dark}
      onClick={() => lobby.setTheme(dark ? 'light' : 'dark')}
    >
      <Icon name={dark ? 'sun' : 'moon'} />
    </Button>
  );
}
