/** Lists of the member's orders with their states, and of the points ledger (GIFT-03). */
import { useStore } from '@nanostores/react';
import type { PointsEntry, PointsStoreOrder } from 'lobbykit/domain';
import { Button, Empty, Icon, Image } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { shapeOf } from '../../shared/icons/icon.tsx';
import type { Pages } from '../../shared/lists/paged-resource.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import { usePoints } from '../../shared/money/use-points.ts';
import { categoryTitle } from '../games/category-menu.ts';
import { type LedgerEntryAppearance, recordShape } from '../records/icons.ts';
import { ACCOUNT_FLAG } from '../records/list/record-tabs.ts';
import { receiptUrl } from '../records/order/order-url.ts';
import { StateText } from '../records/state-text.tsx';
import type { StateAppearance } from '../records/states.ts';
import { useDays } from '../rewards/use-days.ts';
import type { PointsStoreTexts } from './texts.en.ts';
import '../records/rows.css';

type Key = keyof PointsStoreTexts;

/** Icon, color, and text key of each order state. No state is shown by color alone. */
const ORDERS: Readonly<Record<NonNullable<PointsStoreOrder['state']>, readonly [StateAppearance, Key]>> = {
  ordered: [{ tone: 'pending', icon: 'clock' }, 'ml.state.ordered'],
  sent: [{ tone: 'pending', icon: 'out' }, 'ml.state.sent'],
  delivered: [{ tone: 'success', icon: 'check' }, 'ml.state.delivered'],
  cancelled: [{ tone: 'neutral', icon: 'undo' }, 'ml.state.cancelled'],
};

/** Returns the icon, color, and text key of an order; an unknown state looks like a pending one. */
export const orderAppearance = ({ state }: Pick<PointsStoreOrder, 'state'>): readonly [StateAppearance, Key] =>
  state ? ORDERS[state] : [{ tone: 'pending', icon: 'clock' }, 'ml.state.unknown'];

const ENTRIES: Readonly<Record<NonNullable<PointsEntry['kind']>, readonly [LedgerEntryAppearance, Key]>> = {
  earned: [{ icon: 'dice', tint: 'gold' }, 'ml.entry.earned'],
  taken: [{ icon: 'undo', tint: 'plain' }, 'ml.entry.taken'],
  exchange: [{ icon: 'swap', tint: 'info' }, 'ml.entry.exchange'],
  order: [{ icon: 'out', tint: 'plain' }, 'ml.entry.order'],
  returned: [{ icon: 'undo', tint: 'success' }, 'ml.entry.returned'],
  given: [{ icon: 'gift', tint: 'accent' }, 'ml.entry.given'],
};

/** Returns the icon, color, and text key of a points ledger entry. */
export function entryAppearance({
  kind,
  category,
}: Pick<PointsEntry, 'kind' | 'category'>): readonly [LedgerEntryAppearance, Key] {
  if (kind === 'earned' && category === 'LOTT') return [{ icon: 'ticket', tint: 'gold' }, 'ml.entry.earned'];
  return kind ? ENTRIES[kind] : [{ icon: 'swap', tint: 'plain' }, 'ml.entry.other'];
}

export interface ListProps<T> {
  readonly pages: Pages<T>;
  readonly onMore: () => void;
  readonly onShop: () => void;
}

export function Orders({ pages: { rows, cursor }, onMore, onShop }: ListProps<PointsStoreOrder>) {
  const text = useText();
  if (rows.length === 0) {
    return (
      <Empty
        scene="empty"
        title={text('ml.noOrders')}
        description={text('ml.noOrdersText')}
        action={text('ml.see')}
        onAction={onShop}
      />
    );
  }
  return (
    <List onMore={cursor === null ? null : onMore}>
      {rows.map(order => (
        <OrderRow key={order.id} order={order} />
      ))}
    </List>
  );
}

function OrderRow({ order }: { order: PointsStoreOrder }) {
  const { config } = useLobby();
  const text = useText();
  const write = usePoints();
  const { day } = useDays();
  const [variant, key] = orderAppearance(order);
  return (
    <li className="points-store-row">
      <span className="points-store-picture">
        <Image src={order.icon} base={config.gateway} missing={shapeOf('gift')} />
      </span>
      <div>
        <b>{order.name}</b>
        <p>{text('ml.order', { order: order.id, day: day(order.orderTime) })}</p>
        <p>
          <StateText variant={variant} label={text(key)} />
        </p>
        {order.note !== '' && <p>{order.note}</p>}
      </div>
      <span className="points-store-sum">{text('ml.count', { points: write(order.points) })}</span>
    </li>
  );
}

export function History({ pages: { rows, cursor }, onMore, onShop }: ListProps<PointsEntry>) {
  const text = useText();
  if (rows.length === 0) {
    return (
      <Empty
        scene="empty"
        title={text('ml.noHistory')}
        description={text('ml.noHistoryText')}
        action={text('ml.see')}
        onAction={onShop}
      />
    );
  }
  return (
    <List onMore={cursor === null ? null : onMore}>
      {rows.map(entry => (
        <EntryRow key={entry.id} entry={entry} />
      ))}
    </List>
  );
}

function EntryRow({ entry }: { entry: PointsEntry }) {
  const text = useText();
  const pageText = usePageText();
  const money = useMoney();
  const write = usePoints();
  const { day } = useDays();
  const [{ icon, tint }, key] = entryAppearance(entry);
  const hasReceipts = useStore(useLobby().$flags).data?.has(ACCOUNT_FLAG);
  const isSpent = entry.points.startsWith('-');
  const category = pageText(categoryTitle(entry.category));
  return (
    <EntryLine href={hasReceipts && entry.receiptNo ? receiptUrl(entry.receiptNo) : null}>
      <span className="record-icon" data-tint={tint}>
        <Icon shape={recordShape(icon)} size={20} />
      </span>
      <div>
        <b>{text(key, { category, sum: entry.amount === null ? '' : money.plain(entry.amount) })}</b>
        <p>{text('ml.balance', { day: day(entry.time), points: write(entry.balance) })}</p>
      </div>
      <span className="points-store-sum" data-arrived={isSpent ? undefined : ''}>
        {isSpent ? `\u2212${write(entry.points.slice(1))}` : `+${write(entry.points)}`}
      </span>
    </EntryLine>
  );
}

/** Row of a ledger entry; a link if the entry has a receipt. */
const EntryLine = ({ href, children }: { href: string | null; children: ReactNode }) =>
  href ? (
    <li>
      <Link href={href} className="points-store-row">
        {children}
      </Link>
    </li>
  ) : (
    <li className="points-store-row">{children}</li>
  );

function List({ onMore, children }: { onMore: (() => void) | null; children: ReactNode }) {
  const text = useText();
  return (
    <>
      <ul className="card points-store-rows">{children}</ul>
      {onMore && (
        <Button variant="line" onClick={onMore}>
          {text('rc.more')}
        </Button>
      )}
    </>
  );
}
