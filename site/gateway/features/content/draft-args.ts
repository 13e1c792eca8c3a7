/** Parses the command-line options that describe a content item. */
import { readFileSync, statSync } from 'node:fs';
import { ILLUSTRATIONS, isIllustration } from '../../platform/art/home-banner.ts';
import { parseEnd, parseLink, parseMatching, parseName, parseTimestamp } from '../../platform/cli/argument-checks.ts';
import { CommandError } from '../../platform/cli/command.ts';
import { type Draft, NOTICE_TYPES } from './draft.ts';

/** Options shared by all content commands. `cli.ts` lists the options that each kind of content accepts. */
export const DRAFT_OPTIONS = {
  lang: { type: 'string' },
  title: { type: 'string' },
  text: { type: 'string' },
  html: { type: 'string' },
  kicker: { type: 'string' },
  slogan: { type: 'string' },
  type: { type: 'string' },
  place: { type: 'string' },
  group: { type: 'string' },
  position: { type: 'string' },
  from: { type: 'string' },
  until: { type: 'string' },
  scene: { type: 'string' },
  url: { type: 'string' },
  cover: { type: 'string' },
  banner: { type: 'string' },
  link: { type: 'string' },
  category: { type: 'string' },
  label: { type: 'string' },
} as const;

export type DraftOption = keyof typeof DRAFT_OPTIONS;
export type DraftTexts = Readonly<Partial<Record<DraftOption, string>>>;

/** Option value that removes the stored link, page or end. */
const NONE = 'none';
/** Matches the name of a page, or of a group of banners. */
const PLACE = /^\w{1,64}$/;
const PICTURE = /^(https:\/\/[^\s\\]{1,2000}|\/art\/[\w./-]{1,200})$/;
const URL_OR_PATH = /^(https:\/\/[^\s\\]{1,2000}|\/(?![/\\])[^\s\\]{0,2000})$/;
/** Maximum size of HTML, bytes. Pages show larger HTML as text, including its tags (S4). */
const MAX_HTML_BYTES = 200_000;
/** Maximum length of titles by kind, characters; 120 for other kinds. A generated banner has little space. */
const LONGEST = { banner: 60, 'chat-line': 300 } as const;

/**
 * Parses the options of a content item. Throws CommandError with the option's name and the allowed values.
 * @param kind name of the kind of content
 */
export function readDraft(kind: string, options: DraftTexts): Draft {
  const { title, kicker, slogan, from, until, link, place, group, label } = options;
  const longest = LONGEST[kind as keyof typeof LONGEST] ?? 120;
  const name = (text: string | undefined, max = 60) => (text === undefined ? undefined : parseName(text, max));
  const position = parseMatching('position', options.position, /^\d{1,4}$/, 'a whole number');
  return {
    lang: parseLanguage(options.lang),
    title: name(title, longest),
    html: parseHtml(options),
    kicker: name(kicker),
    slogan: name(slogan),
    type: parseType(kind, options.type),
    place: place === NONE ? null : parseMatching('place', place, PLACE, `a text that matches ${PLACE.source}`),
    group: group === NONE ? '' : parseMatching('group', group, PLACE, `a text that matches ${PLACE.source}`),
    position: position === undefined ? undefined : Number(position),
    from: from === undefined ? undefined : parseTimestamp('from', from),
    until: until === NONE ? null : until === undefined ? undefined : parseEnd('until', until),
    link: link === NONE ? null : parseLink('link', link),
    categories: readCategories(options.category),
    label: name(label),
    ...readPictures(kind, options),
  };
}

function parseLanguage(text = 'EN'): string {
  const lang = text.toUpperCase();
  parseMatching('lang', lang, /^[A-Z]{2,3}$/, 'a language such as EN, VI or PT');
  return lang;
}

/** Returns the content of the file in `--html`, or the escaped text in `--text`. */
function parseHtml({ html, text }: DraftTexts): string | undefined {
  if (html === undefined) {
    return text === undefined ? undefined : `<p>${text.replace(/[&<>]/g, sign => `&#${sign.charCodeAt(0)};`)}</p>`;
  }
  if (text !== undefined) throw new CommandError('--html and --text do not go together.');
  try {
    if (statSync(html).size > MAX_HTML_BYTES) {
      throw new CommandError(`${html} is larger than ${MAX_HTML_BYTES} bytes, and pages would show it as plain text.`);
    }
    return readFileSync(html, 'utf8');
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`${html} cannot be read: ${error instanceof Error ? error.message : error}.`);
  }
}

function parseType(kind: string, text: string | undefined): string | undefined {
  if (kind !== 'announcement') return parseMatching('type', text, /^\w{1,8}$/, 'a short word such as 3');
  const types: readonly string[] = NOTICE_TYPES;
  return parseMatching('type', text, new RegExp(`^(${types.join('|')})$`), `one of ${types.join(', ')}`);
}

function readCategories(text: string | undefined): number[] | undefined {
  if (text === NONE) return [];
  const numbers = parseMatching('category', text, /^\d{1,9}(,\d{1,9})*$/, 'numbers joined by commas, or none');
  return numbers?.split(',').map(Number);
}

function readPictures(kind: string, { scene, url, cover, banner }: DraftTexts) {
  for (const [option, value] of Object.entries({ url, cover, banner })) {
    if (scene !== undefined && value !== undefined) {
      throw new CommandError(`--scene and --${option} do not go together.`);
    }
  }
  if (banner !== undefined && cover === undefined) throw new CommandError('--banner requires --cover.');
  if (scene !== undefined && !isIllustration(scene)) {
    throw new CommandError(
      `--scene is "${scene}", but must be one of ${ILLUSTRATIONS.join(', ')}, with or without a color: fish-teal.`,
    );
  }
  const picture = (option: string, text: string | undefined) =>
    parseMatching(option, text, PICTURE, 'an https URL of a picture');
  return {
    scene,
    url:
      kind === 'banner'
        ? picture('url', url)
        : parseMatching('url', url, URL_OR_PATH, 'an https URL or a path of this gateway'),
    cover: picture('cover', cover),
    banner: picture('banner', banner),
  };
}
