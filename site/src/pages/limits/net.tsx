/** What was paid in and out, staked and won, in 7, 30 and 365 days: the numbers of the records (LIMIT-03). */
import type { NetPosition } from 'lobbykit/forms';
import { Segmented } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { useState } from 'react';
import { useMoney } from '../../parts/money/use-money.ts';

const ROWS = ['deposits', 'withdrawals', 'stakes', 'wins', 'net'] as const;
/** With a fee, what came in and what was credited are two amounts. */
const WITH_FEES = ['received', 'fees', ...ROWS] as const;

export function Net({ net }: { readonly net: readonly NetPosition[] }) {
  const text = useText();
  const money = useMoney();
  const [chosen, setChosen] = useState(String(net[0]?.days ?? ''));
  const shown = net.find(({ days }) => String(days) === chosen);
  if (!shown) return null;
  const rows = /[1-9]/.test(shown.fees) ? WITH_FEES : ROWS;
  const wordsOf = (row: (typeof WITH_FEES)[number]) =>
    text(row === 'deposits' && rows === WITH_FEES ? 'lim.net.credited' : `lim.net.${row}`);
  const options = net.map(({ days }) => ({ id: String(days), label: text('lim.net.days', { days: String(days) }) }));
  return (
    <section className="card limits-part">
      <h2>{text('lim.net.title')}</h2>
      <Segmented label={text('lim.net.title')} options={options} selected={chosen} onSelect={setChosen} />
      <dl className="limits-net">
        {rows.map(row => (
          <div key={row} className={row === 'net' ? 'limits-sum' : undefined}>
            <dt>{wordsOf(row)}</dt>
            <dd>{money.plain(shown[row])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
