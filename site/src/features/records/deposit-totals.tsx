/**
 * Requested, received, and credited amount of a deposit and its fee, shown only if the amounts differ (BOOK-01,
 * BOOK-05).
 */
import { Fragment } from 'react';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import type { DepositAmounts } from './record-sources.ts';

const PARTS = ['requested', 'received', 'fee', 'credited'] as const;

export function DepositTotals({ amounts }: { readonly amounts: DepositAmounts }) {
  const text = usePageText();
  const { signed: money } = useMoney();
  return PARTS.filter(part => amounts[part] !== '').map((part, place) => (
    <Fragment key={part}>
      {place > 0 && ' · '}
      <span className="record-sum">{text(`records.of.${part}`, { amount: money(amounts[part]) })}</span>
    </Fragment>
  ));
}
