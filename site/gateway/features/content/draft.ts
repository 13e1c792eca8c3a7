/** Changes to a content item of any kind; undefined leaves a field unchanged. */

import type { LocalizedText } from '../../platform/db/columns.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { AnnouncementType } from './tables.ts';

export interface Draft {
  /** Language of the texts: EN, VI, PT. */
  readonly lang: string;
  readonly title?: string;
  /** Without style attributes (S5). */
  readonly html?: string;
  /** Small line above the title of a banner. */
  readonly kicker?: string;
  /** Short text on the cover of a promotion. */
  readonly slogan?: string;
  readonly type?: string;
  /** Page of the item; null for all pages. */
  readonly place?: string | null;
  readonly group?: string;
  readonly position?: number;
  /** ms since 1970 */
  readonly from?: number;
  /** First instant after the end; null for no end. */
  readonly until?: number | null;
  /** Motif of a generated image; mutually exclusive with image paths. */
  readonly scene?: string;
  readonly url?: string;
  readonly cover?: string;
  readonly banner?: string;
  /** Link target; null for none. */
  readonly link?: string | null;
  readonly categories?: readonly number[];
  readonly label?: string;
}

/** Context of all kinds of content. */
export interface ContentContext {
  readonly db: Trx;
  readonly merchant: string;
  /** ms since 1970 */
  readonly now: number;
  /** URL of the gateway. */
  readonly url: string;
}

/** Operations of one kind of content. Each may throw CommandError, without any changes. */
export interface ContentKind {
  list(context: ContentContext): Promise<string[]>;
  /** Returns the line to print. `subject`: the argument after `add`. */
  add?(context: ContentContext, subject: string, draft: Draft): Promise<string>;
  /** Returns the line to print, null if the id does not exist. */
  edit?(context: ContentContext, id: number, draft: Draft): Promise<string | null>;
  /** Returns false if the id does not exist. */
  remove(context: ContentContext, id: number): Promise<boolean>;
}

/** Types of announcements with texts; banners are a separate kind. */
export const NOTICE_TYPES: readonly AnnouncementType[] = ['A', 'PL', 'PU', 'PR'];

/** Adds or replaces the text of one language; undefined if no text is given. */
export const withText = (before: LocalizedText | null, lang: string, text: string | undefined): string | undefined =>
  text === undefined ? undefined : JSON.stringify({ EN: '', ...before, [lang]: text });

/** Returns the texts of a new item. */
export const initialText = (EN = ''): string => JSON.stringify({ EN } satisfies LocalizedText);

/** Removes undefined fields, which would overwrite stored values. */
export const defined = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
