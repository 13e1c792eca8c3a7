/** Notifies a member about changed rebate rates (TEAM-13). */
import { languageTag } from 'lobbykit/domain';
import type { LocalizedText } from '../../../platform/db/columns.ts';
import type { Database } from '../../../platform/db/schema.ts';
import type { Message } from '../../../platform/outbox/outbox.ts';
import { localizedText, sendNotification } from '../../messages/notifications.ts';
import { RATE_CATEGORIES } from './rates.ts';
import type { Rates } from './rates-repository.ts';

const CATEGORIES: Readonly<Record<(typeof RATE_CATEGORIES)[number], LocalizedText>> = {
  LOTT: localizedText('Lottery', 'Xổ số', 'Loteria'),
  RNG: localizedText('Slots', 'Nổ hũ', 'Slots'),
  LIVE: localizedText('Live casino', 'Casino trực tiếp', 'Cassino ao vivo'),
  SPORTS: localizedText('Sports', 'Thể thao', 'Esportes'),
  FISH: localizedText('Fishing', 'Bắn cá', 'Pesca'),
  ESPORTS: localizedText('Esports', 'Thể thao điện tử', 'E-sports'),
  COCKFIGHT: localizedText('Cockfighting', 'Đá gà', 'Rinha de galos'),
  PVP: localizedText('Card games', 'Game bài', 'Jogos de cartas'),
};

const RAISED = localizedText(
  'Your rates were raised',
  'Tỷ lệ hoàn trả của bạn đã tăng',
  'Suas taxas de rebate subiram',
);
const CHANGED = localizedText(
  'Your rates were changed',
  'Tỷ lệ hoàn trả của bạn đã đổi',
  'Suas taxas de rebate mudaram',
);
const HOLDS = localizedText('From now on:', 'Từ bây giờ:', 'A partir de agora:');

export interface RateChange {
  readonly memberId: number;
  /** Rates of the changed categories before the change, tenths of a percent. */
  readonly before: Rates;
  readonly after: Rates;
  /** Time of the change, ms since 1970. */
  readonly now: number;
}

/**
 * Writes the inbox message in the caller's transaction, and returns the mail to send after the commit, as
 * `sendNotification` does.
 */
export function notifyRateChange(on: Database, { memberId, before, after, now }: RateChange): Promise<Message | null> {
  const changed = RATE_CATEGORIES.filter(category => after[category] !== undefined);
  const isIncreased = changed.every(category => (after[category] ?? 0) > (before[category] ?? 0));
  const localize = (code: 'EN' | 'VI' | 'PT') => {
    const number = new Intl.NumberFormat(languageTag(code), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    const write = (rates: Rates, category: string) => `${number.format((rates[category] ?? 0) / 10)}%`;
    const lines = changed.map(
      category => `${CATEGORIES[category][code]} ${write(after, category)} (${write(before, category)})`,
    );
    return `${HOLDS[code]} ${lines.join('; ')}.`;
  };
  const texts = localizedText(localize('EN'), localize('VI'), localize('PT'));
  return sendNotification(on, [isIncreased ? RAISED : CHANGED, texts], { memberId, now });
}
