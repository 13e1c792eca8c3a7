/** Command `import-draws FILE`: imports published results of a lottery from a file. */
import { readFileSync } from 'node:fs';
import { type CommandContext, CommandError, defineCommands } from '../../platform/cli/command.ts';
import { ImportError, importDraws } from './import-draws.ts';

interface ImportCommand {
  readonly name: 'import-draws';
  /** Code of the lottery. */
  readonly code: string;
  /** Content of the file: lines of `date,winningNumber`. */
  readonly text: string;
}

function parseImportArgs(
  [area, file]: readonly (string | undefined)[],
  { game = 'mb' }: { readonly game?: string },
): ImportCommand | null {
  if (area !== 'import-draws') return null;
  if (file === undefined) throw new CommandError('import-draws requires the name of a file.');
  return { name: 'import-draws', code: game, text: readText(file) };
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new CommandError(`${file} cannot be read: ${error instanceof Error ? error.message : error}.`);
  }
}

async function runImportCommand({ code, text }: ImportCommand, context: CommandContext): Promise<string[]> {
  const { db, now, onChange, actor } = context;
  try {
    const { read, changed, skipped } = await importDraws(db, code, text, now(), actor);
    if (changed > 0) onChange();
    const stay = skipped > 0 ? [`${skipped} have tickets and stay as they are; see "lottery correct".`] : [];
    return [`${read} draws of ${code} read, ${changed} changed.`, ...stay];
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    throw new CommandError([...error.lines, 'Nothing was imported.'].join('\n'));
  }
}

export const importCommands = defineCommands<ImportCommand>({
  usage: {
    'import-draws': [
      ['import-draws FILE [--game CODE]', 'imports results (date,winningNumber) of a lottery; default mb'],
    ],
  },
  options: { game: { type: 'string' } },
  parse: parseImportArgs,
  run: runImportCommand,
});
