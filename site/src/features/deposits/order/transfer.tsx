/**
 * Manual bank transfer: amount, remaining time, QR code for the banking app, rows to copy, and receipt upload (PAY-06).
 */
import { errorText } from 'lobbykit';
import { Alert, Button, Image, QrCode } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { useRef } from 'react';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { Icon } from '../../../shared/icons/icon.tsx';
import { useMoney } from '../../../shared/money/use-money.ts';
import { pageDevice } from '../../account/invite/invite-model.ts';
import { CopyRow } from '../../records/receipt/copy-row.tsx';
import type { DepositOrder } from './order.ts';
import { OrderCountdown } from './order-countdown.tsx';
import type { DepositOrderActions, DepositOrderState } from './order-model.ts';
import './transfer.css';
import { qrPicture, savePicture, sharePicture } from './qr-picture.ts';

export interface TransferProps {
  readonly order: DepositOrder;
  readonly state: DepositOrderState;
  readonly actions: Pick<DepositOrderActions, 'uploadReceipt' | 'retryReceipt'>;
}

export function Transfer({ order, state, actions }: TransferProps) {
  const { config } = useLobby();
  const text = useText();
  const money = useMoney();
  const { transfer } = order;
  if (!transfer) return null;
  const { reference, accountNo, accountName, bankName, amount, qrText } = transfer;
  return (
    <>
      <section className="card order-clock">
        <p className="order-exact">
          <span>{text('ord.exactly')}</span>
          <b>{money.plain(amount)}</b>
        </p>
        <OrderCountdown order={order} />
      </section>
      {qrText && <TransferCode value={qrText} reference={reference} amount={money.plain(amount)} />}
      <ul className="card copy-rows">
        <CopyRow name={text('ord.reference')} value={reference} variant="hot" />
        <CopyRow
          name={text('ord.bank')}
          value={bankName}
          mark={<Image src={transfer.icon} base={config.gateway} className="method-mark" />}
        />
        <CopyRow name={text('ord.accountNo')} value={accountNo} shown={accountNo.replace(/(.{4})(?=.)/g, '$1 ')} />
        <CopyRow name={text('ord.accountName')} value={accountName} />
        {/* The copied amount has no decimals if they are zero, because banking apps accept only digits. */}
        <CopyRow name={text('ord.amount')} value={amount.replace(/\.0+$/, '')} shown={money.plain(amount)} />
      </ul>
      <TransferReceipt state={state} hasReceipt={transfer.hasReceipt} actions={actions} />
    </>
  );
}

function TransferCode({ value, reference, amount }: { value: string; reference: string; amount: string }) {
  const text = useText();
  const pageText = usePageText();
  const box = useRef<HTMLDivElement>(null);
  const name = `lobbykit-${reference}.png`;
  const picture = () => qrPicture(box.current, [amount, reference, pageText('mark.playMoney')]);
  const save = async () => {
    const image = await picture();
    if (image) savePicture(image, name);
  };
  const share = async () => {
    const image = await picture();
    if (image) await sharePicture(image, name);
  };
  return (
    <section className="card transfer-code">
      <div ref={box}>
        <QrCode value={value} label={text('ord.qr')} />
        <span className="mark">{pageText('mark.playMoney')}</span>
      </div>
      <p>{text('ord.scan')}</p>
      <div className="choice">
        <Button variant="line" onClick={() => void save()}>
          <Icon name="image" size={20} />
          {text('ord.save')}
        </Button>
        {pageDevice().share && (
          <Button variant="line" onClick={() => void share()}>
            <Icon name="share" size={20} />
            {text('ord.share')}
          </Button>
        )}
      </div>
    </section>
  );
}

function TransferReceipt({
  state: { doing, stepError, receiptError },
  hasReceipt,
  actions,
}: {
  state: DepositOrderState;
  hasReceipt: boolean;
  actions: TransferProps['actions'];
}) {
  const text = useText();
  const sending = doing === 'receipt';
  const failed = stepError?.step === 'receipt' ? errorText(stepError.error, text) : undefined;
  const wrong = receiptError ? text(receiptError.key, receiptError.params) : failed;
  const title = sending ? 'ord.slipSending' : hasReceipt ? 'ord.slipSent' : 'ord.receipt';
  return (
    <section className="card slip">
      <label className="slip-add" data-done={hasReceipt ? '' : undefined}>
        <input
          type="file"
          accept="image/png,image/jpeg"
          disabled={sending}
          aria-label={text(hasReceipt ? 'ord.slipOther' : 'ord.receipt')}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void actions.uploadReceipt(file);
            // Allows the member to select the same file again.
            currentTarget.value = '';
          }}
        />
        {sending ? <span className="ring" /> : <Icon name={hasReceipt ? 'check' : 'image'} />}
      </label>
      <div>
        <h2 aria-live="polite">{text(title)}</h2>
        <p>{hasReceipt ? text('ord.slipOther') : text('ord.slipWords')}</p>
        {wrong && <Alert>{wrong}</Alert>}
        {failed && (
          <Button variant="line" onClick={() => void actions.retryReceipt()}>
            {text('ord.slipAgain')}
          </Button>
        )}
      </div>
    </section>
  );
}
