/** The club: its levels and what each brings (ROUTE-34, EP-29). */
import type { Answer } from '../../wire/endpoint.ts';
import type { clubBenefit } from '../../wire/member.ts';
import { readNumber, readText } from '../read/read.ts';

type WireClub = Answer<typeof clubBenefit>['value'];
type WireLevel = Pick<WireClub, 'labelName' | 'level' | 'benefits'>;

/** One benefit of a level, in words. */
export interface ClubBenefit {
  readonly title: string;
  readonly text: string;
}

export interface ClubLevel {
  readonly label: string;
  /** From 1, the lowest; null where the server does not count them. */
  readonly level: number | null;
  readonly benefits: readonly ClubBenefit[];
}

/** The club of a merchant as one member sees it. */
export interface Club {
  /** Where the member stands; null for who is in no club. */
  readonly own: ClubLevel | null;
  /** Every level, the lowest first. */
  readonly levels: readonly ClubLevel[];
}

const readLevel = ({ labelName, level, benefits }: WireLevel): ClubLevel => ({
  label: readText(labelName),
  level: readNumber(level),
  benefits: (benefits ?? []).map(({ title, content }) => ({ title: readText(title), text: readText(content) })),
});

/** The club from the answer of `clubBenefit`. */
export function readClub({ levels, ...own }: WireClub): Club {
  const mine = readLevel(own);
  return { own: mine.label === '' ? null : mine, levels: (levels ?? []).map(readLevel) };
}
