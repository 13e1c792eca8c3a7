/**
 * Commands `template …` and `payment …`: values of the site's template, and displayed payment methods. Pages show a
 * change immediately.
 */

import { parseMatching, parseName, readSwitch } from '../../platform/cli/argument-checks.ts';
import { type CommandContext, CommandError, defineCommands } from '../../platform/cli/command.ts';
import { readSetting, writeSetting } from '../../platform/settings/repository.ts';
import {
  addPaymentMethod,
  changePaymentMethod,
  type PaymentMethodRow,
  readPaymentMethods,
  removePaymentMethod,
} from './payment-methods-repository.ts';

interface Options {
  readonly name?: string;
  readonly state?: string;
  readonly position?: string;
}

/**
 * Name of a template value. Excludes names such as `__proto__`, with which values cannot be stored safely in an object.
 */
const VALUE = /^(?!__proto__$|constructor$|prototype$)\w{1,64}$/;

const CODE = /^[A-Z0-9_]{1,32}$/;

const LONGEST_TEXT = 500;

/**
 * Parses the arguments of `template` and `payment`; returns null if the command belongs to another group. Throws
 * CommandError for missing or invalid arguments.
 */
function parseSiteArgs([area, verb, subject]: readonly (string | undefined)[], options: Options): SiteCommand | null {
  if (area === 'template') return parseTemplate(verb, subject);
  if (area === 'payment') return parsePayment(verb, subject, options);
  return null;
}

function parseTemplate(verb: string | undefined, subject: string | undefined): SiteCommand {
  if (verb === undefined) throw new CommandError('template requires list, remove NAME, or a name and its value.');
  if (verb === 'list') return { name: 'template-list' };
  const value = verb === 'remove' ? (subject ?? '') : verb;
  if (!VALUE.test(value)) {
    throw new CommandError(
      `"${value}" is not the name of a template value; allowed are 1 to 64 letters, digits and _.`,
    );
  }
  if (verb === 'remove') return { name: 'template-remove', value };
  if (subject === undefined) throw new CommandError(`template ${value} requires a value, such as 1 or "#c4122f".`);
  if (subject.length > LONGEST_TEXT || /\p{Cc}/u.test(subject)) {
    throw new CommandError(`The value of ${value} is too long or no text; allowed are ${LONGEST_TEXT} characters.`);
  }
  return { name: 'template-set', value, text: subject };
}

function parsePayment(verb: string | undefined, code: string | undefined, options: Options): SiteCommand {
  if (verb === 'list') return { name: 'payment-list' };
  if (verb !== 'add' && verb !== 'set' && verb !== 'remove') {
    throw new CommandError('payment requires list, add, set or remove.');
  }
  if (code === undefined || !CODE.test(code)) {
    throw new CommandError(
      `payment ${verb} requires a code that matches ${CODE.source}; "payment list" shows those there are.`,
    );
  }
  if (verb === 'remove') return { name: 'payment-remove', code };
  const title = options.name === undefined ? undefined : parseName(options.name);
  if (verb === 'add') return { name: 'payment-add', code, title: title ?? code };
  const place = parseMatching('position', options.position, /^\d{1,4}$/, 'a whole number');
  const change = {
    title,
    isOn: readSwitch('state', options.state),
    position: place === undefined ? undefined : Number(place),
  };
  if (Object.values(change).every(value => value === undefined)) {
    throw new CommandError('payment set requires one of --name, --state, --position.');
  }
  return { name: 'payment-set', code, change };
}

export type SiteCommand =
  | { readonly name: 'template-list' }
  | { readonly name: 'template-set'; readonly value: string; readonly text: string }
  | { readonly name: 'template-remove'; readonly value: string }
  | { readonly name: 'payment-list' }
  | { readonly name: 'payment-add'; readonly code: string; readonly title: string }
  | { readonly name: 'payment-set'; readonly code: string; readonly change: PaymentChange }
  | { readonly name: 'payment-remove'; readonly code: string };

/** Changes to a payment method; undefined leaves a field unchanged. */
export interface PaymentChange {
  readonly title?: string;
  readonly isOn?: boolean;
  readonly position?: number;
}

/**
 * Executes a command and returns the lines to print. Throws CommandError if the command fails; then no data are
 * changed.
 */
async function runSiteCommand(command: SiteCommand, context: CommandContext): Promise<string[]> {
  const { db, onChange } = context;
  switch (command.name) {
    case 'template-list': {
      const { template } = await readSetting(db, 'site');
      return Object.entries(template).map(([value, text]) => `${value.padEnd(24)} ${text}`);
    }
    case 'template-set':
    case 'template-remove':
      return changeTemplate(command, context);
    case 'payment-list':
      return (await readPaymentMethods(db)).map(toLine);
    case 'payment-add':
      if (!(await addPaymentMethod(db, command.code, command.title))) {
        throw new CommandError(`There is a payment method "${command.code}" already.`);
      }
      onChange();
      return [`${command.title} (${command.code}) is shown behind the others.`];
    case 'payment-set': {
      const { code, change } = command;
      const { title: name, isOn: enabled, position } = change;
      if (!(await changePaymentMethod(db, code, { name, enabled, position }))) throw unknownMethod(code);
      onChange();
      return (await readPaymentMethods(db)).filter(method => method.code === code).map(toLine);
    }
    case 'payment-remove':
      if (!(await removePaymentMethod(db, command.code))) throw unknownMethod(command.code);
      onChange();
      return [`${command.code} is removed.`];
  }
}

const toLine = ({ code, name, position, enabled }: PaymentMethodRow) =>
  [code.padEnd(14), enabled ? 'on ' : 'off', String(position).padStart(3), name].join(' ');

const unknownMethod = (code: string) =>
  new CommandError(`No payment method has the code "${code}"; "payment list" shows them.`);

async function changeTemplate(
  command: Extract<SiteCommand, { name: 'template-set' | 'template-remove' }>,
  { db, onChange }: CommandContext,
): Promise<string[]> {
  const { value } = command;
  await db.transaction().execute(async trx => {
    const site = await readSetting(trx, 'site');
    const { [value]: old, ...rest } = site.template;
    if (command.name === 'template-set') {
      await writeSetting(trx, 'site', { ...site, template: { ...site.template, [value]: command.text } });
      return;
    }
    if (old === undefined)
      throw new CommandError(`No template value is called "${value}"; "template list" shows them.`);
    await writeSetting(trx, 'site', { ...site, template: rest });
  });
  onChange();
  return [command.name === 'template-set' ? `${value} is "${command.text}".` : `${value} is removed.`];
}

export const siteCommands = defineCommands<SiteCommand>({
  usage: {
    'template-list': [['template list', 'lists the template values']],
    'template-set': [['template NAME VALUE', 'sets a template value: template mem_cen 0']],
    'template-remove': [['template remove NAME', 'removes a template value']],
    'payment-list': [['payment list', 'lists the payment methods']],
    'payment-add': [['payment add CODE [--name NAME]', 'adds a payment method']],
    'payment-set': [['payment set CODE [--name NAME] [--state on|off] [--position N]', 'changes a payment method']],
    'payment-remove': [['payment remove CODE', 'removes a payment method']],
  },
  parse: parseSiteArgs,
  run: runSiteCommand,
});
