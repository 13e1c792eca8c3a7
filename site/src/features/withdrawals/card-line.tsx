/** Bank account of a withdrawal, on the accounts, amount and confirmation steps. */
import { Image } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import type { ReactNode } from 'react';
import { useDateTime } from '../../shared/time/use-date-time.ts';
import type { WithdrawalCard } from './parse.ts';

/** Shows bank, account and its first withdrawal time; `children` is an action, such as another choice. */
export function CardLine({ card, children }: { readonly card: WithdrawalCard; readonly children?: ReactNode }) {
  const { config, clock } = useLobby();
  const text = useText();
  const moment = useDateTime();
  return (
    <section className="card cashier-row">
      <Image src={card.icon} base={config.gateway} className="method-mark" />
      <span className="cashier-row-words method-words">
        <b>{card.bankName}</b>
        <span>
          {card.number} · {card.payeeName}
        </span>
        {card.usableTime > clock.serverNow() && <span>{text('wd.cardWaits', { time: moment(card.usableTime) })}</span>}
      </span>
      {children}
    </section>
  );
}
