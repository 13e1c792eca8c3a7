/** Reads the words of commands on template values and payment methods. */

import { parseMatching, parseName, readSwitch } from '../../platform/cli/argument-checks.ts';
import { CommandError } from '../../platform/cli/command.ts';
import type { SiteCommand } from './site-cli.ts';

interface Options {
  readonly name?: string;
  readonly state?: string;
  readonly position?: string;
}

/** LocalizedText that every object has would be lost among them. */
const VALUE = /^(?!__proto__$|constructor$|prototype$)\w{1,64}$/;
const CODE = /^[A-Z0-9_]{1,32}$/;
const LONGEST_TEXT = 500;

/** `area verb subject` as a command; null when the area is another one. Throws CommandError when words are missing or wrong. */
export function parseSiteArgs(
  [area, verb, subject]: readonly (string | undefined)[],
  options: Options,
): SiteCommand | null {
  if (area === 'template') return parseTemplate(verb, subject);
  if (area === 'payment') return parsePayment(verb, subject, options);
  return null;
}

function parseTemplate(verb: string | undefined, subject: string | undefined): SiteCommand {
  if (verb === undefined) throw new CommandError('template wants list, remove NAME, or a name and its value.');
  if (verb === 'list') return { name: 'template-list' };
  const value = verb === 'remove' ? (subject ?? '') : verb;
  if (!VALUE.test(value)) {
    throw new CommandError(`"${value}" is no name of a template value; allowed are 1 to 64 letters, digits and _.`);
  }
  if (verb === 'remove') return { name: 'template-remove', value };
  if (subject === undefined) throw new CommandError(`template ${value} wants a value, such as 1 or "#c4122f".`);
  if (subject.length > LONGEST_TEXT || /\p{Cc}/u.test(subject)) {
    throw new CommandError(`The value of ${value} is too long or no text; allowed are ${LONGEST_TEXT} characters.`);
  }
  return { name: 'template-set', value, text: subject };
}

function parsePayment(verb: string | undefined, code: string | undefined, options: Options): SiteCommand {
  if (verb === 'list') return { name: 'payment-list' };
  if (verb !== 'add' && verb !== 'set' && verb !== 'remove') {
    throw new CommandError('payment wants list, add, set or remove.');
  }
  if (code === undefined || !CODE.test(code)) {
    throw new CommandError(
      `payment ${verb} wants a code that matches ${CODE.source}; "payment list" shows those there are.`,
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
    throw new CommandError('payment set wants one of --name, --state, --position.');
  }
  return { name: 'payment-set', code, change };
}
