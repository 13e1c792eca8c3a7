/**
 * Amount step of a withdrawal: amount and bank account; fee and paid amount update while the member types (OUT-01,
 * OUT-05).
 */
import { useStore } from '@nanostores/react';
import { quickAmounts, toUnits } from 'lobbykit/domain';
import { Button } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { useState } from 'react';
import { ActionBar } from '../../shared/layout/action-bar.tsx';
import { AmountField } from '../../shared/money/amount-field.tsx';
import { useMoney } from '../../shared/money/use-money.ts';
import { CardChoice } from './card-choice.tsx';
import { CardLine } from './card-line.tsx';
import { FormError } from './form-error.tsx';
import { OpenWithdrawal } from './open-withdrawal.tsx';
import { OrderSummary } from './order-summary.tsx';
import type { WithdrawalSetting } from './parse.ts';
import type { StepProps } from './step-props.ts';

export function AmountStep({ model }: StepProps) {
  const text = useText();
  const { plain: money, symbol } = useMoney();
  const { setting, card, amount, issue, actionError } = useStore(model.$state);
  const [choosing, setChoosing] = useState(false);
  if (!setting || !card) return null;
  const isRight = amount !== '' && issue === null;
  const limit = issue && 'limit' in issue ? money(issue.limit) : '';
  const { min, max, dayLeft, requestsLeft, dayRequests } = setting;
  const highest = highestAmount(setting);
  const label = text(highest === setting.withdrawable ? 'wd.all' : 'wd.max');
  return (
    <>
      <section className="card withdraw-sum">
        <span>{text('wd.available')}</span>
        <strong>{money(setting.withdrawable)}</strong>
      </section>
      <OpenWithdrawal model={model} />
      <div className="cashier-header">
        <h2>{text('wd.to')}</h2>
      </div>
      <CardLine card={card}>
        <Button variant="quiet" onClick={() => setChoosing(true)}>
          {text('wd.change')}
        </Button>
      </CardLine>
      <section className="card cashier-amount">
        <AmountField
          label={text('wd.amount')}
          note={text('dep.range', { min: money(min), max: money(max) })}
          hint={text('wd.left', { sum: money(dayLeft), left: String(requestsLeft), max: String(dayRequests) })}
          error={issue ? text(`wd.issue.${issue.issue}`, { limit }) : undefined}
          symbol={symbol}
          amount={amount}
          decimals={setting.decimals}
          clearLabel={text('dep.clear')}
          quick={{
            label: text('dep.quick'),
            amounts: quickAmounts(min, highest).filter(quick => toUnits(quick) < toUnits(highest)),
          }}
          all={toUnits(highest) < toUnits(min) ? undefined : { label, amount: highest.replace(/\.0*$/, '') }}
          focusTurn={0}
          onAmount={model.actions.setAmount}
        />
      </section>
      {isRight && <OrderSummary model={model} />}
      <FormError error={actionError} />
      <ActionBar>
        <Button disabled={!isRight} onClick={model.actions.confirm}>
          {isRight ? text('wd.submit', { sum: money(amount) }) : text('wd.submitNone')}
        </Button>
      </ActionBar>
      <CardChoice model={model} open={choosing} onClose={() => setChoosing(false)} />
    </>
  );
}

/**
 * Returns the maximum amount of the next withdrawal: the lowest of balance, limit, and rest of the daily limit. Decimal
 * text.
 */
const highestAmount = ({ withdrawable, max, dayLeft }: WithdrawalSetting): string =>
  [max, dayLeft].reduce((lowest, limit) => (toUnits(limit) < toUnits(lowest) ? limit : lowest), withdrawable);
