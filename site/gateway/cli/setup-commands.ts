/** The first merchant of a gateway that began without a sandbox, and who may change things: words and what is done. */

import { type CommandContext, CommandError } from '../command/command.ts';
import { readMatching, readOrigin } from '../command/word-checks.ts';
import { addMerchant, readMerchants } from '../store/operator/merchants.ts';
import { addOperator, isOperator, readOperators, removeOperator } from '../store/operator/operators.ts';
import { readSetting } from '../store/operator/settings.ts';

/** Options of these commands, beside those of all; `operator` says with every command who gives it. */
export const SETUP_OPTIONS = {
  origin: { type: 'string', multiple: true },
  operator: { type: 'string' },
} as const;

export type SetupCommand =
  | {
      readonly name: 'setup';
      readonly merchant: string;
      readonly origins: readonly string[];
      readonly operator: string;
    }
  | { readonly name: 'operator-list' }
  | { readonly name: 'operator-add' | 'operator-remove'; readonly operator: string };

interface Options {
  readonly merchant?: string;
  readonly origin?: readonly string[];
  readonly operator?: string;
}

const OPERATOR = /^[\w.@-]{1,64}$/;
const OPERATOR_WORDS = '1 to 64 letters, digits, or . @ _ -';

/** What `setup` wants, and how it is asked for on a terminal. */
const QUESTIONS = {
  merchant: 'Code of the merchant (letters, digits, _ or -): ',
  origin: 'Origins of its pages, such as https://play.example (more than one by blanks): ',
  operator: 'Your name, as it will stand beside your commands: ',
} as const;

/** `area verb subject` as a command; null when the area is another one. Throws CommandError when words are missing or wrong. */
export function readSetupWords(
  [area, verb, subject]: readonly (string | undefined)[],
  { merchant, origin = [], operator }: Options,
): SetupCommand | null {
  if (area === 'setup') {
    if (verb !== undefined) throw new CommandError(`"${verb}" is one word too many; setup wants options alone.`);
    if (merchant === undefined || origin.length === 0 || operator === undefined) {
      throw new CommandError('setup wants --merchant CODE, --origin https://… (once or more) and --operator NAME.');
    }
    readMatching('operator', operator, OPERATOR, OPERATOR_WORDS);
    return { name: 'setup', merchant, origins: origin.map(readOrigin), operator };
  }
  if (area !== 'operator') return null;
  if (verb === 'list') return { name: 'operator-list' };
  if (verb !== 'add' && verb !== 'remove') throw new CommandError('operator wants list, add NAME or remove NAME.');
  if (subject === undefined || !OPERATOR.test(subject)) {
    throw new CommandError(`operator ${verb} wants a name of ${OPERATOR_WORDS}.`);
  }
  return { name: `operator-${verb}`, operator: subject };
}

/** The words of a `setup` with answers for what they leave out; other words stay as they are. */
export async function askForSetup(
  words: readonly string[],
  ask: (question: string) => Promise<string>,
): Promise<readonly string[]> {
  if (words[0] !== 'setup') return words;
  const answered = [...words];
  for (const [option, question] of Object.entries(QUESTIONS)) {
    if (words.some(word => word === `--${option}` || word.startsWith(`--${option}=`))) continue;
    for (const answer of (await ask(question)).split(/\s+/).filter(Boolean)) answered.push(`--${option}`, answer);
  }
  return answered;
}

/** Does a command and gives the lines to print. Throws CommandError when it cannot be done; then nothing was changed. */
export async function runSetupCommand(command: SetupCommand, context: CommandContext): Promise<string[]> {
  const { db, now } = context;
  switch (command.name) {
    case 'setup':
      return setUp(command, context);
    case 'operator-list':
      return (await readOperators(db)).map(({ name, added_at }) => `${name} since ${new Date(added_at).toISOString()}`);
    case 'operator-add': {
      const isNew = await addOperator(db, command.operator, now());
      return [`${command.operator} ${isNew ? 'is' : 'was'} an operator${isNew ? '' : ' before'}.`];
    }
    case 'operator-remove':
      if (await removeOperator(db, command.operator)) return [`${command.operator} is no operator any more.`];
      throw new CommandError(
        (await isOperator(db, command.operator))
          ? `${command.operator} is the only operator; add another one first.`
          : unknownOperator(command.operator),
      );
  }
}

async function setUp(
  { merchant, origins, operator }: Extract<SetupCommand, { name: 'setup' }>,
  { db, now, onChange }: CommandContext,
): Promise<string[]> {
  await db.transaction().execute(async trx => {
    const [there] = await readMerchants(trx);
    if (there) {
      throw new CommandError(
        `This gateway is set up: the merchant ${there.code} is there. Change it by "origin add" and "operator add".`,
      );
    }
    await addMerchant(trx, merchant, origins);
    await addOperator(trx, operator, now());
  });
  onChange();
  return [
    `${merchant} is set up for ${origins.join(', ')}; its first operator is ${operator}.`,
    'Next: "member add NAME" makes an account, "lottery on-sale CODE" opens a lottery, "help" shows the rest.',
  ];
}

/** Throws CommandError unless an operator gives the command; in a sandbox everybody may. */
export async function requireOperator({ db, who }: CommandContext): Promise<void> {
  if ((await readSetting(db, 'filledAs')) === 'sandbox') return;
  if (who === undefined) {
    throw new CommandError('Who changes this? Say so by --operator NAME, or by the environment variable OPERATOR.');
  }
  if (!(await isOperator(db, who))) throw new CommandError(unknownOperator(who));
}

const unknownOperator = (name: string) =>
  `No operator is called "${name}"; "operator list" shows them, "setup" makes the first.`;
