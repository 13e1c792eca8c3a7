/** The balance as the head of what is done with it: its name, the mark of play money, both buttons, the sum in large (BAL-05..07). */
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
