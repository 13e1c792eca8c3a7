/** Commands on banners: what stands at the top of home changes at once (HOME-06, HOME-09). */
import { type CommandContext, CommandError, requireMerchant } from './command.ts';
import type { Names } from './db/columns.ts';
import { type BannerRow, changeBanner, findBanner, readBanners } from './store/banners.ts';
import { addAnnouncement, removeAnnouncement } from './store/content.ts';

/** Words by language; what is undefined stays. */
export type Wording = Readonly<Partial<Record<'EN' | 'VI' | 'PT', string>>>;

/** What is to become of a banner; what is undefined stays, null takes away. */
export interface BannerChange {
  readonly title: Wording;
  readonly kicker: Wording;
  /** Drawn by the gateway; the other of the two goes. */
  readonly scene?: string;
  /** Address of a picture of one's own. */
  readonly url?: string;
  readonly link?: string | null;
  readonly place?: string | null;
  readonly group?: string;
  readonly position?: number;
  /** ms since 1970 */
  readonly from?: number;
  readonly until?: number | null;
}

export type BannerCommand =
  | { readonly name: 'banner-list'; readonly merchant: string }
  | { readonly name: 'banner-add'; readonly merchant: string; readonly change: BannerChange }
  | { readonly name: 'banner-edit'; readonly merchant: string; readonly id: number; readonly change: BannerChange }
  | { readonly name: 'banner-remove'; readonly merchant: string; readonly id: number };

/** Does a command and gives the lines to print. Throws CommandError when it cannot be done; then nothing was changed. */
export async function runBannerCommand(command: BannerCommand, { db, now }: CommandContext): Promise<string[]> {
  const { merchant } = command;
  switch (command.name) {
    case 'banner-list':
      return (await readBanners(db, merchant)).map(row => toLine(row, now()));
    case 'banner-add': {
      const { change } = command;
      await requireMerchant(db, merchant);
      const dates = datesOf(change, now());
      const id = await addAnnouncement(db, {
        ...columnsOf(change, null),
        url: change.url ?? null,
        place: change.place ?? null,
        merchant_code: merchant,
        type: 'B',
        titles: wordsOf(change.title, { EN: '' }),
        contents: JSON.stringify({ EN: '' }),
        ...dates,
      });
      return [`Banner ${id} is shown ${dates.start_at > now() ? 'from its date on' : 'from now on'}.`];
    }
    case 'banner-edit': {
      const { id, change } = command;
      const row = await db.transaction().execute(async trx => {
        const found = await findBanner(trx, id);
        if (found?.merchant_code !== merchant) throw unknownBanner(merchant, id);
        return changeBanner(trx, id, {
          ...columnsOf(change, found.kickers),
          titles: wordsOf(change.title, found.titles),
          ...datesOf({ from: found.start_at, until: found.end_at, ...defined(change) }, now()),
        });
      });
      return [toLine(row, now())];
    }
    case 'banner-remove': {
      const found = await findBanner(db, command.id);
      if (!found || !(await removeAnnouncement(db, merchant, command.id))) throw unknownBanner(merchant, command.id);
      return [`Banner ${command.id} is gone.`];
    }
  }
}

/** Columns that a change names; of two pictures the new one counts. */
function columnsOf({ scene, url, link, place, group, position, kicker }: BannerChange, kickers: Names | null) {
  const hasKicker = Object.keys(defined(kicker)).length > 0;
  return {
    ...(scene !== undefined && { scene, url: null }),
    ...(url !== undefined && { url, scene: null }),
    ...defined({ link, place, group_name: group, position }),
    ...(hasKicker && { kickers: wordsOf(kicker, kickers ?? { EN: '' }) }),
  };
}

const wordsOf = (wording: Wording, before: Names): string => JSON.stringify({ ...before, ...defined(wording) });

/** Without fields that have no value, which would wipe out what is there. */
const defined = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

function datesOf({ from, until = null }: Pick<BannerChange, 'from' | 'until'>, now: number) {
  const start_at = from ?? now;
  if (until !== null && until <= start_at) throw new CommandError('--until is not after --from.');
  return { start_at, end_at: until };
}

const toLine = ({ id, place, group_name, position, scene, url, titles, start_at, end_at }: BannerRow, now: number) =>
  [
    String(id).padEnd(6),
    (start_at > now ? 'waits' : end_at !== null && end_at <= now ? 'over' : 'shown').padEnd(5),
    String(position).padStart(3),
    (place ?? '').padEnd(8),
    group_name.padEnd(5),
    (scene ?? url ?? '').padEnd(16),
    titles.EN,
  ].join(' ');

const unknownBanner = (merchant: string, id: number) =>
  new CommandError(`${merchant} has no banner ${id}; "banner list" shows them.`);
