/** Reads the words of commands on banners. */
import { isScene, SCENES } from './art/home-banner.ts';
import type { BannerChange, BannerCommand } from './banner-commands.ts';
import { CommandError } from './command.ts';
import { PLACE } from './content-words.ts';
import { readEnd, readInstant, readLink, readMatching, readName, readRowNumber } from './word-checks.ts';

/** Options of these commands, beside those of all. */
export const BANNER_OPTIONS = {
  scene: { type: 'string' },
  url: { type: 'string' },
  link: { type: 'string' },
  title: { type: 'string' },
  kicker: { type: 'string' },
  'kicker-vi': { type: 'string' },
  'kicker-pt': { type: 'string' },
  from: { type: 'string' },
  until: { type: 'string' },
} as const;

type Option = keyof typeof BANNER_OPTIONS | 'vi' | 'pt' | 'place' | 'group' | 'position';
interface Options extends Readonly<Partial<Record<Option, string>>> {
  readonly merchant: string;
}

/** Takes away what an option sets: the link, the place, the end. */
const NONE = 'none';

/** `area verb subject` as a command; null when the area is another one. Throws CommandError when words are missing or wrong. */
export function readBannerWords(
  [area, verb, subject]: readonly (string | undefined)[],
  options: Options,
): BannerCommand | null {
  if (area !== 'banner') return null;
  const { merchant } = options;
  if (verb === 'list') return { name: 'banner-list', merchant };
  if (verb === 'remove') {
    return { name: 'banner-remove', merchant, id: readRowNumber('banner remove', subject, 'banner list') };
  }
  if (verb === 'add') {
    if (subject === undefined) throw new CommandError('banner add wants a title.');
    if (options.scene === undefined && options.url === undefined) {
      throw new CommandError('banner add wants --scene, which the gateway draws, or --url of a picture.');
    }
    return { name: 'banner-add', merchant, change: readChange({ ...options, title: subject }) };
  }
  if (verb !== 'edit') throw new CommandError('banner wants list, add, edit or remove.');
  const id = readRowNumber('banner edit', subject, 'banner list');
  const { title, kicker, ...rest } = readChange(options);
  if ([...Object.values(title), ...Object.values(kicker), ...Object.values(rest)].every(value => value === undefined)) {
    throw new CommandError(
      'banner edit wants one of --title, --vi, --pt, --kicker, --kicker-vi, --kicker-pt, --scene, --url, --link, --place, --group, --position, --from, --until.',
    );
  }
  return { name: 'banner-edit', merchant, id, change: { title, kicker, ...rest } };
}

function readChange(options: Options): BannerChange {
  const { scene, url, place, group, from, until, link } = options;
  if (scene !== undefined && url !== undefined) throw new CommandError('--scene and --url do not go together.');
  if (scene !== undefined && !isScene(scene)) {
    throw new CommandError(
      `--scene is "${scene}", but must be one of ${SCENES.join(', ')}, with or without a colour: fish-teal.`,
    );
  }
  const position = readMatching('position', options.position, /^\d{1,4}$/, 'a whole number');
  const name = (text: string | undefined) => (text === undefined ? undefined : readName(text));
  return {
    title: { EN: name(options.title), VI: name(options.vi), PT: name(options.pt) },
    kicker: { EN: name(options.kicker), VI: name(options['kicker-vi']), PT: name(options['kicker-pt']) },
    scene,
    url: readMatching(
      'url',
      url,
      /^(https:\/\/[^\s\\]{1,2000}|\/art\/[\w./-]{1,200})$/,
      'an https address of a picture',
    ),
    link: link === NONE ? null : readLink('link', link),
    place: place === NONE ? null : readMatching('place', place, PLACE, `a text that matches ${PLACE.source}`),
    group: group === NONE ? '' : readMatching('group', group, PLACE, `a text that matches ${PLACE.source}`),
    position: position === undefined ? undefined : Number(position),
    from: from === undefined ? undefined : readInstant('from', from),
    until: until === NONE ? null : until === undefined ? undefined : readEnd('until', until),
  };
}
