/**
 * Large balance with its label, the "play money" mark, and the buttons to hide and to refresh the balance (BAL-05..07).
 */
import { usePageText } from '../../shared/i18n/page-text.ts';
import './balance-header.css';
import { BalanceSum, BalanceTools } from './balance.tsx';

export function BalanceHeader() {
  const text = usePageText();
  return (
    <>
      <div className="money-label">
        <span>{text('account.balance')}</span>
        <span className="mark">{text('mark.playMoney')}</span>
        <BalanceTools />
      </div>
      <div className="money-sum">
        <BalanceSum />
      </div>
    </>
  );
}
