/** Parses banners, questions, and answers of the help center (HELP-01, HELP-04, HELP-07). */

import { type Announcement, parseText } from 'lobbykit/domain';
import type { helpCenter, ResponseOf } from 'lobbykit/wire';

/** Question of the help center with its answer. */
export interface HelpItem {
  /** Id from the gateway, or the position in the list if the gateway omits the id. */
  readonly id: string;
  readonly title: string;
  /** Unsanitized HTML from the operator; sanitize before rendering. */
  readonly content: string;
}

/** Parses the questions in the gateway's order; a question without a title is dropped. */
export const parseHelp = (items: ResponseOf<typeof helpCenter>['value']): readonly HelpItem[] =>
  items
    .map(({ id, title, content }, at) => ({
      id: parseText(id) || `at-${at}`,
      title: parseText(title),
      content: parseText(content),
    }))
    .filter(({ title }) => title !== '');

/** Announcement group of the help center banners. */
const HELP_GROUP = 'help';

/** Returns the banners of the help center (HELP-01). */
export const helpBanners = (banners: readonly Announcement[]): readonly Announcement[] =>
  banners.filter(({ group }) => group === HELP_GROUP);
