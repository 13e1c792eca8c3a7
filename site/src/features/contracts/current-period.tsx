/** Current period of a contract: totals so far, and the payout if the period ended now (TEAM-23). */
import type { ContractKind } from 'lobbykit/domain';
import { useText } from 'lobbykit/react';
import { Money } from '../../shared/money/amount-text.tsx';
import type { CurrentPeriod as Current } from './contracts-model.ts';
import { useContractDates } from './use-contract-dates.ts';
import './contracts.css';

export function CurrentPeriod({ kind, current }: { kind: ContractKind; current: Current }) {
  const text = useText();
  const { at } = useContractDates();
  return (
    <div className="contract-now">
      <p>
        <b>{text('ct.now')}</b>
        <span className="muted">{text('ct.until', { at: at(current.ends) })}</span>
      </p>
      <dl>
        <div>
          <dt>{text(kind === 'dividend' ? 'ct.base.loss' : 'ct.base.stake')}</dt>
          <dd>
            <Money amount={current.base} />
          </dd>
        </div>
        <div>
          <dt>{text('ct.active')}</dt>
          <dd>{current.active}</dd>
        </div>
        <div>
          <dt>{text('ct.wouldPay')}</dt>
          <dd>
            <Money amount={current.amount} />
          </dd>
        </div>
      </dl>
    </div>
  );
}
