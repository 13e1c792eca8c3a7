import { announcements, chatUnread, inboxUnread } from 'lobbykit/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCommand } from '../../../site/gateway/command-line.ts';
import { runCommand } from '../../../site/gateway/commands.ts';
import type { TestGateway } from '../../helpers/gateway.ts';
import { accountGateway, bearer, logIn } from '../accounts/steps.ts';

let server: TestGateway;
beforeAll(async () => {
  server = await accountGateway();
});
afterAll(() => server.stop());

const run = (...words: string[]) =>
  runCommand(readCommand(words)!, { db: server.db, now: server.now, url: server.url, onChange: server.changed });
type Notice = { title: string; content: string; groupName: string };
const popups = async () => {
  const body = { types: 'PU', groupName: 'm_home', merchantCode: 'demo' };
  return (await server.call<{ popup: Notice[] }>(announcements, body)).body.value.popup;
};

it('SESS-20 ANN-05 an announcement is told at once, its words as words, until it is taken back', async () => {
  const rest = ['--type', 'PU', '--place', 'm_home', '--group', 'hot'];
  const [line = ''] = await run('announcement', 'add', 'Spring', '--text', 'Less <b>&</b> more', ...rest);
  const id = /\d+/.exec(line)?.[0] ?? '';
  expect((await popups())[0]).toMatchObject({
    title: 'Spring',
    content: '<p>Less &#60;b&#62;&#38;&#60;/b&#62; more</p>',
    groupName: 'hot',
  });
  expect((await run('announcement', 'list')).at(-1)).toBe(`${id.padEnd(6)} PU m_home   hot   Spring`);
  expect(await run('announcement', 'remove', id)).toEqual([`Announcement ${id} is gone.`]);
  expect((await popups()).map(({ title }) => title)).not.toContain('Spring');
  await expect(run('announcement', 'remove', id)).rejects.toThrow(`demo has no announcement ${id}`);
});

it('SESS-22 MSG-03 MSG-04 a message waits for its member, in the inbox or in the chat', async () => {
  const { token } = (await logIn(server, 'member0')).body.value;
  const unread = async () => [
    (await server.call(inboxUnread, undefined, bearer(token))).body.value,
    (await server.call(chatUnread, undefined, bearer(token))).body.value,
  ];
  await run('message', 'inbox', 'member0', '--text', 'Your prize is here');
  await run('message', 'chat', 'member0', '--text', 'Hello');
  expect(await unread()).toEqual([3, { unReadCount: 1 }]);
  await expect(run('message', 'chat', 'nobody', '--text', 'Hello')).rejects.toThrow('demo has no member "nobody"');
});

it.each([
  [['announcement'], 'announcement wants list, add or remove'],
  [['announcement', 'add', 'Title'], 'announcement add wants a title, --text, and --type'],
  [['announcement', 'add', 'T', '--text', 'x', '--type', 'X'], 'one of A, PL, PU, PR'],
  [['announcement', 'add', 'T', '--text', 'x', '--type', 'PL', '--place', 'a b'], '--place must match'],
  [['announcement', 'remove', 'x'], 'announcement remove wants a number'],
  [['message', 'post', 'member0', '--text', 'x'], 'message wants inbox or chat'],
])('words that are missing or wrong are named: %s', (words, message) => {
  expect(() => readCommand(words)).toThrow(message);
});
