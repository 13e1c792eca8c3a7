/** Totals of all rows that match the filter, not only of the loaded pages (BOOK-03). */
import type { RecordDays } from 'lobbykit/domain';
import { Icon } from 'lobbykit/parts';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { gainClass, Money } from '../../../shared/money/amount-text.tsx';
import { useDateFormat } from '../../../shared/time/use-date-format.ts';
import { type RecordIcon, recordShape } from '../icons.ts';
import { formatDays } from './days.ts';

export interface TotalsProps {
  readonly left: { readonly label: string; readonly amount: string; readonly icon?: RecordIcon };
  readonly right: { readonly label: string; readonly amount: string; readonly icon?: RecordIcon };
  readonly net: string;
  /**
   * Returns the label of the third total.
   * @default the text for "difference"
   */
  readonly netLabel?: (days: string) => string;
  readonly days: RecordDays;
}

export function Totals({ left, right, net, netLabel, days }: TotalsProps) {
  const text = usePageText();
  const span = formatDays(days.from, days.to, useDateFormat(), (from, to) => text('records.span', { from, to }));
  return (
    <dl className="card record-sums">
      {[left, right].map(({ label, amount, icon }) => (
        <div key={label}>
          <dt>
            {icon && <Icon shape={recordShape(icon)} size={16} />}
            {label}
          </dt>
          <dd>
            <Money amount={amount} />
          </dd>
        </div>
      ))}
      <div className="record-net">
        <dt>{netLabel ? netLabel(span) : text('records.difference', { days: span })}</dt>
        <dd>
          <Money amount={net} signed className={gainClass(net)} />
        </dd>
      </div>
    </dl>
  );
}
