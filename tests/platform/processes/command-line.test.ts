import { describe, expect, it } from 'vitest';
import { parseCommand } from '../../../site/gateway/cli/command-line.ts';
import { THE_MERCHANT } from '../../../site/gateway/platform/cli/command.ts';

const CSV = 'tests/helpers/gateway/draws.csv';

describe('arguments of the command line', () => {
  it.each([[[]], [['help']], [['--help']], [['origin', '-h']]])('arguments %s request the help text', args => {
    expect(parseCommand(args)).toBeNull();
  });

  it.each([
    [['lottery', 'list'], { name: 'lottery-list' }],
    [['lottery', 'off-sale', 'mb'], { name: 'lottery-sale', code: 'mb', onSale: false }],
    [['lottery', 'on-sale', 'hcm'], { name: 'lottery-sale', code: 'hcm', onSale: true }],
    [['origin', 'list'], { name: 'origin-list' }],
    [
      ['origin', 'add', 'https://shop.example'],
      { name: 'origin-add', merchant: THE_MERCHANT, origin: 'https://shop.example' },
    ],
    [
      ['origin', 'add', 'http://localhost:3000/', '--merchant', 'acme'],
      { name: 'origin-add', merchant: 'acme', origin: 'http://localhost:3000' },
    ],
    [
      ['origin', 'add', 'https://shop.example.:8443/'],
      { name: 'origin-add', merchant: THE_MERCHANT, origin: 'https://shop.example:8443' },
    ],
    [
      ['origin', 'remove', 'https://shop.example'],
      { name: 'origin-remove', merchant: THE_MERCHANT, origin: 'https://shop.example' },
    ],
    [
      ['import-draws', CSV, '--game', 'hcm'],
      { name: 'import-draws', code: 'hcm', text: expect.stringContaining('date,winningNumber') },
    ],
    [['import-draws', CSV], { name: 'import-draws', code: 'mb', text: expect.stringContaining('2026-11-19') }],
  ])('arguments are parsed as a command: %s', (args, command) => {
    expect(parseCommand(args)).toEqual(command);
  });

  it.each(['capacitor://localhost', 'ionic://app.shop.example', 'tauri://localhost:1430', 'http://[::1]:3000'])(
    'origin add accepts %s',
    origin => expect(parseCommand(['origin', 'add', origin])).toMatchObject({ name: 'origin-add', origin }),
  );

  it.each([
    [['foo'], '"foo" is no command; "help" shows them.'],
    [['lottery'], '"lottery" is no command'],
    [['lottery', 'off-sale'], 'lottery off-sale requires the code of a lottery'],
    [['lottery', 'list', 'a', 'b'], '"b" is an unexpected argument'],
    [['import-draws'], 'import-draws requires the name of a file.'],
    [['import-draws', 'nowhere.csv'], 'nowhere.csv cannot be read'],
    [['origin', 'add'], '"" is no origin'],
    [
      ['origin', 'add', 'shop.example'],
      '"shop.example" is no origin; allowed are URLs such as https://shop.example or http://localhost:3000, and those of apps: capacitor://localhost, ionic://localhost, tauri://localhost.',
    ],
    [['origin', 'add', 'https://shop.example/path'], 'is no origin'],
    [['origin', 'add', 'null'], 'is no origin'],
    ...[
      'ftp://shop.example',
      'file://',
      'app://localhost',
      'capacitor://',
      'capacitor://localhost/index.html',
      'capacitor://localhost:70000',
      'CAPACITOR://localhost',
      "ionic://a;script-src'self'",
      'https://*.shop.example',
      'https://shop.example..',
    ].map((origin): [string[], string] => [['origin', 'add', origin], `"${origin}" is no origin`]),
    [['origin', 'list', '--merchant', 'a b'], '--merchant must match'],
    [['origin', 'list', '--force'], '--force'],
  ])('arguments are rejected with a reason: %s', (args, message) => {
    expect(() => parseCommand(args)).toThrow(message);
  });
});
