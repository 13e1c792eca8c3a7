/** Banners, questions and answers of the help center (HELP-01, HELP-04, HELP-07). */
import type { Answer } from '../../wire/endpoint.ts';
import type { helpCenter } from '../../wire/system.ts';
import { readText } from '../read/read.ts';
import type { Announcement } from './announcements.ts';

/** A question of the help center with its answer. */
export interface HelpItem {
  /** Where the server names none, the item's place among all. */
  readonly id: string;
  readonly title: string;
  /** HTML as the server sent it: to be sanitized before it is shown. */
  readonly content: string;
}

/** Items in the server's order; one without a title is none. */
export const readHelp = (items: Answer<typeof helpCenter>['value']): readonly HelpItem[] =>
  items
    .map(({ id, title, content }, at) => ({
      id: readText(id) || `at-${at}`,
      title: readText(title),
      content: readText(content),
    }))
    .filter(({ title }) => title !== '');

/** Group of the banners above the help center. */
const HELP_GROUP = 'help';

/** The banners that stand above the help center (HELP-01). */
export const helpBanners = (banners: readonly Announcement[]): readonly Announcement[] =>
  banners.filter(({ group }) => group === HELP_GROUP);
