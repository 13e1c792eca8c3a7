import { useStore } from '@nanostores/react';
import type { Lottery } from 'lobbykit/domain';
import { useCountdown, useLobby } from 'lobbykit/react';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { Logo } from '../../shared/icons/logo.tsx';

/**
 * Returns the lottery with the earliest future draw that is on sale; of several at the same time, the first in the
 * menu.
 * @param now server time, ms since 1970
 */
export function nextDraw(lotteries: readonly Lottery[], now: number): Lottery | undefined {
  let next: Lottery | undefined;
  for (const lottery of lotteries) {
    if (!lottery.onSale || lottery.drawAt === null || lottery.drawAt <= now) continue;
    if (next === undefined || lottery.drawAt < (next.drawAt ?? 0)) next = lottery;
  }
  return next;
}

/** Panel with the name of the site and the countdown to the next draw. */
export function NextDrawPanel() {
  const lobby = useLobby();
  const text = usePageText();
  const feed = useStore(lobby.$lottery).data;
  const next = feed && nextDraw(feed.all, lobby.clock.serverNow());
  return (
    <aside className="side" aria-labelledby="about-title">
      <p className="side-brand">
        <Logo />
        lobbykit
      </p>
      <h2 className="side-title" id="about-title">
        {text('aside.title')}
      </h2>
      <p className="side-text">{text('aside.text')}</p>
      {next && <NextDraw lottery={next} />}
      <p className="side-footer">
        18+ · <span className="mark">{text('mark.playMoney')}</span>
      </p>
    </aside>
  );
}

function NextDraw({ lottery }: { lottery: Lottery }) {
  const text = usePageText();
  const { phase, text: time, near } = useCountdown(lottery);
  const label = phase === 'open' ? 'next.open' : phase === 'closed' ? 'next.closed' : 'next.waiting';
  return (
    <div className={near ? 'card next near' : 'card next'}>
      <div className="next-header">
        {lottery.icon && <img src={lottery.icon} alt="" width="40" height="40" />}
        <div>
          <p className="next-label">{text('next.title')}</p>
          <p className="next-name">{lottery.name}</p>
        </div>
      </div>
      <p className="next-label">{text(label)}</p>
      <p className="next-time" role="timer" aria-label={`${lottery.name}: ${text(label)}`}>
        {time}
      </p>
    </div>
  );
}
