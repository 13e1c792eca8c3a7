/** The newest announcement in one line, which leads to all of them (LIST-04). */
import { useStore } from '@nanostores/react';
import { commonStore } from 'lobbykit';
import { useLobby } from 'lobbykit/react';
import type { ReactNode } from 'react';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { Icon } from '../../shared/icons/icon.tsx';

/** `otherwise`: what stands there while there is no announcement. */
export function NoticeLine({ otherwise }: { otherwise: ReactNode }) {
  const lobby = useLobby();
  const text = usePageText();
  const notice = useStore(commonStore(lobby).$announcements).data?.notices[0];
  if (!notice?.title) return otherwise;
  return (
    <button
      type="button"
      className="notice-line"
      aria-label={text('notice.open', { title: notice.title })}
      onClick={() => lobby.navigate('notice')}
    >
      <Icon name="megaphone" size={20} />
      <span>{notice.title}</span>
    </button>
  );
}
