import { describe, expect, it } from 'vitest';
import { parseCommand } from '../../../site/gateway/cli/command-line.ts';

const banner = (...args: string[]) => ['content', 'banner', 'add', 'T', '--scene', 'fish', ...args];
const match = (...args: string[]) => [
  'content',
  'hot-match',
  'add',
  '--home',
  'A',
  '--away',
  'B',
  '--league',
  'C',
  ...args,
];

describe('home command arguments', () => {
  it('banner dates start and end by the draw time zone', () => {
    const command = parseCommand(banner('--from', '2026-12-01', '--until', '2026-12-24'));
    expect(command).toMatchObject({
      name: 'content-add',
      kind: 'banner',
      // An empty merchant means the only merchant of the gateway or the sandbox merchant.
      merchant: '',
      subject: 'T',
      draft: { from: Date.parse('2026-12-01T00:00:00+07:00'), until: Date.parse('2026-12-25T00:00:00+07:00') },
    });
    expect(parseCommand(banner('--until', '2026-12-24T19:00'))).toMatchObject({
      draft: { until: Date.parse('2026-12-24T19:00:00+07:00') },
    });
  });

  it('argument none removes link, placement, group and end date of a banner', () => {
    const none = ['--link', 'none', '--place', 'none', '--group', 'none', '--until', 'none'];
    expect(parseCommand(['content', 'banner', 'edit', '7', ...none])).toMatchObject({
      id: 7,
      draft: { link: null, place: null, group: '', until: null },
    });
  });

  it('hot match accepts a weekly schedule', () => {
    expect(parseCommand(match('--weekly', '19:00 1,4', '--sandbox'))).toMatchObject({
      timetable: 'weekly 19:00 1,4',
      isSandbox: true,
    });
  });

  it.each([
    [['content', 'banner'], 'banner requires list, add, edit or remove.'],
    [['content', 'banner', 'add'], 'banner add requires a title.'],
    [['content', 'banner', 'add', 'T'], 'banner add requires --scene or --url'],
    [['content', 'banner', 'add', 'T', '--scene', 'chess'], '--scene is "chess", but must be one of'],
    [['content', 'banner', 'add', 'T', '--scene', 'fish-blue'], '--scene is "fish-blue"'],
    [['content', 'banner', 'add', 'T', '--scene', 'stadium'], '--scene is "stadium"'],
    [banner('--url', 'https://x.example/a.png'), '--scene and --url do not go together'],
    [
      ['content', 'banner', 'add', 'T', '--url', 'http://x.example/a.png'],
      '--url is "http://x.example/a.png", but must be an https',
    ],
    [banner('--link', 'javascript:alert(1)'), '--link is "javascript:alert(1)", but must be a path such as /m/lott'],
    [banner('--link', '//x.example/m/'), '--link is "//x.example/m/"'],
    [banner('--position', '-1'), '--position'],
    [banner('--position', 'x'), '--position is "x", but must be a whole number'],
    [banner('--from', 'tomorrow'), '--from is "tomorrow", but must be a date such as 2026-12-24'],
    [banner('--from', '2026-02-30'), '--from is "2026-02-30"'],
    [banner('--until', '2026-12-24T25:00'), '--until is "2026-12-24T25:00"'],
    [banner('--place', 'a b'), '--place is "a b", but must be a text that matches'],
    [['content', 'banner', 'add', 'T'.repeat(61), '--scene', 'fish'], 'is not a name; allowed are 1 to 60 characters'],
    [['content', 'banner', 'edit', 'x'], 'banner edit requires a number; "content banner list" shows them.'],
    [['content', 'banner', 'edit', '7'], 'banner edit requires one of --title'],
    [['content', 'banner', 'remove'], 'banner remove requires a number'],
    [['content', 'hot-match'], 'hot-match requires list, add or remove.'],
    [match(), 'hot-match add requires --kick-off 2026-12-24T19:00, or --weekly'],
    [match('--kick-off', '2026-12-24', '--weekly', '19:00 1'), 'hot-match add requires --kick-off'],
    [match('--kick-off', 'soon'), '--kick-off is "soon"'],
    [match('--weekly', '19:00 8'), '--weekly is "19:00 8", but must be a time and days'],
    [
      ['content', 'hot-match', 'add', '--home', 'A', '--league', 'C', '--weekly', '19:00 1'],
      'hot-match add requires --away',
    ],
    [['content', 'hot-match', 'add', '--home', 'A|B|C|D', '--weekly', '19:00 1'], 'hot-match add requires --home'],
    [['content', 'announcement', 'add', 'T', '--text', 'x', '--type', 'PL', '--from', 'x'], '--from is "x"'],
  ])('parseCommand rejects invalid arguments with a reason: %s', (args, message) => {
    expect(() => parseCommand(args)).toThrow(message);
  });
});
