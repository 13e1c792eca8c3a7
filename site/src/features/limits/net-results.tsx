/**
 * Deposits, withdrawals, stakes, and wins of the last 7, 30, and 365 days; the same amounts as in the records
 * (LIMIT-03).
 */
import { Segmented } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { useState } from 'react';
import { isZeroAmount } from '../../shared/money/is-zero-amount.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import type { NetResult } from './parse.ts';

const ROWS = ['received', 'fees', 'deposits', 'withdrawals', 'withdrawalFees', 'stakes', 'wins', 'net'] as const;
const hasFee = (amount: string) => !isZeroAmount(amount);

export function Net({ net }: { readonly net: readonly NetResult[] }) {
  const text = useText();
  const money = useMoney();
  const [chosen, setChosen] = useState(String(net[0]?.days ?? ''));
  const shown = net.find(({ days }) => String(days) === chosen);
  if (!shown) return null;
  // If fees were charged, the received and the credited amount of the deposits differ, so both are shown.
  const isCharged = hasFee(shown.fees);
  const rows = ROWS.filter(row => {
    if (row === 'received' || row === 'fees') return isCharged;
    return row !== 'withdrawalFees' || hasFee(shown.withdrawalFees);
  });
  const textsOf = (row: (typeof ROWS)[number]) =>
    text(row === 'deposits' && isCharged ? 'lim.net.credited' : `lim.net.${row}`);
  const options = net.map(({ days }) => ({ id: String(days), label: text('lim.net.days', { days: String(days) }) }));
  return (
    <section className="card limits-part">
      <h2>{text('lim.net.title')}</h2>
      <Segmented label={text('lim.net.title')} options={options} selected={chosen} onSelect={setChosen} />
      <dl className="limits-net">
        {rows.map(row => (
          <div key={row} className={row === 'net' ? 'limits-sum' : undefined}>
            <dt>{textsOf(row)}</dt>
            <dd>{money.plain(shown[row])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
