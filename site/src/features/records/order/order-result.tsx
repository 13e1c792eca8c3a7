/** Draw result: the special prize is gold, and digits that match the ticket have a ring and a check mark. */
import type { PrizeLevel } from 'lobbykit/domain';
import { Icon, PrizeNumber } from 'lobbykit/parts';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { recordShape } from '../icons.ts';
import type { OpenedBet } from './order-model.ts';

export function OrderResult({ levels, bet }: { levels: readonly PrizeLevel[]; bet: OpenedBet }) {
  const text = usePageText();
  const [first, ...rest] = levels;
  const special = first?.numbers[0] ?? '';
  const isRight = bet.numbers.some(({ state }) => state === 'won');
  const met = isRight ? special.length - (bet.digits ?? 0) : special.length;
  return (
    <section className="order-part" aria-labelledby="order-result">
      <header>
        <h2 id="order-result">{text('order.result')}</h2>
        {isRight && <span className="record-more order-legend">{text('order.yours')}</span>}
      </header>
      <div className="card order-result">
        <div className="order-special">
          <b>{first?.label}</b>
          <span className="order-digits-row" role="img" aria-label={[...special].join(' ')}>
            {[...special].map((digit, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a digit has no identity but its position
              <b key={place} data-completed={place >= met ? '' : undefined}>
                {digit}
                {place >= met && place === special.length - 1 && (
                  <span className="order-tick">
                    <Icon shape={recordShape('check')} size={16} />
                  </span>
                )}
              </b>
            ))}
          </span>
        </div>
        {rest.length > 0 && (
          <dl className="order-levels">
            {rest.map(({ label, numbers }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {numbers.map((digits, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two numbers of a level may be the same
                    <PrizeNumber key={place} digits={digits} />
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
