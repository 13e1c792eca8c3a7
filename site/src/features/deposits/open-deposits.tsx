/** Deposits without a final state, and bonuses with an open wagering requirement (PAY-09, PAY-10). */
import { useStore } from '@nanostores/react';
import { Image } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { Link } from 'wouter';
import { Icon } from '../../shared/icons/icon.tsx';
import { isZeroAmount } from '../../shared/money/is-zero-amount.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import { Question } from '../../shared/overlays/confirm-button.tsx';
import { Wagering } from '../bonuses/wagering-progress.tsx';
import { DepositStateText } from '../records/state-text.tsx';
import type { DepositActions, DepositFormState } from './form-model.ts';
import type { OpenBonus as Bonus, DepositOffers } from './offers.ts';
import { orderPath } from './paths.ts';

export interface OpenDepositsProps {
  readonly offers: DepositOffers;
  readonly forfeiting: DepositFormState['forfeiting'];
  readonly actions: Pick<DepositActions, 'forfeit'>;
}

export function OpenDeposits({ offers: { open, bonuses }, forfeiting, actions }: OpenDepositsProps) {
  const { config, $wallet } = useLobby();
  useStore($wallet);
  const text = useText();
  const money = useMoney();
  if (open.length === 0 && bonuses.length === 0) return null;
  return (
    <section className="cashier-section" aria-label={text('dep.open')} data-list="">
      {bonuses.map(bonus => (
        <OpenBonus key={bonus.id} bonus={bonus} isForfeiting={forfeiting === bonus.id} onForfeit={actions.forfeit} />
      ))}
      {open.length > 0 && (
        <ul className="card cashier-rows">
          {open.map(order => (
            <li key={order.orderNo}>
              <Link href={orderPath(order.orderNo)} className="cashier-row">
                <Image src={order.icon} base={config.gateway} className="method-mark" />
                <span className="cashier-row-words">
                  <b>{text('dep.openWords', { amount: money.plain(order.amount), method: order.methodName })}</b>
                  <DepositStateText state={order.status} pill />
                </span>
                <Icon name="chevron-right" size={20} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export interface OpenBonusProps {
  readonly bonus: Bonus;
  /** Explanation below the progress bar. */
  readonly note?: string;
  readonly isForfeiting: boolean;
  readonly onForfeit: (id: string) => Promise<unknown>;
}

/** Bonus with an open wagering requirement: progress bar and forfeit button (PAY-10). */
export function OpenBonus({ bonus, note, isForfeiting, onForfeit }: OpenBonusProps) {
  const { id, title, staked, turnover, forfeit } = bonus;
  const text = useText();
  const money = useMoney();
  const hasRest = !isZeroAmount(forfeit);
  return (
    <Wagering
      title={title}
      description={text('dep.staked', { staked: money.plain(staked), turnover: money.plain(turnover) })}
      staked={staked}
      turnover={turnover}
      note={note}
      action={
        <Question
          label={text('dep.giveUp')}
          title={text('dep.giveUpTitle')}
          message={hasRest ? text('dep.giveUpWords', { forfeit: money.plain(forfeit) }) : text('dep.giveUpRest')}
          cancelLabel={text('dep.giveUpKeep')}
          busy={isForfeiting}
          onYes={() => onForfeit(id)}
        />
      }
    />
  );
}
