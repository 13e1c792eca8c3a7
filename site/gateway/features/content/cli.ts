/** Commands `content KIND …`: list, add, change and remove content of each kind. Pages show a change immediately. */

import { parseRowNumber } from '../../platform/cli/argument-checks.ts';
import { type CommandContext, CommandError, defineCommands } from '../../platform/cli/command.ts';
import { requireMerchant } from '../merchants/require-merchant.ts';
import { announcements } from './announcements-cli.ts';
import { banners } from './banners-cli.ts';
import { withoutStyle } from './clean-html.ts';
import type { ContentContext, ContentKind, Draft } from './draft.ts';
import { DRAFT_OPTIONS, type DraftOption, type DraftTexts, readDraft } from './draft-args.ts';
import { chatLines, help } from './help-cli.ts';
import { links, servicePaths } from './links-cli.ts';
import { feedbacks, messages } from './messages-cli.ts';
import { categories, promotions } from './promotions-cli.ts';

interface Rules {
  /**
   * Description of the argument after `add`, for error messages; undefined if operators cannot add content of this
   * kind.
   */
  readonly subject?: string;
  /** Options that this kind of content accepts in addition to `--lang`. */
  readonly options: readonly DraftOption[];
  /** Groups of options. `add` requires at least one option of each group. */
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

/** Parses the arguments after `content`. Throws CommandError for missing or invalid arguments. */
export function parseContentArgs(
  [kind, verb, subject]: readonly (string | undefined)[],
  options: Options,
): ContentCommand {
  if (!isKind(kind)) throw new CommandError(`content requires one of ${[...KIND_NAMES, 'hot-match'].join(', ')}.`);
  const commandName = `content ${kind} ${verb}`;
  const about = { kind, merchant: options.merchant } as const;
  const rules = RULES[kind];
  const number = () => parseRowNumber(commandName, subject, `content ${kind} list`);
  if (verb === 'list') return { name: 'content-list', ...about };
  if (verb === 'remove') return { name: 'content-remove', ...about, id: number() };
  if (rules.subject === undefined) throw new CommandError(`content ${kind} requires list or remove.`);
  if (verb !== 'add' && verb !== 'edit') throw new CommandError(`content ${kind} requires list, add, edit or remove.`);
  checkOptions(commandName, rules, options);
  if (verb === 'edit') {
    const id = number();
    if (!rules.options.some(option => options[option] !== undefined)) {
      throw new CommandError(`${commandName} requires one of ${dashed(rules.options).join(', ')}.`);
    }
    return { name: 'content-edit', ...about, id, draft: readDraft(kind, options) };
  }
  return { name: 'content-add', ...about, ...parseAdd(kind, subject, options) };
}

function parseAdd(kind: KindName, subject: string | undefined, options: Options) {
  const commandName = `content ${kind} add`;
  const rules = RULES[kind];
  const draft = readDraft(kind, options);
  const missing = rules.needs.find(row => row.every(option => options[option] === undefined));
  if (!subject) throw new CommandError(`${commandName} requires ${rules.subject}.`);
  if (missing) throw new CommandError(`${commandName} requires ${dashed(missing).join(' or ')}.`);
  if (draft.lang !== 'EN') {
    const edit = `content ${kind} edit NUMBER --lang ${draft.lang}`;
    throw new CommandError(`${commandName} begins with English; "${edit}" adds to it.`);
  }
  // For messages, the argument after `add` is a user name, and for links a link kind, instead of a title.
  if (kind === 'message' || kind === 'link') return { subject, draft };
  if (options.title !== undefined) throw new CommandError(`${commandName} has its title as a word, and no --title.`);
  const { title = subject } = readDraft(kind, { title: subject });
  return { subject: title, draft };
}

/** Throws CommandError for an option that this kind of content does not accept. */
function checkOptions(commandName: string, { options: allowed }: Rules, options: Options): void {
  const foreign = Object.keys(DRAFT_OPTIONS).find(
    option =>
      option !== 'lang' && options[option as DraftOption] !== undefined && !allowed.includes(option as DraftOption),
  );
  if (foreign) throw new CommandError(`${commandName} has no --${foreign}; it has ${dashed(allowed).join(', ')}.`);
}

const KINDS = {
  announcement: announcements,
  banner: banners,
  promotion: promotions,
  category: categories,
  help,
  message: messages,
  link: links,
  'service-path': servicePaths,
  'chat-line': chatLines,
  feedback: feedbacks,
} as const satisfies Readonly<Record<string, ContentKind>>;

export type KindName = keyof typeof KINDS;

export const isKind = (name: string | undefined): name is KindName => name !== undefined && Object.hasOwn(KINDS, name);
export const KIND_NAMES: readonly string[] = Object.keys(KINDS);

interface About {
  readonly kind: KindName;
  readonly merchant: string;
}

export type ContentCommand =
  | (About & { readonly name: 'content-list' })
  | (About & { readonly name: 'content-add'; readonly subject: string; readonly draft: Draft })
  | (About & { readonly name: 'content-edit'; readonly id: number; readonly draft: Draft })
  | (About & { readonly name: 'content-remove'; readonly id: number });

/**
 * Executes a command in one transaction and returns the lines to print. Throws CommandError if the command fails; then
 * no data are changed.
 */
async function runContentCommand(command: ContentCommand, outside: CommandContext): Promise<string[]> {
  const { kind: name, merchant } = command;
  const kind: ContentKind = KINDS[name];
  const lines = await outside.db.transaction().execute(async db => {
    const context: ContentContext = { db, merchant, now: outside.now(), url: outside.url };
    switch (command.name) {
      case 'content-list':
        return kind.list(context);
      case 'content-add': {
        await requireMerchant(db, merchant);
        return [await requireVerb(kind.add, name)(context, command.subject, cleaned(command.draft))];
      }
      case 'content-edit': {
        const line = await requireVerb(kind.edit, name)(context, command.id, cleaned(command.draft));
        if (line === null) throw unknown(command);
        return [line];
      }
      case 'content-remove':
        if (!(await kind.remove(context, command.id))) throw unknown(command);
        return [`${titled(name)} ${command.id} is gone.`];
    }
  });
  if (command.name !== 'content-list') outside.onChange();
  return lines;
}

const cleaned = (draft: Draft): Draft =>
  draft.html === undefined ? draft : { ...draft, html: withoutStyle(draft.html) };

const titled = (name: string) => name[0]?.toUpperCase() + name.slice(1);

const unknown = ({ kind, merchant, id }: About & { readonly id: number }) =>
  new CommandError(`${merchant} has no ${kind} ${id}; "content ${kind} list" shows them.`);

function requireVerb<F>(verb: F | undefined, name: string): F {
  if (verb) return verb;
  throw new CommandError(`content ${name} requires list or remove.`);
}

export const contentCommands = defineCommands<ContentCommand>({
  usage: {
    'content-list': [['content KIND list [--merchant CODE]', 'lists the content of a kind with numbers']],
    'content-add': [['content KIND add TITLE …', 'adds content in English: --text, or --html FILE']],
    'content-edit': [
      ['content KIND edit NUMBER …', 'changes content by the same options and --title, in one language: --lang VI'],
    ],
    'content-remove': [
      ['content KIND remove NUMBER', 'removes content; KIND is one of:'],
      [
        '  announcement --type A|PL|PU|PR',
        'for agents (A) or players (PL), as popup (PU) or promotion (PR); --place m_home, m_reg or m_lobby (news of home), --group, --link of a promotion, --from and --until a date',
      ],
      [
        '  banner --scene SCENE|--url IMAGE',
        'a drawing with its text, or an image; --kicker, --link /m/lott, --place, --group, --position, --from, --until; none removes a value',
      ],
      [
        '  promotion --scene SCENE|--cover IMAGE',
        '--banner IMAGE, --slogan (on the cover), --link /m/lott (its button; none removes it), --category 1,3, --position, --from, --until; without an end it is long-term',
      ],
      ['  category', 'of promotions; --position'],
      ['  help', 'an item of the help center; --position'],
      ['  message', 'to the inbox of the member named after add; --title'],
      [
        '  link --url URL',
        'the kind after add: Android, IOS, MOBILECONFIG, AppDownloadIcon, TELEGRAM, …; --label, --position',
      ],
      ['  service-path --type 3 --url URL', 'a window of the customer service; 3 is the service link'],
      ['  chat-line', 'an automatic reply of the chat; --position'],
      ['  feedback', 'messages of visitors and members, with URLs of their images; list and remove'],
    ],
  },
  options: DRAFT_OPTIONS,
  maxArgs: () => 4,
  parse: ([area, ...args], options: Options) =>
    area === 'content' && args[0] !== 'hot-match' ? parseContentArgs(args, options) : null,
  run: runContentCommand,
});
