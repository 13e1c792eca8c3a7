/** Table of contract tiers that highlights the reached tier. */
import type { ContractKind, ContractTier } from 'lobbykit/domain';
import { useText } from 'lobbykit/react';
import { useMoney } from '../../shared/money/use-money.ts';
import '../team/table.css';
import './contracts.css';

/** Returns a formatter for the payout of a tier: an amount, or a percentage of the loss. */
export function usePayoutTexts(kind: ContractKind): (pay: string) => string {
  const text = useText();
  const money = useMoney();
  const percent = new Intl.NumberFormat(text.tag, { numberingSystem: 'latn', maximumFractionDigits: 1 });
  return pay => (kind === 'dividend' ? text('ct.share', { percent: percent.format(Number(pay)) }) : money.plain(pay));
}

export interface TiersTableProps {
  readonly kind: ContractKind;
  readonly steps: readonly ContractTier[];
  /** Number of the reached tier, from 1; 0 if no tier is reached. */
  readonly reached?: number;
}

export function TiersTable({ kind, steps, reached = 0 }: TiersTableProps) {
  const text = useText();
  const money = useMoney();
  const pays = usePayoutTexts(kind);
  return (
    <table className="team-table contract-steps">
      <thead>
        <tr>
          <th scope="col">{text(kind === 'dividend' ? 'ct.base.loss' : 'ct.base.stake')}</th>
          <th scope="col">{text('ct.active')}</th>
          <th scope="col">{text('ct.pay')}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ from, active, pay }, at) => (
          <tr key={from} data-reached={at + 1 === reached || undefined}>
            <th scope="row">
              {text('ct.from', { amount: money.plain(from) })}
              {at + 1 === reached && <small>{text('ct.reached')}</small>}
            </th>
            <td>{active}</td>
            <td>{pays(pay)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
