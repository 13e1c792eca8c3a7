/** The balance of a member, and what is done with it (BAL-05..07, ROLE-03). Guests are told why not where that leads (TRIAL-07). */
import { Link } from 'wouter';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { Icon } from '../../../shared/icons/icon.tsx';
import { BalanceHeader } from '../../wallet/balance-header.tsx';

export function Money() {
  const text = usePageText();
  return (
    <section className="money" aria-label={text('account.balance')}>
      <BalanceHeader />
      <div className="choice">
        <Link href="/m/voucherCenter" className="lk-button">
          <Icon name="wallet" size={20} />
          {text('title.deposit')}
        </Link>
        <Link href="/m/withdraw" className="lk-button" data-variant="line">
          <Icon name="withdraw" size={20} />
          {text('title.withdraw')}
        </Link>
      </div>
    </section>
  );
}
