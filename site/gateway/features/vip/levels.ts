/** VIP levels in the format of API responses: the member's level, and all levels with their benefits (EP-29). */

import { localize } from '../../platform/localized-text.ts';
import type { VipLevelRow } from './repository.ts';

/**
 * Returns the member's level, and all levels with their benefits.
 * @param label label of the member's level; null if the member has none
 */
export function toVip(rows: readonly VipLevelRow[], label: string | null, language: string) {
  const levels = rows.map(({ rank, names, benefits }) => ({
    labelName: localize(names, language),
    level: rank,
    benefits: benefits.map(({ titles, texts }, index) => ({
      id: index + 1,
      title: localize(titles, language),
      content: localize(texts, language),
    })),
  }));
  const own = levels[rows.findIndex(row => row.label === label)];
  return { labelName: own?.labelName ?? null, level: own?.level ?? null, benefits: own?.benefits ?? [], levels };
}
