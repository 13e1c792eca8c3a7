/**
 * Receipt of a deposit, a withdrawal, a bet, or a ledger entry: number, amounts, balance, and timeline. It can be
 * shared and printed.
 */
import { useStore } from '@nanostores/react';
import { errorText } from 'lobbykit';
import { Alert, Button, Empty, Skeleton } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { ERROR_CODES, transactionReceipt } from 'lobbykit/wire';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'wouter';
import { createMemberResource } from '../../../shared/http/member-resource.ts';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { useTextsLoaded } from '../../../shared/i18n/use-texts-loaded.ts';
import { Icon } from '../../../shared/icons/icon.tsx';
import { isZeroAmount } from '../../../shared/money/is-zero-amount.ts';
import { useMoney } from '../../../shared/money/use-money.ts';
import { usePoints } from '../../../shared/money/use-points.ts';
import { useToasts } from '../../../shared/overlays/toasts.ts';
import { FAILURE_MS } from '../../../shared/time/durations.ts';
import { type Fact, Facts } from '../../../shared/ui/facts.tsx';
import { pageDevice, shareText } from '../../account/invite/invite-model.ts';
import { DepositStateText, StateText, WithdrawalStateText } from '../state-text.tsx';
import { betAppearance, betStateKey } from '../states.ts';
import { CopyRow } from './copy-row.tsx';
import { Headline } from './headline.tsx';
import { parseReceipt, type Receipt, type ReceiptAmount, type ReceiptState } from './receipt-model.ts';
import { RECEIPT_TEXTS } from './texts.ts';
import { Timeline } from './timeline.tsx';
import './receipt.css';

export function ReceiptPage({ number }: { readonly number: string }) {
  const lobby = useLobby();
  const text = useText();
  const pageText = usePageText();
  const signed = useSignedAmount();
  const [, navigate] = useLocation();
  const textsLoaded = useTextsLoaded(RECEIPT_TEXTS);
  const resource = useMemo(
    () =>
      createMemberResource<Receipt>(lobby, async language => {
        const { value } = await lobby.call(transactionReceipt, { query: { number, language } });
        return { data: parseReceipt(value) };
      }),
    [lobby, number],
  );
  const { data: receipt, error } = useStore(resource.$state);
  if (!textsLoaded) return <div className="receipt" aria-busy="true" />;
  if (error && !receipt) {
    const isUnknown = error.code === ERROR_CODES.orderUnknown;
    return (
      <Empty
        className="lk-empty"
        scene={isUnknown ? 'none' : error.kind === 'offline' ? 'offline' : 'error'}
        title={text(isUnknown ? 'receipt.none' : 'receipt.failed')}
        description={isUnknown ? text('receipt.noneText') : errorText(error, text)}
        action={isUnknown ? text('receipt.toList') : pageText('failed.retry')}
        onAction={() => (isUnknown ? navigate('/m/transaction/record', { replace: true }) : void resource.again())}
      />
    );
  }
  if (!receipt) {
    return (
      <div className="receipt" role="status" aria-label={text('receipt.loading')}>
        <Skeleton width="100%" height={120} />
        <Skeleton width="100%" height={64} />
        <Skeleton width="100%" height={240} />
      </div>
    );
  }
  return (
    <article className="receipt">
      <Headline title={receipt.title} amount={signed(receipt.amount)} state={<ReceiptStateText {...receipt} />} />
      <ReceiptDetails receipt={receipt} />
    </article>
  );
}

function ReceiptStateText({ state: order }: { readonly state: ReceiptState }) {
  const text = useText();
  const pageText = usePageText();
  if (order.kind === 'deposit') return <DepositStateText state={order.state} pill />;
  if (order.kind === 'withdrawal') return <WithdrawalStateText state={order.state} pill />;
  if (order.kind === 'bet')
    return <StateText variant={betAppearance(order.state)} label={pageText(betStateKey(order.state))} pill />;
  return <StateText variant={{ tone: 'success', icon: 'check' }} label={text('receipt.completed')} pill />;
}

/** Details of a receipt without its heading, for pages that have a heading. Requires the texts `RECEIPT_TEXTS`. */
export function ReceiptDetails({ receipt }: { readonly receipt: Receipt }) {
  const text = useText();
  const { rows, balances } = useRows(receipt);
  const toasts = useToasts();
  const signed = useSignedAmount();
  const { number, state, title, amount, note, timeline } = receipt;
  useLightPrint();
  const share = async () => {
    // The shared text has no balances, which concern only the member.
    const lines = [
      `${title}: ${signed(amount)}`,
      `${text('receipt.number')}: ${number}`,
      ...rows.map(({ label, value }) => `${label}: ${value}`),
    ];
    const outcome = await shareText(pageDevice(), lines.join('\n'));
    if (outcome === 'copied') toasts.success(text('receipt.copied'));
    if (outcome === 'select') toasts.notice(text('copy.failed'), FAILURE_MS);
  };
  return (
    <>
      {note && <Alert tone="info">{note}</Alert>}
      <ul className="card copy-rows">
        <CopyRow name={text('receipt.number')} value={number} />
      </ul>
      <Facts rows={[...rows, ...balances]} />
      <Timeline label={text('receipt.progress')} kind={state.kind} points={timeline} />
      <div className="choice receipt-actions">
        <Button variant="line" onClick={() => void share()}>
          <Icon name="share" size={20} />
          {text('receipt.share')}
        </Button>
        <Button variant="line" onClick={() => window.print()}>
          {text('receipt.print')}
        </Button>
      </div>
    </>
  );
}

const TONES: Partial<Record<ReceiptAmount['field'], Fact['tone']>> = { bonus: 'gold', credited: 'gain', won: 'gain' };

type Row = Fact & { readonly value: string };

/** Returns one row for each field of the receipt, and separately the rows of the balances. */
function useRows(receipt: Receipt): { readonly rows: readonly Row[]; readonly balances: readonly Row[] } {
  const text = useText();
  const money = useMoney();
  const points = usePoints();
  const { state, name, accountNo, payeeName, amount, amounts, balance, bonusBalance } = receipt;
  const nameKey = {
    deposit: 'receipt.method',
    withdrawal: 'receipt.account',
    bet: 'receipt.game',
    entry: amount.startsWith('-') ? 'receipt.to' : 'receipt.from',
  }[state.kind];
  const row = (key: string, value: string, tone?: Fact['tone']): Row[] =>
    value === '' ? [] : [{ label: text(key), value, tone }];
  const rows = [
    ...row(nameKey, [name, accountNo].filter(Boolean).join(' ')),
    ...row('receipt.payee', payeeName),
    ...row('receipt.points', receipt.points && points(receipt.points)),
    ...amounts.flatMap(({ field, amount: value }) =>
      row(
        `receipt.${field}`,
        field === 'fee' && isZeroAmount(value) ? text('receipt.free') : money.plain(value),
        TONES[field],
      ),
    ),
  ];
  const balances = [
    ...row('receipt.balance', balance && money.plain(balance), 'total'),
    ...row('receipt.bonusBalance', bonusBalance && money.plain(bonusBalance), 'gold'),
  ];
  return { rows, balances };
}

/** Returns a formatter for amounts that keeps the minus sign. */
function useSignedAmount(): (amount: string) => string {
  const money = useMoney();
  return amount => (amount.startsWith('-') ? `\u2212${money.plain(amount.slice(1))}` : money.plain(amount));
}

/** Prints in light colors even in the dark theme, because browsers do not print dark backgrounds. */
function useLightPrint(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let theme: string | undefined;
    const before = () => {
      theme = dataset.theme;
      dataset.theme = 'light';
    };
    const after = () => {
      if (theme !== undefined) dataset.theme = theme;
    };
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
}
