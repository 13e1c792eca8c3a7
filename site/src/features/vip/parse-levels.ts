/** Parses the VIP levels and their benefits (ROUTE-34, EP-29). */

import { parseNumber, parseText } from 'lobbykit/domain';
import type { clubBenefit, ResponseOf } from 'lobbykit/wire';

type WireVip = ResponseOf<typeof clubBenefit>['value'];
type WireLevel = Pick<WireVip, 'labelName' | 'level' | 'benefits'>;

/** Benefit of a VIP level, as text from the operator. */
export interface VipBenefit {
  readonly title: string;
  readonly text: string;
}

export interface VipLevel {
  readonly label: string;
  /** Number of the level, from 1 for the lowest; null if the gateway does not number the levels. */
  readonly level: number | null;
  readonly benefits: readonly VipBenefit[];
}

/** VIP levels of a merchant, and the level of one member. */
export interface Vip {
  /** Level of the member; null without a level. */
  readonly own: VipLevel | null;
  /** All levels of the merchant, lowest first. */
  readonly levels: readonly VipLevel[];
}

const parseLevel = ({ labelName, level, benefits }: WireLevel): VipLevel => ({
  label: parseText(labelName),
  level: parseNumber(level),
  benefits: (benefits ?? []).map(({ title, content }) => ({ title: parseText(title), text: parseText(content) })),
});

/** Parses the response of `clubBenefit`. */
export function parseVip({ levels, ...own }: WireVip): Vip {
  const ownLevel = parseLevel(own);
  return { own: ownLevel.label === '' ? null : ownLevel, levels: (levels ?? []).map(parseLevel) };
}
