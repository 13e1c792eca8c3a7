/** Balance at the top of the deposit and withdrawal pages, with its parts and the "play money" mark (PAY-12). */
import { useStore } from '@nanostores/react';
import { useLobby } from 'lobbykit/react';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { Icon } from '../../shared/icons/icon.tsx';
import './balance-line.css';
import { useMoney } from '../../shared/money/use-money.ts';
import { BalanceSum, BalanceTools } from './balance.tsx';

export interface BalanceLineProps {
  /** Labels of the parts of the balance: withdrawable, reserved, and bonus. */
  readonly texts: { readonly withdrawable: string; readonly held: string; readonly bonus: string };
}

const PARTS = ['withdrawable', 'held', 'bonus'] as const;

export function BalanceLine({ texts }: BalanceLineProps) {
  const lobby = useLobby();
  const text = usePageText();
  const money = useMoney();
  const { data } = useStore(lobby.$wallet);
  const masked = useStore(lobby.$balanceHidden);
  return (
    <section className="balance-line" aria-label={text('account.balance')}>
      <span className="money-icon">
        <Icon name="wallet" size={20} />
      </span>
      <div className="balance-words">
        <p className="balance-label">
          {text('account.balance')} <span className="mark">{text('mark.playMoney')}</span>
        </p>
        <BalanceSum />
      </div>
      <BalanceTools />
      {data && !masked && (
        <dl className="balance-parts">
          {PARTS.map(part => (
            <div key={part}>
              <dt>{texts[part]}</dt>
              <dd>{money.plain(data[part]) || '–'}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
