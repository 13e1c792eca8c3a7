/** Command `lottery …`: opens and closes sales, sets the source of results, and corrects and verifies results. */
import { toDecimal, verifyDraw } from 'lobbykit/domain';
import { type CommandContext, CommandError, defineCommands } from '../../platform/cli/command.ts';
import type { Database, Lottery } from '../../platform/db/schema.ts';
import { changeResults, correctDraw } from './corrections.ts';
import { readLotteries, setOnSale } from './draws-repository.ts';
import { levelPattern, parseLevels } from './prize-levels.ts';
import { findLotteryByCode, findVerification } from './results-repository.ts';
import { parseTimetable } from './timetable.ts';

/** Command-line options declared by the lottery commands. */
const LOTTERY_OPTIONS = { numbers: { type: 'string' }, reason: { type: 'string' } } as const;

const LONGEST_REASON = 200;

interface Options {
  readonly numbers?: string;
  readonly reason?: string;
}

/**
 * Parses the arguments of `lottery`; returns null if the command belongs to another group. Throws CommandError for
 * missing or invalid arguments.
 */
function parseLotteryArgs(
  [area, verb, code, subject]: readonly (string | undefined)[],
  { numbers, reason }: Options,
): LotteryCommand | null {
  if (area !== 'lottery') return null;
  if (verb === 'list') return { name: 'lottery-list' };
  if (verb !== 'on-sale' && verb !== 'off-sale' && verb !== 'results' && verb !== 'correct' && verb !== 'verify')
    return null;
  if (code === undefined)
    throw new CommandError(`lottery ${verb} requires the code of a lottery; "lottery list" shows them.`);
  if (verb === 'results') {
    if (subject === 'engine' || subject === 'imported') return { name: 'lottery-results', code, results: subject };
    throw new CommandError('lottery results requires engine or imported after the code of the lottery.');
  }
  if (verb === 'on-sale' || verb === 'off-sale') return { name: 'lottery-sale', code, onSale: verb === 'on-sale' };
  if (subject === undefined) throw new CommandError(`lottery ${verb} requires the number of a draw after the code.`);
  if (verb === 'verify') return { name: 'lottery-verify-show', code, numero: subject };
  if (!numbers)
    throw new CommandError('lottery correct requires --numbers: levels separated by ~, numbers by a comma.');
  const text = reason?.trim() ?? '';
  if (text === '' || text.length > LONGEST_REASON) {
    throw new CommandError(`lottery correct requires --reason with 1 to ${LONGEST_REASON} characters.`);
  }
  return { name: 'lottery-correct', code, numero: subject, numbers, reason: text };
}

export type LotteryCommand =
  | { readonly name: 'lottery-list' }
  | { readonly name: 'lottery-sale'; readonly code: string; readonly onSale: boolean }
  | { readonly name: 'lottery-verify-show'; readonly code: string; readonly numero: string }
  | { readonly name: 'lottery-results'; readonly code: string; readonly results: Lottery['results'] }
  | {
      readonly name: 'lottery-correct';
      readonly code: string;
      readonly numero: string;
      readonly numbers: string;
      readonly reason: string;
    };

/**
 * Executes a command and returns the lines to print. Throws CommandError if the command fails; then no data are
 * changed.
 */
async function runLotteryCommand(command: LotteryCommand, context: CommandContext): Promise<string[]> {
  const { db, onChange } = context;
  switch (command.name) {
    case 'lottery-list':
      return (await readLotteries(db)).map(({ code, names, on_sale, timetable, results }) =>
        [code.padEnd(6), on_sale ? 'on sale ' : 'off sale', results.padEnd(8), timetable.padEnd(28), names.EN].join(
          ' ',
        ),
      );
    case 'lottery-sale':
      if (!(await setOnSale(db, command.code, command.onSale))) throw unknown(command.code);
      onChange();
      return [`${command.code} is ${command.onSale ? 'on sale' : 'off sale'}.`];
    case 'lottery-results': {
      const { code, results } = command;
      const lottery = await requireLottery(db, code);
      if (results === 'imported' && parseTimetable(lottery.timetable).kind === 'interval') {
        throw new CommandError(`"${code}" draws several times a day, and import-draws reads one draw a day.`);
      }
      const overdue = await db.transaction().execute(trx => changeResults(trx, lottery, results));
      if (overdue > 0) {
        throw new CommandError(
          `${overdue} tickets of ${code} wait for results; import the draws of their dates first.`,
        );
      }
      onChange();
      const descriptions = {
        engine: 'are drawn by the gateway',
        imported: 'are imported; its tickets wait for import-draws',
      };
      return [`The results of ${code} ${descriptions[results]}.`];
    }
    case 'lottery-correct':
      return correct(command, context);
    case 'lottery-verify-show':
      return verify(command, context);
  }
}

async function correct(
  { code, numero, numbers, reason }: Extract<LotteryCommand, { name: 'lottery-correct' }>,
  { db, actor = 'desk' }: CommandContext,
): Promise<string[]> {
  const lottery = await requireLottery(db, code);
  if (!levelPattern(parseLevels(lottery.prize_levels)).test(numbers)) {
    throw new CommandError(`--numbers does not have the levels ${lottery.prize_levels} of ${code} (digits x count).`);
  }
  const found = await db
    .transaction()
    .execute(trx => correctDraw(trx, lottery, { numero, numbers, operator: actor, reason }));
  if (!found) throw new CommandError(`${code} has no published result of draw ${numero}.`);
  const lines = found.differences.map(({ orderNo, userName, merchant, units }) => {
    const [verb, amount] = units > 0n ? ['--give', units] : ['--take', -units];
    const text = `correction ${found.id}, ticket ${orderNo}`;
    return `  money adjust ${userName} ${verb} ${toDecimal(amount)} --reason "${text}" --merchant ${merchant}`;
  });
  return [
    `Correction ${found.id} of ${code} ${numero}: ${found.before} should have been ${numbers}.`,
    'The published result and settled tickets stay as they are.',
    ...(lines.length > 0 ? [`${lines.length} tickets differ; adjust them by:`, ...lines] : ['No ticket differs.']),
  ];
}

async function verify(
  { code, numero }: Extract<LotteryCommand, { name: 'lottery-verify-show' }>,
  { db }: CommandContext,
): Promise<string[]> {
  const lottery = await requireLottery(db, code);
  const draw = await findVerification(db, lottery.game_id, numero);
  if (!draw?.winning_number) throw new CommandError(`${code} has no published result of draw ${numero}.`);
  const { winning_number: numbers, source, seed, commitment, committed_at: at } = draw;
  const title = `${code} ${numero} (${source}): ${numbers}`;
  if (seed === null || commitment === null || at === null) {
    return [title, 'Not verifiable: no seed was committed before the first ticket.'];
  }
  if (!(await verifyDraw({ seed, commitment, numbers }))) {
    throw new CommandError(
      `${title}\nWRONG: the seed ${seed} does not give the commitment ${commitment} and these numbers.`,
    );
  }
  return [
    title,
    `Commitment ${commitment}, since ${new Date(at).toISOString()}`,
    `Seed       ${seed}`,
    'Verified: the seed has this SHA-256 and gives these numbers.',
  ];
}

async function requireLottery(db: Database, code: string): Promise<Lottery> {
  const lottery = await findLotteryByCode(db, code);
  if (!lottery) throw unknown(code);
  return lottery;
}

const unknown = (code: string) => new CommandError(`No lottery has the code "${code}"; "lottery list" shows them.`);

export const lotteryCommands = defineCommands<LotteryCommand>({
  usage: {
    'lottery-list': [['lottery list', 'lists the lotteries, their sale state, and the source of their results']],
    'lottery-sale': [
      ['lottery on-sale CODE', 'opens the sale of a lottery'],
      ['lottery off-sale CODE', 'closes the sale of a lottery'],
    ],
    'lottery-results': [
      [
        'lottery results CODE engine|imported',
        'sets the source of the results: the draw engine, or import-draws only; tickets wait for the import',
      ],
    ],
    'lottery-correct': [
      [
        'lottery correct CODE DRAW --numbers NUMBERS --reason TEXT',
        'records that a published result was wrong, and lists the tickets with another win',
      ],
    ],
    'lottery-verify-show': [
      ['lottery verify CODE DRAW', 'checks that the numbers of a draw were fixed before its first ticket'],
    ],
  },
  options: LOTTERY_OPTIONS,
  maxArgs: verb => (verb === 'results' || verb === 'correct' || verb === 'verify' ? 4 : 3),
  parse: parseLotteryArgs,
  run: runLotteryCommand,
});
