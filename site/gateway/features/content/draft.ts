/** Changes to a content item of any kind; undefined leaves a field unchanged. */

import type { LocalizedText } from '../../platform/db/columns.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { AnnouncementType } from './tables.ts';

export interface Draft {
  /** Language of the texts: EN, VI, PT. */
  readonly lang: string;
  readonly title?: string;
  /** HTML without style attributes (S5). */
  readonly html?: string;
  /** Small line above the title of a banner. */
  readonly kicker?: string;
  /** Short text on the cover of a promotion. */
  readonly slogan?: string;
  readonly type?: string;
  /** Page that shows the item; null for all pages. */
  readonly place?: string | null;
  readonly group?: string;
  readonly position?: number;
  /** Start of visibility, ms since 1970. */
  readonly from?: number;
  /** End of visibility (exclusive), ms since 1970; null for no end. */
  readonly until?: number | null;
  /** Motif of a generated image; cannot be combined with image URLs. */
  readonly scene?: string;
  readonly url?: string;
  readonly cover?: string;
  readonly banner?: string;
  /** Link target; null for none. */
  readonly link?: string | null;
  readonly categories?: readonly number[];
  readonly label?: string;
}

/** Context in which the operations of every kind of content run. */
export interface ContentContext {
  readonly db: Trx;
  readonly merchant: string;
  /** Current time, ms since 1970. */
  readonly now: number;
  /** Base URL of the gateway, for links in the output. */
  readonly url: string;
}

/** Operations on one kind of content. Each may throw CommandError, and then changes nothing. */
export interface ContentKind {
  list(context: ContentContext): Promise<string[]>;
  /** Adds an item and returns the line to print. `subject`: the argument after `add`. */
  add?(context: ContentContext, subject: string, draft: Draft): Promise<string>;
  /** Changes an item and returns the line to print; null if the id does not exist. */
  edit?(context: ContentContext, id: number, draft: Draft): Promise<string | null>;
  /** Removes an item; returns false if the id does not exist. */
  remove(context: ContentContext, id: number): Promise<boolean>;
}

/** Types of announcements with texts. Banners (type B) are a separate kind of content. */
export const NOTICE_TYPES: readonly AnnouncementType[] = ['A', 'PL', 'PU', 'PR'];

/**
 * Returns the texts as JSON, with the text of one language added or replaced; undefined if no text is given, which
 * leaves the column unchanged.
 */
export const withText = (before: LocalizedText | null, lang: string, text: string | undefined): string | undefined =>
  text === undefined ? undefined : JSON.stringify({ EN: '', ...before, [lang]: text });

/** Returns the texts of a new item as JSON. */
export const initialText = (EN = ''): string => JSON.stringify({ EN } satisfies LocalizedText);

/** Removes fields with the value undefined, which would overwrite stored values. */
export const defined = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
