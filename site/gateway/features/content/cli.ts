/** Every kind of content by its name on the command line, and what is done with one. What is changed is seen at once. */
import { type CommandContext, CommandError, requireMerchant } from '../../platform/cli/command.ts';
import { announcements } from './announcements-cli.ts';
import { banners } from './banners-cli.ts';
import { withoutStyle } from './clean-html.ts';
import type { ContentContext, ContentKind, Draft } from './draft.ts';
import { chatLines, help } from './help-cli.ts';
import { links, servicePaths } from './links-cli.ts';
import { feedbacks, messages } from './messages-cli.ts';
import { categories, promotions } from './promotions-cli.ts';

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

/** Does a command and gives the lines to print. Throws CommandError when it cannot be done; then nothing was changed. */
export async function runContentCommand(command: ContentCommand, outside: CommandContext): Promise<string[]> {
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
  throw new CommandError(`content ${name} wants list or remove.`);
}
