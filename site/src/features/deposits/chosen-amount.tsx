/** Amount input with quick amounts and limits (PAY-05, PAY-11). */
import { type DepositAmountIssue, quickAmounts } from 'lobbykit/domain';
import { useText } from 'lobbykit/react';
import { useMemo } from 'react';
import { AmountField } from '../../shared/money/amount-field.tsx';
import { useMoney } from '../../shared/money/use-money.ts';
import type { DepositActions, DepositFormState } from './form-model.ts';
import type { DepositMethod } from './offers.ts';

export interface ChosenAmountProps {
  readonly state: DepositFormState;
  readonly method: DepositMethod;
  readonly actions: Pick<DepositActions, 'setAmount' | 'blurAmount'>;
}

export function ChosenAmount({ state, method, actions }: ChosenAmountProps) {
  const text = useText();
  const money = useMoney();
  const { min, max, name } = method;
  const quick = useMemo(() => quickAmounts(min, max), [min, max]);
  const issueText = (issue: DepositAmountIssue) => {
    if (issue.issue === 'number') return text('dep.issue.number');
    if (issue.issue === 'decimals') {
      const key = issue.decimals === 0 ? 'dep.issue.decimals' : 'dep.issue.decimalsMore';
      return text(key, { decimals: String(issue.decimals) });
    }
    return text(`dep.issue.${issue.issue}`, { method: name, limit: money.plain(issue.limit) });
  };
  return (
    <section className="card cashier-amount">
      <AmountField
        label={text('dep.amount')}
        note={text('dep.range', { min: money.plain(min), max: money.plain(max) })}
        error={state.issue && state.issueShown ? issueText(state.issue) : undefined}
        symbol={money.symbol}
        amount={state.amount}
        decimals={method.decimals}
        clearLabel={text('dep.clear')}
        quick={{ label: text('dep.quick'), amounts: quick }}
        focusTurn={state.focusTurn}
        onAmount={actions.setAmount}
        onBlur={actions.blurAmount}
      />
    </section>
  );
}
