/**
 * Rows of ledger entries and bets. The entry of a bet links to the bet; other entries of the member link to their
 * receipts.
 */
import { timeOfDay } from 'lobbykit/domain';
import { Icon, Image } from 'lobbykit/parts';
import { useLobby } from 'lobbykit/react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { gainClass, Money } from '../../shared/money/amount-text.tsx';
import { isZeroAmount } from '../../shared/money/is-zero-amount.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import { useDateFormat } from '../../shared/time/use-date-format.ts';
import { DepositTotals } from './deposit-totals.tsx';
import { ledgerEntryAppearance, recordShape } from './icons.ts';
import { orderUrl, receiptUrl, teamOrderUrl } from './order/order-url.ts';
import { type Bet, depositAmountsDiffer, type LedgerEntry } from './record-sources.ts';
import { StateText } from './state-text.tsx';
import { betAppearance, betStateKey } from './states.ts';

export function Row({ href, children }: { href?: string | null; children: ReactNode }) {
  return href ? (
    <Link href={href} className="record-row">
      {children}
    </Link>
  ) : (
    <div className="record-row">{children}</div>
  );
}

/** Order numbers of bets start with `L-` (lottery) or `G-` (game). */
const isBet = (orderNo: string) => /^[LG]-/.test(orderNo);

interface LedgerEntryRowProps {
  readonly row: LedgerEntry;
  /** True if the entry of a bet links to the bet instead of its receipt. */
  readonly opens: boolean;
  /** User name of the entry's member, in team records. */
  readonly userName?: string;
}

export function LedgerEntryRow({ row, opens, userName }: LedgerEntryRowProps) {
  const text = usePageText();
  const { tag, zone } = useDateFormat();
  const { signed: money } = useMoney();
  const { icon, tint } = ledgerEntryAppearance(row.kind, row.category);
  const href = () => {
    const isBetShown = opens && isBet(row.orderNo);
    if (userName) return isBetShown ? teamOrderUrl(row.orderNo) : null;
    return isBetShown ? orderUrl(row.orderNo) : receiptUrl(row.orderNo || row.id);
  };
  return (
    <Row href={href()}>
      <span className="record-icon" data-tint={tint}>
        <Icon shape={recordShape(icon)} size={20} />
      </span>
      <span className="record-words">
        <b>{row.name}</b>
        <span className="record-more">
          {[userName, timeOfDay(row.at, tag, zone), row.note].filter(Boolean).join(' · ')}
        </span>
        {row.deposit && depositAmountsDiffer(row.deposit) && (
          <span className="record-more">
            <DepositTotals amounts={row.deposit} />
          </span>
        )}
      </span>
      <span className="record-money">
        <Money amount={row.amount} signed className={gainClass(row.amount)} />
        <span className="record-more">
          <span className="lk-hidden">{text('records.balanceAfter')} </span>
          {money(row.balance)}
        </span>
        {!isZeroAmount(row.bonusBalance) && (
          <span className="record-more">{text('records.ofBonus', { amount: money(row.bonusBalance) })}</span>
        )}
      </span>
    </Row>
  );
}

export function BetRow({ row, href, userName }: { row: Bet; href: string; userName?: string }) {
  const { config } = useLobby();
  const text = usePageText();
  const { tag, zone } = useDateFormat();
  const stake = useMoney().signed(row.stake);
  return (
    <Row href={href}>
      <Image src={row.icon} base={config.gateway} className="record-picture" />
      <span className="record-words">
        <b>{row.name || text('records.unknownGame')}</b>
        <span className="record-more">
          <StateText variant={betAppearance(row.state)} label={text(betStateKey(row.state))} /> ·{' '}
          {[userName, timeOfDay(row.at, tag, zone)].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="record-money">
        <Outcome row={row} />
        <span className="record-more">{text('records.stakeOf', { amount: stake })}</span>
      </span>
    </Row>
  );
}

function Outcome({ row: { state, win } }: { row: Bet }) {
  const text = usePageText();
  if (state === 'waiting') return <span className="record-quiet">{text('records.awaited')}</span>;
  if (state === 'refunded' || state === 'cancelled') {
    return <span className="record-quiet">{text('records.back')}</span>;
  }
  return <Money amount={win} signed className={gainClass(win) ?? 'record-quiet'} />;
}
