/** Command line of the package: help, version, and messages about invalid arguments. */
import { describe, expect, it } from 'vitest';
import { runCli } from '../../sdk/cli/cli.ts';
import { type Command, parseCommandArgs } from '../../sdk/cli/command.ts';
import { VERSION } from '../../sdk/lobby/version.ts';

const greet: Command = {
  name: 'greet',
  summary: 'Prints a greeting',
  usage: 'Usage: lobbykit greet NAME',
  run: async (args, output) => {
    const { values, positionals } = parseCommandArgs(args, { loud: { type: 'boolean' }, from: { type: 'string' } });
    output.out(`${values.loud ? 'HELLO' : 'Hello'} ${positionals[0]}`);
    return positionals[0] ? 0 : 1;
  },
};

async function run(...args: string[]) {
  const out: string[] = [];
  const error: string[] = [];
  const code = await runCli(args, { out: text => out.push(text), error: text => error.push(text) }, [greet]);
  return { code, out: out.join('\n'), error: error.join('\n') };
}

describe('lobbykit command line', () => {
  it.each([[[]], [['help']], [['--help']], [['-h']]])('arguments %j print the list of commands', async args => {
    const result = await run(...args);
    expect(result).toMatchObject({ code: 0, error: '' });
    expect(result.out).toMatch(/^ {2}greet +Prints a greeting$/m);
  });

  it.each([[['help', 'greet']], [['greet', '--help']], [['greet', 'Ann', '-h']]])(
    'arguments %j print the arguments of the command',
    async args => expect(await run(...args)).toEqual({ code: 0, out: greet.usage, error: '' }),
  );

  it.each(['--version', '-v'])('%s prints the version of the package', async option => {
    expect(await run(option)).toEqual({ code: 0, out: VERSION, error: '' });
  });

  it('a command receives its arguments and determines the exit code', async () => {
    expect(await run('greet', '--loud', 'Ann')).toEqual({ code: 0, out: 'HELLO Ann', error: '' });
    expect(await run('greet')).toMatchObject({ code: 1 });
  });

  it.each([[['greets']], [['help', 'greets']]])(
    'an unknown command (%j) prints the names of the existing commands',
    async args => {
      const result = await run(...args);
      expect(result).toMatchObject({ code: 2, out: '' });
      expect(result.error).toContain('"greets" is not a command. Commands: greet, help.');
    },
  );

  it('the error of an unknown option or of an option without a value lists the options of the command', async () => {
    const unknown = await run('greet', '--quiet');
    expect(unknown.error).toBe("Unknown option '--quiet'. Options: --loud, --from.\nHelp: lobbykit help");
    expect(await run('greet', '--from')).toMatchObject({ code: 2, error: expect.stringContaining("'--from <value>'") });
  });
});
