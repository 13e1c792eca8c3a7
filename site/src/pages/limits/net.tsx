/** What was paid in and out, staked and won, in 7, 30 and 365 days: the numbers of the records (LIMIT-03). */
import type { NetPosition } from 'lobbykit/forms';
import { Segmented } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { useState } from 'react';
import { useMoney } from '../../parts/money/use-money.ts';

const ROWS = ['deposits', 'withdrawals', 'stakes', 'wins', 'net'] as const;

export function Net({ net }: { readonly net: readonly NetPosition[] }) {
  const text = useText();
  const money = useMoney();
  const [chosen, setChosen] = useState(String(net[0]?.days ?? ''));
  const shown = net.find(({ days }) => String(days) === chosen);
  if (!shown) return null;
  const options = net.map(({ days }) => ({ id: String(days), label: text('lim.net.days', { days: String(days) }) }));
  return (
    <section className="card limits-part">
      <h2>{text('lim.net.title')}</h2>
      <Segmented label={text('lim.net.title')} options={options} selected={chosen} onSelect={setChosen} />
      <dl className="limits-net">
        {ROWS.map(row => (
          <div key={row} className={row === 'net' ? 'limits-sum' : undefined}>
            <dt>{text(`lim.net.${row}`)}</dt>
            <dd>{money.plain(shown[row])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
