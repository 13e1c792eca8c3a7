/** The club: its levels and what each brings (ROUTE-34, EP-29). */

import { parseNumber, parseText } from 'lobbykit/domain';
import type { clubBenefit, ResponseOf } from 'lobbykit/wire';

type WireVip = ResponseOf<typeof clubBenefit>['value'];
type WireLevel = Pick<WireVip, 'labelName' | 'level' | 'benefits'>;

/** One benefit of a level, in words. */
export interface VipBenefit {
  readonly title: string;
  readonly text: string;
}

export interface VipLevel {
  readonly label: string;
  /** From 1, the lowest; null where the server does not count them. */
  readonly level: number | null;
  readonly benefits: readonly VipBenefit[];
}

/** The club of a merchant as one member sees it. */
export interface Vip {
  /** Where the member stands; null for who is in no club. */
  readonly own: VipLevel | null;
  /** Every level, the lowest first. */
  readonly levels: readonly VipLevel[];
}

const parseLevel = ({ labelName, level, benefits }: WireLevel): VipLevel => ({
  label: parseText(labelName),
  level: parseNumber(level),
  benefits: (benefits ?? []).map(({ title, content }) => ({ title: parseText(title), text: parseText(content) })),
});

/** The club from the answer of `clubBenefit`. */
export function parseVip({ levels, ...own }: WireVip): Vip {
  const mine = parseLevel(own);
  return { own: mine.label === '' ? null : mine, levels: (levels ?? []).map(parseLevel) };
}
