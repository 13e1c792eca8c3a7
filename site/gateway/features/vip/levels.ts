/** The club as an answer has it: where a member stands, and every level with what it brings (EP-29). */

import { localize } from '../../platform/localized-text.ts';
import type { VipLevelRow } from './repository.ts';

/** @param label of the member's own level, null outside the club */
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
