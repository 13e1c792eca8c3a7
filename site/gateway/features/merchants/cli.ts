/** Commands `setup` and `operator …`: create the first merchant of a production gateway, and manage operators. */

import { parseMatching, readOrigin } from '../../platform/cli/argument-checks.ts';
import { type CommandContext, CommandError, defineCommands } from '../../platform/cli/command.ts';
import { sandboxFeatures } from '../../platform/mode.ts';
import { readSetting } from '../../platform/settings/repository.ts';
import { addMerchant, readMerchants } from './merchants-repository.ts';
import { createToken, isTokenOf } from './operators.ts';
import { addOperator, changeOperator, findOperator, listOperators, removeOperator } from './operators-repository.ts';

/**
 * Command-line options declared by these commands. `--operator` names the operator who runs a command; for `setup`, it
 * names both new operators.
 */
const SETUP_OPTIONS = {
  origin: { type: 'string', multiple: true },
  operator: { type: 'string', multiple: true },
} as const;

export type SetupCommand =
  | {
      readonly name: 'setup';
      readonly merchant: string;
      readonly origins: readonly string[];
      readonly operators: readonly string[];
    }
  | { readonly name: 'operator-list' }
  | { readonly name: 'operator-add' | 'operator-remove' | 'operator-renew'; readonly operator: string };

interface Options {
  /** Value of `--merchant`; undefined if omitted. */
  readonly ofMerchant?: string;
  readonly origin?: readonly string[];
  readonly operator?: readonly string[];
}

const OPERATOR = /^[\w.@-]{1,64}$/;
const OPERATOR_ARGS = '1 to 64 letters, digits, or . @ _ -';
const VERBS = ['add', 'renew', 'remove'] as const;

/** Questions with which `setup` prompts on a terminal, by option. */
const QUESTIONS = {
  merchant: 'Code of the merchant (letters, digits, _ or -): ',
  origin: 'Origins of its pages, such as https://play.example (separate several by blanks): ',
  operator: 'Names of two operators, separated by a blank (large amounts need both): ',
} as const;

/**
 * Parses the arguments of `setup` and `operator`; returns null if the command belongs to another group. Throws
 * CommandError for missing or invalid arguments.
 */
function parseSetupArgs(
  [area, verb, subject]: readonly (string | undefined)[],
  { ofMerchant: merchant, origin = [], operator = [] }: Options,
): SetupCommand | null {
  if (area === 'setup') {
    if (verb !== undefined) throw new CommandError(`"${verb}" is not allowed; setup accepts only options.`);
    if (merchant === undefined || origin.length === 0 || new Set(operator).size !== 2 || operator.length !== 2) {
      throw new CommandError(
        'setup requires --merchant CODE, --origin https://… (once or more), and --operator NAME twice, with two names.',
      );
    }
    for (const name of operator) parseMatching('operator', name, OPERATOR, OPERATOR_ARGS);
    return { name: 'setup', merchant, origins: origin.map(readOrigin), operators: operator };
  }
  if (area !== 'operator') return null;
  if (verb === 'list') return { name: 'operator-list' };
  const action = VERBS.find(one => one === verb);
  if (!action) throw new CommandError('operator requires list, add NAME, renew NAME or remove NAME.');
  if (subject === undefined || !OPERATOR.test(subject)) {
    throw new CommandError(`operator ${verb} requires a name of ${OPERATOR_ARGS}.`);
  }
  return { name: `operator-${action}`, operator: subject };
}

/**
 * Prompts on the terminal for missing options of `setup`, and returns the completed arguments. Arguments of other
 * commands are returned unchanged.
 */
export async function promptForSetup(
  args: readonly string[],
  prompt: (question: string) => Promise<string>,
): Promise<readonly string[]> {
  if (args[0] !== 'setup') return args;
  const completed = [...args];
  for (const [option, question] of Object.entries(QUESTIONS)) {
    if (args.some(arg => arg === `--${option}` || arg.startsWith(`--${option}=`))) continue;
    for (const value of (await prompt(question)).split(/\s+/).filter(Boolean)) completed.push(`--${option}`, value);
  }
  return completed;
}

/**
 * Executes a command and returns the lines to print. Throws CommandError if the command fails; then no data are
 * changed.
 */
async function runSetupCommand(command: SetupCommand, context: CommandContext): Promise<string[]> {
  const { db, now } = context;
  switch (command.name) {
    case 'setup':
      return setUp(command, context);
    case 'operator-list':
      return (await listOperators(db)).map(({ name, added_at, added_by, root }) =>
        [
          name,
          `since ${new Date(added_at).toISOString()}`,
          added_by === null ? 'by setup' : `by ${added_by}, from ${root}`,
        ].join(' '),
      );
    case 'operator-add': {
      const { token, token_hash } = createToken();
      const row = {
        name: command.operator,
        added_at: now(),
        token_hash,
        ...(await originOf(command.operator, context)),
      };
      if (!(await addOperator(db, row))) return [`${command.operator} was an operator before.`];
      return [
        `${command.operator} is an operator, and confirms decisions of others in 24 hours.`,
        tokenLine(command.operator, token),
      ];
    }
    case 'operator-renew':
      return renew(command.operator, context);
    case 'operator-remove':
      if (await removeOperator(db, command.operator)) return [`${command.operator} is no operator any more.`];
      throw new CommandError(
        (await findOperator(db, command.operator))
          ? `${command.operator} is the only operator; add another one first.`
          : unknownOperator(command.operator),
      );
  }
}

const tokenLine = (name: string, token: string) => `OPERATOR_TOKEN of ${name}, shown this once: ${token}`;

/**
 * Returns the columns that record who created the token of the operator `name`. In a sandbox, anyone may run commands,
 * so that `actor` may be undefined or unknown.
 */
async function originOf(name: string, { db, actor }: CommandContext) {
  const creator = actor === undefined ? null : await findOperator(db, actor);
  return { added_by: actor ?? null, root: creator?.root ?? name };
}

/**
 * Replaces the token of an operator. If another operator replaces it, the operator counts as newly added, because the
 * other operator knows the token.
 */
async function renew(name: string, context: CommandContext): Promise<string[]> {
  const { db, now, actor } = context;
  if (!(await findOperator(db, name))) throw new CommandError(unknownOperator(name));
  const { token, token_hash } = createToken();
  const added = actor === name ? {} : { added_at: now(), ...(await originOf(name, context)) };
  await changeOperator(db, name, { token_hash, ...added });
  return [tokenLine(name, token)];
}

async function setUp(
  { merchant, origins, operators }: Extract<SetupCommand, { name: 'setup' }>,
  { db, now, onChange }: CommandContext,
): Promise<string[]> {
  const tokens = operators.map(name => ({ name, ...createToken() }));
  await db.transaction().execute(async trx => {
    const [there] = await readMerchants(trx);
    if (there) {
      throw new CommandError(
        `This gateway is set up: the merchant ${there.code} is there. Change it by "origin add" and "operator add".`,
      );
    }
    await addMerchant(trx, merchant, origins);
    for (const { name, token_hash } of tokens) {
      await addOperator(trx, { name, added_at: now(), added_by: null, root: name, token_hash });
    }
  });
  onChange();
  return [
    `${merchant} is set up for ${origins.join(', ')}; its operators are ${operators.join(' and ')}.`,
    ...tokens.map(({ name, token }) => tokenLine(name, token)),
    'Next: "member add NAME" makes an account, "lottery on-sale CODE" opens a lottery, "help" shows the rest.',
  ];
}

/** Throws CommandError unless the caller is an operator with a valid token. A sandbox accepts all callers. */
export async function requireOperator({ db, actor, token }: CommandContext): Promise<void> {
  if (sandboxFeatures(await readSetting(db, 'filledAs')).openCommands) return;
  if (actor === undefined) {
    throw new CommandError('Who changes this? Say so by --operator NAME, or by the environment variable OPERATOR.');
  }
  const operator = await findOperator(db, actor);
  if (!operator) throw new CommandError(unknownOperator(actor));
  if (operator.token_hash === null) {
    throw new CommandError(`${actor} has no token yet; another operator creates one by "operator renew ${actor}".`);
  }
  if (!isTokenOf(operator, token)) {
    throw new CommandError(
      `The token of ${actor} is ${token ? 'wrong' : 'missing'}; set OPERATOR_TOKEN to the token that "setup", "operator add" or "operator renew" showed.`,
    );
  }
}

const unknownOperator = (name: string) =>
  `No operator is called "${name}"; "operator list" shows them, "setup" makes the first.`;

export const setupCommands = defineCommands<SetupCommand>({
  usage: {
    setup: [
      [
        'setup --merchant CODE --origin https://play.example --operator NAME --operator NAME',
        'creates the first merchant, its origins and two operators of a production gateway, shows their tokens once, and prompts for missing options',
      ],
    ],
    'operator-list': [
      [
        'operator list',
        'lists the operators; an operator gives a command by --operator or OPERATOR, and OPERATOR_TOKEN',
      ],
    ],
    'operator-add': [
      [
        'operator add NAME',
        'adds an operator and shows the token once; the operator confirms large amounts after 24 hours',
      ],
    ],
    'operator-renew': [['operator renew NAME', 'replaces the token of an operator']],
    'operator-remove': [['operator remove NAME', 'removes an operator']],
  },
  options: SETUP_OPTIONS,
  parse: parseSetupArgs,
  run: runSetupCommand,
});
