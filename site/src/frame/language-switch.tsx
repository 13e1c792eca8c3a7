/** Language switch: the browser's own list under a small label, so it is at home on every phone. */
import { useStore } from '@nanostores/react';
import { useLobby } from 'lobbykit/react';
import { usePageText } from '../i18n/page-text.ts';
import { Icon } from '../parts/icon.tsx';

/** Names as their speakers write them. A code without a name, like the operator language TY, is shown as it is. */
const NAMES: Readonly<Record<string, { readonly name: string; readonly tag: string }>> = {
  EN: { name: 'English', tag: 'en' },
  VI: { name: 'Tiếng Việt', tag: 'vi' },
  PT: { name: 'Português', tag: 'pt' },
};

/** `named`: the language by its name, where there is room; else by its code. */
export function LanguageSwitch({ named = false }: { named?: boolean }) {
  const lobby = useLobby();
  const text = usePageText();
  const language = useStore(lobby.$language);
  return (
    <label className={named ? 'language named' : 'language'}>
      <Icon name={named ? 'languages' : 'globe'} size={20} />
      <span aria-hidden="true">{(named && NAMES[language]?.name) || language}</span>
      {!named && <Icon name="chevron-down" size={16} />}
      <select
        aria-label={text('header.language')}
        value={language}
        onChange={event => lobby.setLanguage(event.currentTarget.value)}
      >
        {lobby.config.languages.map(code => (
          <option key={code} value={code} lang={NAMES[code]?.tag}>
            {NAMES[code]?.name ?? code}
          </option>
        ))}
      </select>
    </label>
  );
}
