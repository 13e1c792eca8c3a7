/** Reads the words of commands on content: `content help edit 7 --lang VI --html help.html`. */

import { parseRowNumber } from '../../platform/cli/argument-checks.ts';
import { CommandError } from '../../platform/cli/command.ts';
import { type ContentCommand, isKind, KIND_NAMES, type KindName } from './cli.ts';
import { DRAFT_OPTIONS, type DraftOption, type DraftTexts, readDraft } from './draft-args.ts';

interface Rules {
  /** What the word behind `add` is; without it nothing is added by an operator. */
  readonly subject?: string;
  /** Options it has, besides `--lang`. */
  readonly options: readonly DraftOption[];
  /** One of each row has to be there when one is added. */
  readonly needs: readonly (readonly DraftOption[])[];
}

const BODY = ['html', 'text'] as const;
const DATES = ['from', 'until'] as const;

const RULES: Readonly<Record<KindName, Rules>> = {
  announcement: {
    subject: 'a title',
    options: ['title', ...BODY, 'type', 'place', 'group', 'link', ...DATES],
    needs: [BODY, ['type']],
  },
  banner: {
    subject: 'a title',
    options: ['title', 'kicker', 'scene', 'url', 'link', 'place', 'group', 'position', ...DATES],
    needs: [['scene', 'url']],
  },
  promotion: {
    subject: 'a title',
    options: ['title', ...BODY, 'slogan', 'scene', 'cover', 'banner', 'link', 'category', 'position', ...DATES],
    needs: [BODY, ['scene', 'cover']],
  },
  category: { subject: 'a title', options: ['title', 'position'], needs: [] },
  help: { subject: 'a title', options: ['title', ...BODY, 'position'], needs: [BODY] },
  message: { subject: 'a user name', options: ['title', ...BODY], needs: [['title'], BODY] },
  link: {
    subject: 'a kind such as TELEGRAM or Android',
    options: ['url', 'label', 'position'],
    needs: [['url']],
  },
  'service-path': { subject: 'a title', options: ['title', 'type', 'url'], needs: [['type'], ['url']] },
  'chat-line': { subject: 'what the desk says', options: ['title', 'position'], needs: [] },
  feedback: { options: [], needs: [] },
};

interface Options extends DraftTexts {
  readonly merchant: string;
}

const dashed = (options: readonly string[]) => options.map(option => `--${option}`);

/** `kind verb subject` behind the word `content`. Throws CommandError when words are missing or wrong. */
export function parseContentArgs(
  [kind, verb, subject]: readonly (string | undefined)[],
  options: Options,
): ContentCommand {
  if (!isKind(kind)) throw new CommandError(`content wants one of ${[...KIND_NAMES, 'hot-match'].join(', ')}.`);
  const what = `content ${kind} ${verb}`;
  const about = { kind, merchant: options.merchant } as const;
  const rules = RULES[kind];
  const number = () => parseRowNumber(what, subject, `content ${kind} list`);
  if (verb === 'list') return { name: 'content-list', ...about };
  if (verb === 'remove') return { name: 'content-remove', ...about, id: number() };
  if (rules.subject === undefined) throw new CommandError(`content ${kind} wants list or remove.`);
  if (verb !== 'add' && verb !== 'edit') throw new CommandError(`content ${kind} wants list, add, edit or remove.`);
  checkOptions(what, rules, options);
  if (verb === 'edit') {
    const id = number();
    if (!rules.options.some(option => options[option] !== undefined)) {
      throw new CommandError(`${what} wants one of ${dashed(rules.options).join(', ')}.`);
    }
    return { name: 'content-edit', ...about, id, draft: readDraft(kind, options) };
  }
  return { name: 'content-add', ...about, ...parseAdd(kind, subject, options) };
}

function parseAdd(kind: KindName, subject: string | undefined, options: Options) {
  const what = `content ${kind} add`;
  const rules = RULES[kind];
  const draft = readDraft(kind, options);
  const missing = rules.needs.find(row => row.every(option => options[option] === undefined));
  if (!subject) throw new CommandError(`${what} wants ${rules.subject}.`);
  if (missing) throw new CommandError(`${what} wants ${dashed(missing).join(' or ')}.`);
  if (draft.lang !== 'EN') {
    const edit = `content ${kind} edit NUMBER --lang ${draft.lang}`;
    throw new CommandError(`${what} begins with English; "${edit}" adds to it.`);
  }
  // Where others have their title these have a user name and a kind.
  if (kind === 'message' || kind === 'link') return { subject, draft };
  if (options.title !== undefined) throw new CommandError(`${what} has its title as a word, and no --title.`);
  const { title = subject } = readDraft(kind, { title: subject });
  return { subject: title, draft };
}

/** An option of another kind is a mistake, not a wish. */
function checkOptions(what: string, { options: allowed }: Rules, given: Options): void {
  const foreign = Object.keys(DRAFT_OPTIONS).find(
    option =>
      option !== 'lang' && given[option as DraftOption] !== undefined && !allowed.includes(option as DraftOption),
  );
  if (foreign) throw new CommandError(`${what} has no --${foreign}; it has ${dashed(allowed).join(', ')}.`);
}
