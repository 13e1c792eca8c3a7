/** The club as an answer has it: where a member stands, and every level with what it brings (EP-29). */
import type { ClubLevelRow } from '../../store/account/club.ts';
import { textIn } from '../text-in.ts';

/** @param label of the member's own level, null outside the club */
export function toClub(rows: readonly ClubLevelRow[], label: string | null, language: string) {
  const levels = rows.map(({ level, names, benefits }) => ({
    labelName: textIn(names, language),
    level,
    benefits: benefits.map(({ titles, texts }, index) => ({
      id: index + 1,
      title: textIn(titles, language),
      content: textIn(texts, language),
    })),
  }));
  const own = levels[rows.findIndex(row => row.label === label)];
  return { labelName: own?.labelName ?? null, level: own?.level ?? null, benefits: own?.benefits ?? [], levels };
}
