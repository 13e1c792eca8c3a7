/** Language switch: a small label below an invisible native select element, which works on every phone. */
import { useStore } from '@nanostores/react';
import { useLobby } from 'lobbykit/react';
import { Icon } from '../icons/icon.tsx';
import { languageOptions } from './languages.ts';
import { usePageText } from './page-text.ts';

/** @param named true to show the name of the language (if there is space), false for its code */
export function LanguageSwitch({ named = false }: { named?: boolean }) {
  const lobby = useLobby();
  const text = usePageText();
  const language = useStore(lobby.$language);
  const options = languageOptions(lobby.config.languages, language, lobby.config.languageTags);
  const chosen = options.find(({ code }) => code === language);
  return (
    <label className={named ? 'language named' : 'language'}>
      <Icon name={named ? 'languages' : 'globe'} size={20} />
      <span aria-hidden="true">{named ? chosen?.name : chosen?.short}</span>
      {!named && <Icon name="chevron-down" size={16} />}
      <select
        aria-label={text('header.language')}
        value={language}
        onChange={event => lobby.setLanguage(event.currentTarget.value)}
      >
        {options.map(({ code, tag, name }) => (
          <option key={code} value={code} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
