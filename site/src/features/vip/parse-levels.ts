/** Parses VIP levels and their benefits (ROUTE-34, EP-29). */

import { parseNumber, parseText } from 'lobbykit/domain';
import type { clubBenefit, ResponseOf } from 'lobbykit/wire';

type WireVip = ResponseOf<typeof clubBenefit>['value'];
type WireLevel = Pick<WireVip, 'labelName' | 'level' | 'benefits'>;

/** Benefit of a VIP level, described as text. */
export interface VipBenefit {
  readonly title: string;
  readonly text: string;
}

export interface VipLevel {
  readonly label: string;
  /** From 1, the lowest; null if the server does not number the levels. */
  readonly level: number | null;
  readonly benefits: readonly VipBenefit[];
}

/** VIP program of a merchant, for one member. */
export interface Vip {
  /** Level of the member; null for a member without a level. */
  readonly own: VipLevel | null;
  /** All levels, lowest first. */
  readonly levels: readonly VipLevel[];
}

const parseLevel = ({ labelName, level, benefits }: WireLevel): VipLevel => ({
  label: parseText(labelName),
  level: parseNumber(level),
  benefits: (benefits ?? []).map(({ title, content }) => ({ title: parseText(title), text: parseText(content) })),
});

/** Parses a `clubBenefit` response. */
export function parseVip({ levels, ...own }: WireVip): Vip {
  const ownLevel = parseLevel(own);
  return { own: ownLevel.label === '' ? null : ownLevel, levels: (levels ?? []).map(parseLevel) };
}
