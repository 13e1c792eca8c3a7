/** Banners, questions and answers of the help center (HELP-01, HELP-04, HELP-07). */

import { type Announcement, parseText } from 'lobbykit/domain';
import type { helpCenter, ResponseOf } from 'lobbykit/wire';

/** A question of the help center with its answer. */
export interface HelpItem {
  /** Where the server names none, the item's place among all. */
  readonly id: string;
  readonly title: string;
  /** HTML as the server sent it: to be sanitized before it is shown. */
  readonly content: string;
}

/** Items in the server's order; one without a title is none. */
export const parseHelp = (items: ResponseOf<typeof helpCenter>['value']): readonly HelpItem[] =>
  items
    .map(({ id, title, content }, at) => ({
      id: parseText(id) || `at-${at}`,
      title: parseText(title),
      content: parseText(content),
    }))
    .filter(({ title }) => title !== '');

/** Group of the banners above the help center. */
const HELP_GROUP = 'help';

/** The banners that stand above the help center (HELP-01). */
export const helpBanners = (banners: readonly Announcement[]): readonly Announcement[] =>
  banners.filter(({ group }) => group === HELP_GROUP);
