/** `lobbykit snippet`: the printed markup, and messages for invalid arguments. */
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { COMMANDS, runCli } from '../../sdk/cli/cli.ts';
import { UsageError } from '../../sdk/cli/command.ts';
import { PAGE_OPTIONS, snippetOf } from '../../sdk/cli/snippet.ts';
import { VERSION } from '../../sdk/lobby/version.ts';
import { WIDGET_ATTRIBUTES, type WidgetName } from '../../sdk/prerender/widget-attributes.ts';
import { placeholderStyle } from '../../sdk/protocol/embed/placeholder-style.ts';

const HASH = 'sha384-abc';
const print = (...args: string[]) => snippetOf(args, () => HASH);
const widgets = Object.keys(WIDGET_ATTRIBUTES) as WidgetName[];

/** Tags of the printed markup with their attributes by name. */
const tagsOf = (html: string) =>
  parseFragment(html).childNodes.flatMap((node: DefaultTreeAdapterTypes.ChildNode) =>
    'tagName' in node
      ? [{ name: node.tagName, ...Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])) }]
      : [],
  );

/** Message of the UsageError that the arguments cause. */
function messageOf(...args: string[]): string {
  try {
    print(...args);
  } catch (error) {
    expect(error).toBeInstanceOf(UsageError);
    return (error as Error).message;
  }
  throw new Error('The arguments are valid.');
}

describe('lobbykit snippet', () => {
  it("the snippet contains the reserved space, the script of this version with its hash, and the widget's tag", () => {
    const text = print(
      ...['lottery-board', '--gateway', 'https://gw.test/', '--merchant', 'm_1', '--language', 'pt-BR'],
      ...['--theme', 'dark', '--limit', '4', '--layout=rows', '--no-history', '--group', '<a "b">'],
    );
    const attributes = { group: '<a "b">', layout: 'rows', limit: '4', 'no-history': '' };
    expect(text).toContain(
      placeholderStyle('lottery-board', attributes)
        .trimEnd()
        .replace(/^(?=.)/gm, '  '),
    );
    expect(tagsOf(text)).toEqual([
      { name: 'style' },
      {
        ...{ name: 'script', src: `https://gw.test/sdk/${VERSION}/lobbykit.js` },
        ...{ integrity: HASH, crossorigin: 'anonymous' },
        ...{ 'data-lobby-gateway': 'https://gw.test', 'data-lobby-merchant': 'm_1', 'data-lobby-language': 'PT-BR' },
        ...{ 'data-lobby-theme': 'dark', defer: '' },
      },
      { name: 'lobby-lottery-board', ...attributes },
    ]);
  });

  it('a widget that floats above the page reserves no space, and --no-integrity omits the hash', () => {
    expect(tagsOf(print('login-modal', '--no-integrity'))).toEqual([
      {
        ...{ name: 'script', src: `https://gateway.example/sdk/${VERSION}/lobbykit.js`, defer: '' },
        ...{ 'data-lobby-gateway': 'https://gateway.example', 'data-lobby-merchant': 'demo' },
        'data-lobby-language': 'EN',
      },
      { name: 'lobby-login-modal' },
    ]);
  });

  it.each(widgets)('every attribute of the %s is an option with the allowed values of its table', widget => {
    for (const [name, rule] of Object.entries(WIDGET_ATTRIBUTES[widget])) {
      expect(PAGE_OPTIONS).not.toHaveProperty([name]);
      if (rule.kind === 'flag') {
        expect(tagsOf(print(widget, `--${name}`)).at(-1)).toHaveProperty([name], '');
        continue;
      }
      const [value, allowed] =
        rule.kind === 'choice'
          ? [rule.values[0] ?? '', rule.values.join(', ')]
          : rule.kind === 'number'
            ? [String(rule.max), `a whole number from ${rule.min} to ${rule.max}`]
            : ['a text', null];
      expect(tagsOf(print(widget, `--${name}`, value)).at(-1)).toHaveProperty([name], value);
      if (allowed) expect(messageOf(widget, `--${name}`, 'x"')).toContain(`"--${name}" is "x""; allowed: ${allowed}.`);
    }
  });

  it('one message names every invalid value with the allowed values', () => {
    const message = messageOf(
      ...['lottery-board', '--gateway', '/', '--merchant', 'no such', '--language', 'english!', '--theme', 'blue'],
      ...['--limit', '0', '--layout', 'round'],
    );
    expect(message.split('\n').map(line => /option "([\w-]+)" is "[^"]+"; allowed: .{10}/.exec(line)?.[1])).toEqual([
      ...['--layout', '--limit', '--gateway', '--merchant', '--language', '--theme'],
    ]);
  });

  it.each([
    [[], 'option "WIDGET" is missing; allowed: lottery-board, game-grid,'],
    [['lotery-board'], 'option "WIDGET" is "lotery-board"; allowed: lottery-board, game-grid,'],
    [['winner-board', '--layout', 'rows'], "'--layout'. Options: --gateway, --merchant, --language, --theme,"],
    [['winner-board', '--limit'], '--limit'],
    [['winner-board', 'game-grid'], 'Unexpected argument "game-grid"'],
    [
      ['winner-board', '--gateway', 'javascript:alert(1)'],
      'option "--gateway" is "javascript:alert(1)"; allowed: an http',
    ],
    [['winner-board', '--gateway', 'https://u:p@gw.test'], 'option "--gateway"'],
  ])('invalid arguments %j print the message %j', (args, message) => {
    expect(messageOf(...args)).toContain(message);
  });

  it('the help lists the snippet command and the attributes that it accepts as options', async () => {
    const lines: string[] = [];
    const output = { out: (text: string) => lines.push(text), error: (text: string) => lines.push(text) };
    expect(COMMANDS.map(({ name }) => name)).toContain('snippet');
    expect(await runCli(['snippet', '--help'], output)).toBe(0);
    expect(lines[0]).toMatch(/--limit VALUE +a whole number from 1 to 1000/);
    expect(await runCli(['snippet', 'game'], output)).toBe(2);
    expect(lines[1]).toContain('option "WIDGET" is "game"');
  });
});
