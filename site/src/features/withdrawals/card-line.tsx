/** Bank account of a withdrawal, shown on the amount and the confirmation steps. */
import { Image } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import type { ReactNode } from 'react';
import { useDateTime } from '../../shared/time/use-date-time.ts';
import type { WithdrawalCard } from './parse.ts';

/** Shows bank and account number. `children` is a button, such as the one to select another account. */
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
