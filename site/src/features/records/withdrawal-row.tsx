/** Row of a withdrawal: state, reason of a rejection, and links to follow or cancel it (BOOK-05). */
import { isWithdrawalOpen, timeOfDay, toAmount, toUnits } from 'lobbykit/domain';
import { Image } from 'lobbykit/parts';
import { useLobby } from 'lobbykit/react';
import { Link } from 'wouter';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { Money } from '../../shared/money/amount-text.tsx';
import { useMoney } from '../../shared/money/use-money.ts';
import { useDateFormat } from '../../shared/time/use-date-format.ts';
import type { WithdrawalRow as Withdrawal } from './deposits-withdrawals.ts';
import { receiptUrl } from './order/order-url.ts';
import { Row } from './rows.tsx';
import { WithdrawalStateText } from './state-text.tsx';
import { WITHDRAWAL_STATES } from './states.ts';

export function WithdrawalRow({ row }: { row: Withdrawal }) {
  const lobby = useLobby();
  const text = usePageText();
  const { tag, zone } = useDateFormat();
  const { signed: money } = useMoney();
  const { state, name, icon, number, amount, fee, at, note, orderNo } = row;
  const arrives = toAmount(toUnits(amount) - toUnits(fee));
  // A state that this site does not know, from a newer gateway, is not final.
  const isOpen = !WITHDRAWAL_STATES.includes(state) || isWithdrawalOpen(state);
  return (
    <>
      <Row href={receiptUrl(orderNo)}>
        <Image src={icon} base={lobby.config.gateway} className="record-picture" />
        <span className="record-words">
          <b>{name}</b>
          <span className="record-more">{[number, note].filter(Boolean).join(' · ')}</span>
          <WithdrawalStateText state={state} />
          {arrives !== toAmount(toUnits(amount)) && (
            <span className="record-more">
              <span className="record-sum">{text('records.of.fee', { amount: money(fee) })}</span> ·{' '}
              <span className="record-sum">{text('records.of.arrives', { amount: money(arrives) })}</span>
            </span>
          )}
        </span>
        <span className="record-money">
          <Money amount={amount} className={isOpen || state === 'paid' ? undefined : 'record-quiet'} />
          <span className="record-more">{timeOfDay(at, tag, zone)}</span>
        </span>
      </Row>
      {isOpen && (
        <div className="record-ways">
          <Link
            href={`/m/withdraw?${new URLSearchParams({ order: orderNo })}`}
            className="lk-button"
            data-variant="line"
          >
            {text('records.follow')}
          </Link>
        </div>
      )}
    </>
  );
}
