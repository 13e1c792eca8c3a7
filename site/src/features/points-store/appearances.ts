/** Appearance of points orders and ledger entries: text, color, and icon, never color alone. */
import type { PointsEntry, PointsStoreOrder } from 'lobbykit/domain';
import type { LedgerEntryAppearance } from '../records/icons.ts';
import type { StateAppearance } from '../records/states.ts';
import type { PointsStoreTexts } from './texts.en.ts';

type Key = keyof PointsStoreTexts;

const ORDERS: Readonly<Record<NonNullable<PointsStoreOrder['state']>, readonly [StateAppearance, Key]>> = {
  ordered: [{ tone: 'pending', icon: 'clock' }, 'ml.state.ordered'],
  sent: [{ tone: 'pending', icon: 'out' }, 'ml.state.sent'],
  delivered: [{ tone: 'success', icon: 'check' }, 'ml.state.delivered'],
  cancelled: [{ tone: 'neutral', icon: 'undo' }, 'ml.state.cancelled'],
};

/** Appearance and text key of an order; an unknown state is shown as pending. */
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

/** Appearance and text key of a ledger entry. */
export function entryAppearance({
  kind,
  category,
}: Pick<PointsEntry, 'kind' | 'category'>): readonly [LedgerEntryAppearance, Key] {
  if (kind === 'earned' && category === 'LOTT') return [{ icon: 'ticket', tint: 'gold' }, 'ml.entry.earned'];
  return kind ? ENTRIES[kind] : [{ icon: 'swap', tint: 'plain' }, 'ml.entry.other'];
}
