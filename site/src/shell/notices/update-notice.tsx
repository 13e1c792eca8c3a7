/** Offers a new build: taken or put off by the visitor, never by itself, since what was typed on the page would be lost. */
import { useStore } from '@nanostores/react';
import { Button } from 'lobbykit/parts';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { Icon } from '../../shared/icons/icon.tsx';
import type { Updates } from './updates-model.ts';

export function UpdateNotice({ updates }: { updates: Updates }) {
  const text = usePageText();
  if (!useStore(updates.$ready)) return null;
  return (
    <div className="page-note">
      <Icon name="refresh" size={20} />
      <p>
        <b>{text('update.title')}</b>
        <span>{text('update.text')}</span>
      </p>
      <div className="page-note-ways">
        <Button variant="quiet" onClick={updates.later}>
          {text('update.later')}
        </Button>
        <Button onClick={updates.take}>{text('update.take')}</Button>
      </div>
    </div>
  );
}
