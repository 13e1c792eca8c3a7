/** Past contract periods: totals, payout, and payment state (TEAM-23, TEAM-24). */
import type { ContractKind } from 'lobbykit/domain';
import { useText } from 'lobbykit/react';
import { Money } from '../../shared/money/amount-text.tsx';
import { useMoney } from '../../shared/money/use-money.ts';
import type { ContractPay, ContractPayoutsHeader } from './payouts-model.ts';
import { useContractDates } from './use-contract-dates.ts';
import './contracts.css';
import '../records/list/records.css';

export function PayoutTotals({ head }: { head: ContractPayoutsHeader }) {
  const text = useText();
  return (
    <dl className="card record-sums">
      <div>
        <dt>{text('ct.paidSum')}</dt>
        <dd>
          <Money amount={head.paid} />
        </dd>
      </div>
      <div>
        <dt>{text('ct.owedSum')}</dt>
        <dd>
          <Money amount={head.owed} />
        </dd>
      </div>
    </dl>
  );
}

export interface PayoutsProps {
  readonly kind: ContractKind;
  readonly rows: readonly ContractPay[];
  /** True if each row shows the user name of the contract's other party. */
  readonly named?: boolean;
}

export function Payouts({ kind, rows, named = false }: PayoutsProps) {
  const text = useText();
  const money = useMoney();
  const { period } = useContractDates();
  return (
    <section className="card team-table-card">
      <table className="team-table contract-pays">
        <thead>
          <tr>
            <th scope="col">{text('ct.period')}</th>
            <th scope="col">{text('ct.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={`${row.from} ${row.hour} ${row.userName}`}>
              <th scope="row">
                {period(row)}
                {named && <small>{row.userName}</small>}
                <small>
                  {text(kind === 'dividend' ? 'ct.base.loss' : 'ct.base.stake')}:{' '}
                  {text('ct.figures', { base: money.plain(row.base), active: String(row.active) })}
                </small>
              </th>
              <td>
                <Money amount={row.amount} />
                <small data-state={row.status}>{text(`ct.state.${row.status}`)}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
