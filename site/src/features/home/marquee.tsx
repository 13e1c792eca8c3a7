/** Announcement line of home, and the button for the hot matches (HOME-01, ANN-01, ANN-02). */
import { useStore } from '@nanostores/react';
import { commonStore } from 'lobbykit';
import type { Announcement } from 'lobbykit/domain';
import { useLobby, useSession } from 'lobbykit/react';
import { useLocation } from 'wouter';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { Icon } from '../../shared/icons/icon.tsx';
import { usePopups } from '../../shared/overlays/popups.ts';
import { MarqueeLine } from './marquee-line.tsx';

const NONE: readonly Announcement[] = [];

export function Marquee() {
  const text = usePageText();
  const lobby = useLobby();
  const popups = usePopups();
  const session = useSession();
  const [, navigate] = useLocation();
  const { data, error } = useStore(commonStore(lobby).$announcements);
  const announcements = data?.announcements.filter(({ title }) => title) ?? NONE;
  const waiting = !data && !error;
  return (
    <section className="marquee" aria-label={text('marquee.name')} aria-busy={waiting ? true : undefined}>
      <span className="marquee-icon">
        <Icon name="megaphone" size={20} />
      </span>
      {waiting && <span className="marquee-wait" />}
      {announcements.length > 0 && <MarqueeLine titles={announcements.map(({ title }) => title)} />}
      {!waiting && announcements.length === 0 && (
        <p className="marquee-none">{text(data ? 'marquee.none' : 'marquee.failed')}</p>
      )}
      {data && (
        <button
          type="button"
          className="marquee-match"
          onClick={() => (session ? popups.open('hotMatch') : navigate('/m/login'))}
        >
          <Icon name="flame" size={16} />
          {text('match.open')}
        </button>
      )}
    </section>
  );
}
