/** What an operator says about a piece of content, whatever its kind; what is undefined stays as it is. */

import type { LocalizedText } from '../../platform/db/columns.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { AnnouncementType } from './tables.ts';

export interface Draft {
  /** Language of the words below: EN, VI, PT. */
  readonly lang: string;
  readonly title?: string;
  /** Clean of style (S5). */
  readonly html?: string;
  /** Small line above the title of a banner. */
  readonly kicker?: string;
  /** Few words on the cover of a promotion. */
  readonly slogan?: string;
  readonly type?: string;
  /** Page it is meant for; null for all of them. */
  readonly place?: string | null;
  readonly group?: string;
  readonly position?: number;
  /** ms since 1970 */
  readonly from?: number;
  /** First instant it is over; null for no end. */
  readonly until?: number | null;
  /** Motif of what the gateway draws; pictures of one's own go, and the other way round. */
  readonly scene?: string;
  readonly url?: string;
  readonly cover?: string;
  readonly banner?: string;
  /** Where a tap leads; null for nowhere. */
  readonly link?: string | null;
  readonly categories?: readonly number[];
  readonly label?: string;
}

/** What every kind works with. */
export interface ContentContext {
  readonly db: Trx;
  readonly merchant: string;
  /** ms since 1970 */
  readonly now: number;
  /** Where the gateway is reached. */
  readonly url: string;
}

/** How one kind of content is listed, added, edited and removed. Each may throw CommandError; then nothing is changed. */
export interface ContentKind {
  list(context: ContentContext): Promise<string[]>;
  /** Gives the line to print. `subject`: the word behind `add`. */
  add?(context: ContentContext, subject: string, draft: Draft): Promise<string>;
  /** Gives the line to print, null when there is none of that number. */
  edit?(context: ContentContext, id: number, draft: Draft): Promise<string | null>;
  /** False when there is none of that number. */
  remove(context: ContentContext, id: number): Promise<boolean>;
}

/** Types of announcements that are told in words; banners are a kind of their own. */
export const NOTICE_TYPES: readonly AnnouncementType[] = ['A', 'PL', 'PU', 'PR'];

/** Words in one more language, or other words in one; undefined where none are given. */
export const withText = (before: LocalizedText | null, lang: string, words: string | undefined): string | undefined =>
  words === undefined ? undefined : JSON.stringify({ EN: '', ...before, [lang]: words });

/** Words of something new. */
export const initialText = (EN = ''): string => JSON.stringify({ EN } satisfies LocalizedText);

/** Without fields that have no value, which would wipe out what is there. */
export const defined = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
