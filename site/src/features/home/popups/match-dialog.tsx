/** Dialog of the hot matches: teams and start times (FRAME-21, ANN-03). */
import { type HotMatch, shortDate, type Team, zonedTime } from 'lobbykit/domain';
import { Empty, Image, Modal } from 'lobbykit/parts';
import { useLobby } from 'lobbykit/react';
import { Link } from 'wouter';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { Icon } from '../../../shared/icons/icon.tsx';
import { useDateFormat } from '../../../shared/time/use-date-format.ts';

export interface MatchDialogProps {
  readonly open: boolean;
  readonly matches: readonly HotMatch[];
  readonly onClose: () => void;
}

export function MatchDialog({ open, matches, onClose }: MatchDialogProps) {
  const text = usePageText();
  return (
    <Modal open={open} title={text('match.title')} closeLabel={text('dialog.close')} onClose={onClose}>
      {matches.length > 0 ? (
        <ul className="matches">
          {matches.map(match => (
            <li key={match.id}>
              <Match match={match} onLeave={onClose} />
            </li>
          ))}
        </ul>
      ) : (
        <Empty
          className="lk-empty plain"
          scene="empty"
          title={text('match.none')}
          description={text('match.noneText')}
        />
      )}
    </Modal>
  );
}

function Match({ match, onLeave }: { match: HotMatch; onLeave: () => void }) {
  const text = usePageText();
  const { tag, zone, ahead } = useDateFormat();
  const { league, title, kickOff, home, away, isSandbox, link } = match;
  return (
    <article className="match">
      <p className="match-header">
        <span>{league || title}</span>
        <span>
          {shortDate(kickOff, tag, zone)} {zonedTime(kickOff, tag, zone, ahead(kickOff))}
        </span>
      </p>
      {home.name && away.name && (
        <p className="match-sides">
          <Side team={home} />
          <span className="match-versus">{text('match.versus')}</span>
          <Side team={away} />
        </p>
      )}
      <p className="match-footer">
        {isSandbox && <span className="mark">{text('match.sandbox')}</span>}
        {link?.startsWith('/m/') && (
          <Link href={link} className="section-more" onClick={onLeave}>
            {text('match.bet')}
            <Icon name="chevron-right" size={16} />
          </Link>
        )}
      </p>
    </article>
  );
}

function Side({ team: { name, icon } }: { team: Team }) {
  const { gateway } = useLobby().config;
  return (
    <span className="match-side">
      <Image src={icon} base={gateway} className="match-crest" />
      <b>{name}</b>
    </span>
  );
}
