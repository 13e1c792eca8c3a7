/** Header of agent home: greeting by time of day, and the balance with its buttons (AGENT-04, AGENT-06). */
import type { Session } from 'lobbykit';
import { useLobby, useText } from 'lobbykit/react';
import { type MouseEvent, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { Icon } from '../../../shared/icons/icon.tsx';
import { Avatar } from '../../account/profile/avatar.tsx';
import { BalanceHeader } from '../../wallet/balance-header.tsx';
import { partOfDay } from './greeting.ts';
import { GreetingIllustration } from './greeting-illustration.tsx';

const MINUTE_MS = 60_000;

/** Returns the current hour in the visitor's time zone, taken from the server clock. */
function useHour(): number {
  const { clock } = useLobby();
  const read = () => new Date(clock.serverNow()).getHours();
  const [hour, setHour] = useState(read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read always uses the current clock
  useEffect(() => {
    const timer = setInterval(() => setHour(read()), MINUTE_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return hour;
}

export function AgentHeader({ session, onGo }: { session: Session; onGo: (path: string) => void }) {
  const text = useText();
  const pageText = usePageText();
  const part = partOfDay(useHour());
  const go = (path: string) => (event: MouseEvent) => {
    event.preventDefault();
    onGo(path);
  };
  return (
    <section className="card agent-header" aria-label={session.userName}>
      <div className="agent-scene" data-part={part} aria-hidden="true">
        <GreetingIllustration part={part} />
      </div>
      <div className="agent-who">
        <Avatar />
        <div>
          <p className="agent-greeting">{text(`ag.greet.${part}`)}</p>
          <p className="agent-name">
            <b>{session.userName}</b> <span className="mark">{text('ag.mark')}</span>
          </p>
        </div>
      </div>
      <div className="agent-money">
        <BalanceHeader />
        <div className="choice">
          <Link href="/m/withdraw" className="lk-button" data-variant="line" onClick={go('/m/withdraw')}>
            <Icon name="withdraw" size={20} />
            {pageText('title.withdraw')}
          </Link>
          <Link href="/m/voucherCenter" className="lk-button" onClick={go('/m/voucherCenter')}>
            <Icon name="wallet" size={20} />
            {pageText('title.deposit')}
          </Link>
        </div>
      </div>
    </section>
  );
}
