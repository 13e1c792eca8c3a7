/** Row of a deposit with its state, and a continue button if the deposit waits for the member (BOOK-05). */
import { isDepositOpen, timeOfDay } from 'lobbykit/domain';
import { Image } from 'lobbykit/parts';
import { useLobby } from 'lobbykit/react';
import { cancelDeposit } from 'lobbykit/wire';
import { useState } from 'react';
import { Link } from 'wouter';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { Money } from '../../shared/money/amount-text.tsx';
import { useMoney } from '../../shared/money/use-money.ts';
import { Question } from '../../shared/overlays/confirm-button.tsx';
import { useToasts } from '../../shared/overlays/toasts.ts';
import { useErrorToast } from '../../shared/overlays/use-error-toast.ts';
import { useDateFormat } from '../../shared/time/use-date-format.ts';
import { DepositTotals } from './deposit-totals.tsx';
import type { DepositRow as Deposit } from './deposits-withdrawals.ts';
import { receiptUrl } from './order/order-url.ts';
import { depositAmountsDiffer } from './record-sources.ts';
import { Row } from './rows.tsx';
import { DepositStateText } from './state-text.tsx';

export function DepositRow({ row, onChange }: { row: Deposit; onChange: () => void }) {
  const lobby = useLobby();
  const text = usePageText();
  const { tag, zone } = useDateFormat();
  const { state, name, icon, amount, at, expiresAt, orderNo } = row;
  const waits = state === 'created' || state === 'pending';
  return (
    <>
      <Row href={receiptUrl(orderNo)}>
        <Image src={icon} base={lobby.config.gateway} className="record-picture" />
        <span className="record-words">
          <b>{name}</b>
          <DepositStateText state={state} />
          {depositAmountsDiffer(row.amounts) && (
            <span className="record-more">
              <DepositTotals amounts={row.amounts} />
            </span>
          )}
        </span>
        <span className="record-money">
          <Money amount={amount} className={state === 'paid' || isDepositOpen(state) ? undefined : 'record-quiet'} />
          <span className="record-more">
            {waits && expiresAt !== null
              ? text('records.until', { time: timeOfDay(expiresAt, tag, zone) })
              : timeOfDay(at, tag, zone)}
          </span>
        </span>
      </Row>
      {isDepositOpen(state) && (
        <div className="record-ways">
          <Link
            href={`/m/voucherCenter?${new URLSearchParams({ order: orderNo })}`}
            className="lk-button"
            data-variant="line"
          >
            {text(row.kind === 'transfer' ? 'records.seeTransfer' : 'records.pay')}
          </Link>
          {row.canCancel && <CancelDeposit row={row} onDone={onChange} />}
        </div>
      )}
    </>
  );
}

function CancelDeposit({ row: { orderNo, amount }, onDone }: { row: Deposit; onDone: () => void }) {
  const lobby = useLobby();
  const text = usePageText();
  const toasts = useToasts();
  const showError = useErrorToast();
  const { signed: money } = useMoney();
  const [busy, setBusy] = useState(false);
  const cancel = async () => {
    setBusy(true);
    try {
      await lobby.call(cancelDeposit, { body: { orderNo } });
      toasts.notice(text('records.depositCancelled'));
    } catch (reason) {
      showError(reason);
    } finally {
      setBusy(false);
      onDone();
    }
  };
  return (
    <Question
      label={text('records.cancel')}
      name={text('records.cancelDeposit', { amount: money(amount) })}
      title={text('records.cancelDepositTitle')}
      message={text('records.cancelDepositText')}
      cancelLabel={text('records.keep')}
      busy={busy}
      onYes={cancel}
    />
  );
}
