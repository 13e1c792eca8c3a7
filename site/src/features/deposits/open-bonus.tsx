/** A bonus whose turnover is open: how much of it is staked, and the way to give it up (PAY-10). */
import { useText } from 'lobbykit/react';
import { useMoney } from '../../shared/money/use-money.ts';
import { Question } from '../../shared/overlays/confirm-dialog.tsx';
import { Wagering } from '../bonuses/wagering-progress.tsx';
import type { DepositActions, DepositFormState } from './form-model.ts';
import type { OpenBonus as Bonus } from './offers.ts';

export interface OpenBonusProps {
  readonly bonus: Bonus;
  readonly givingUp: DepositFormState['givingUp'];
  readonly onGiveUp: DepositActions['giveUp'];
}

export function OpenBonus({ bonus: { id, title, staked, turnover, forfeit }, givingUp, onGiveUp }: OpenBonusProps) {
  const text = useText();
  const money = useMoney();
  const hasRest = /[1-9]/.test(forfeit);
  return (
    <Wagering
      title={title}
      texts={text('dep.staked', { staked: money.plain(staked), turnover: money.plain(turnover) })}
      staked={staked}
      turnover={turnover}
      action={
        <Question
          label={text('dep.giveUp')}
          title={text('dep.giveUpTitle')}
          texts={hasRest ? text('dep.giveUpWords', { forfeit: money.plain(forfeit) }) : text('dep.giveUpRest')}
          keep={text('dep.giveUpKeep')}
          busy={givingUp === id}
          onYes={() => onGiveUp(id)}
        />
      }
    />
  );
}
