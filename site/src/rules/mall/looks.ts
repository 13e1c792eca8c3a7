/** How orders and movements of points look: a word, a colour and an icon, never a colour alone. */
import type { MallOrder, PointEntry } from 'lobbykit/domain';
import type { MallTexts } from '../../i18n/en/mall.ts';
import type { MovementLook } from '../records/icons.ts';
import type { StateLook } from '../records/states.ts';

type Key = keyof MallTexts;

const ORDERS: Readonly<Record<NonNullable<MallOrder['state']>, readonly [StateLook, Key]>> = {
  ordered: [{ tone: 'now', icon: 'clock' }, 'ml.state.ordered'],
  sent: [{ tone: 'now', icon: 'out' }, 'ml.state.sent'],
  delivered: [{ tone: 'good', icon: 'check' }, 'ml.state.delivered'],
  cancelled: [{ tone: 'off', icon: 'undo' }, 'ml.state.cancelled'],
};

/** Look and key of the word; a state of a later gateway looks like one that waits. */
export const orderLook = ({ state }: Pick<MallOrder, 'state'>): readonly [StateLook, Key] =>
  state ? ORDERS[state] : [{ tone: 'now', icon: 'clock' }, 'ml.state.unknown'];

const ENTRIES: Readonly<Record<NonNullable<PointEntry['kind']>, readonly [MovementLook, Key]>> = {
  earned: [{ icon: 'dice', tint: 'gold' }, 'ml.entry.earned'],
  taken: [{ icon: 'undo', tint: 'plain' }, 'ml.entry.taken'],
  exchange: [{ icon: 'swap', tint: 'info' }, 'ml.entry.exchange'],
  order: [{ icon: 'out', tint: 'plain' }, 'ml.entry.order'],
  returned: [{ icon: 'undo', tint: 'success' }, 'ml.entry.returned'],
  given: [{ icon: 'gift', tint: 'accent' }, 'ml.entry.given'],
};

/** Look of a movement, and key of its words. */
export function entryLook({ kind, category }: Pick<PointEntry, 'kind' | 'category'>): readonly [MovementLook, Key] {
  if (kind === 'earned' && category === 'LOTT') return [{ icon: 'ticket', tint: 'gold' }, 'ml.entry.earned'];
  return kind ? ENTRIES[kind] : [{ icon: 'swap', tint: 'plain' }, 'ml.entry.other'];
}
