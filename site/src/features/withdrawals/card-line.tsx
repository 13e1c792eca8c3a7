/** Bank account of a withdrawal, on the amount and confirmation steps. */
import { Image } from 'lobbykit/parts';
import { useLobby } from 'lobbykit/react';
import type { ReactNode } from 'react';
import type { WithdrawalCard } from './parse.ts';

/** Shows bank and account; `children` is an action, such as another choice. */
export function CardLine({ card, children }: { readonly card: WithdrawalCard; readonly children?: ReactNode }) {
  const { config } = useLobby();
  return (
    <section className="card cashier-row">
      <Image src={card.icon} base={config.gateway} className="method-mark" />
      <span className="cashier-row-words method-words">
        <b>{card.bankName}</b>
        <span>
          {card.number} · {card.payeeName}
        </span>
      </span>
      {children}
    </section>
  );
}
