/** Input that searches for names; the search is debounced. */
import { InputField } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { useEffect, useRef, useState } from 'react';
import { agentShape } from './icons.ts';

/** Debounce delay after the last key, ms. */
const SEARCH_MS = 350;

export function Search({ value, onSearch }: { value: string; onSearch: (search: string) => void }) {
  const text = useText();
  const [typed, setTyped] = useState(value);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const type = (next: string) => {
    setTyped(next);
    clearTimeout(waiting.current);
    if (next.trim() !== value) waiting.current = setTimeout(() => onSearch(next.trim()), SEARCH_MS);
  };
  return (
    <InputField
      name="member"
      label={text('ag.search')}
      value={typed}
      icon={agentShape('search')}
      placeholder={text('ag.searchHint')}
      enterKeyHint="done"
      maxLength={64}
      onInput={type}
    />
  );
}
