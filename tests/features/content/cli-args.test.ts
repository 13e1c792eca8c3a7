/** Command arguments for content, site status and chat. */
import { expect, it } from 'vitest';
import { parseCommand } from '../../../site/gateway/cli/command-line.ts';

const add = (kind: string, ...args: string[]) => ['content', kind, 'add', ...args];

it.each([
  [['content'], 'content requires one of announcement, banner, promotion'],
  [['content', 'poem', 'list'], 'content requires one of'],
  [['content', 'help'], 'content help requires list, add, edit or remove.'],
  [['content', 'help', 'edit', '7', 'more', '--title', 'x'], '"more" is an unexpected argument'],
  [['content', 'feedback', 'add', 'x'], 'content feedback requires list or remove.'],
  [add('announcement', 'Title'), 'content announcement add requires --html or --text.'],
  [add('announcement', 'Title', '--text', 'x'), 'content announcement add requires --type.'],
  [add('announcement', 'T', '--text', 'x', '--type', 'B'), '--type is "B", but must be one of A, PL, PU, PR.'],
  [add('announcement', 'T', '--text', 'x', '--type', 'PL', '--place', 'a b'), '--place is "a b"'],
  [add('announcement', '--text', 'x', '--type', 'PL'), 'content announcement add requires a title.'],
  [add('help', 'T', '--text', 'x', '--html', 'y'), '--html and --text do not go together.'],
  [add('help', 'T', '--html', 'nowhere.html'), 'nowhere.html cannot be read'],
  [add('help', 'T', '--text', 'x', '--lang', 'VI'), 'content help add begins with English'],
  [add('help', 'T', '--text', 'x', '--lang', 'klingon'), '--lang is "KLINGON"'],
  [add('help', 'T', '--text', 'x', '--scene', 'fish'), 'content help add has no --scene; it has --title, --html'],
  [add('help', 'T', '--text', 'x', '--title', 'U'), 'content help add has its title as a word'],
  [add('message', 'member0', '--text', 'x'), 'content message add requires --title.'],
  [add('promotion', 'T', '--text', 'x'), 'content promotion add requires --scene or --cover.'],
  [add('promotion', 'T', '--text', 'x', '--banner', 'https://x.example/b.png'), '--banner requires --cover'],
  [add('promotion', 'T', '--text', 'x', '--scene', 'fish', '--cover', 'https://x.example/b.png'), 'do not go together'],
  [add('promotion', 'T', '--text', 'x', '--scene', 'fish', '--category', 'a'), '--category is "a"'],
  [add('link', 'TELEGRAM', '--url', 'javascript:alert(1)'), '--url is "javascript:alert(1)"'],
  [add('link', 'TELEGRAM', '--url', '//evil.example/'), '--url is "//evil.example/"'],
  [add('link', 'TELEGRAM', '--url', 'http://x.example/'), '--url is "http://x.example/"'],
  [
    ['content', 'help', 'edit', 'x', '--title', 'y'],
    'content help edit requires a number; "content help list" shows them.',
  ],
  [['content', 'help', 'edit', '7'], 'content help edit requires one of --title, --html, --text, --position.'],
  [['content', 'help', 'remove'], 'content help remove requires a number'],
  [['status', 'shut'], 'status requires one of open, maintenance, restricted, both'],
  [['status', 'maintenance', '--info', 'x'.repeat(501)], '--info may have 500 characters.'],
  [['chat'], 'chat requires list, show or answer.'],
  [['chat', 'show'], 'chat show requires a user name'],
  [['chat', 'answer', 'member0'], 'chat answer requires --text'],
  [['chat', 'answer', 'member0', '--text', '   '], 'chat answer requires --text'],
  [['member', 'set', 'member0', '--no-chat', 'yes'], '--no-chat is "yes", but must be on or off'],
])('parseCommand reports missing or invalid arguments: %s', (args, message) => {
  expect(() => parseCommand(args)).toThrow(message);
});
