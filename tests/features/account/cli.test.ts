import { memberInfo, playerAvatar, registerSettings, whitelabel } from 'lobbykit/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseCommand } from '../../../site/gateway/cli/command-line.ts';
import { runCommand } from '../../../site/gateway/cli/commands.ts';
import { accountGateway, bearer, logIn, PASSWORD, statusOf } from '../../helpers/gateway/account-steps.ts';
import type { TestGateway } from '../../helpers/gateway.ts';

let server: TestGateway;
beforeAll(async () => {
  server = await accountGateway();
});
afterAll(() => server.stop());

/** Runs a command with the arguments `args` on the gateway's database. */
const run = (...args: string[]) =>
  runCommand(parseCommand(args)!, { db: server.db, now: server.now, url: server.url, onChange: server.changed });
const flags = async () => (await server.get<Record<string, boolean>>(whitelabel.path)).body.value;
const field = async (name: string) =>
  (await server.get<Record<string, unknown>>(registerSettings.path, { ModuleId: 'REG3' })).body.value[name];

describe('flag command', () => {
  it('GW-09 flag command switches each flag separately and the change is immediately public', async () => {
    const before = await flags();
    expect(before).toMatchObject({ USERNAMEREG3: true, FACEBOOKLOGIN3: false });
    for (const name of Object.keys(before)) {
      await run('flag', name, before[name] ? 'off' : 'on');
      expect(await flags()).toEqual({ ...before, [name]: !before[name] });
      await run('flag', name, before[name] ? 'on' : 'off');
    }
    expect(await flags()).toEqual(before);
  });

  it('flag command lists the flags and rejects an unknown flag', async () => {
    expect(await run('flag', 'list')).toContain('GOOGLELOGIN3         off');
    await expect(run('flag', 'NONE', 'on')).rejects.toThrow('No flag is called "NONE"');
  });
});

describe('field command', () => {
  it.each([
    ['required', { enabled: true, required: true }],
    ['enabled', { enabled: true, required: false }],
    ['off', { enabled: false, required: false }],
  ])('REG-03 REG-05 field command sets a field to %s and the change is immediately public', async (state, expected) => {
    expect(await run('field', 'zalo', state)).toEqual([`zalo is ${state}.`]);
    expect(await field('zalo')).toMatchObject(expected);
  });

  it('field command lists the fields in form order and rejects an unknown field', async () => {
    expect((await run('field', 'list'))[0]).toBe('username             enabled');
    await expect(run('field', 'shoeSize', 'off')).rejects.toThrow('No field is called "shoeSize"');
  });
});

describe('member command', () => {
  it('member add creates a member with a temporary password and a balance of 10,000', async () => {
    const [line = ''] = await run('member', 'add', 'helper1', '--type', '40');
    const password = /with (\w{12}) and/.exec(line)![1]!;
    expect((await logIn(server, 'helper1', password)).body.value).toMatchObject({
      customerType: 40,
      firstTimeLogin: true,
    });
  });

  it('member add rejects a name used in any spelling, an invalid name and trial accounts', async () => {
    await expect(run('member', 'add', 'Member0')).rejects.toThrow('demo has a member "Member0" already.');
    await expect(run('member', 'add', 'x y')).rejects.toThrow('"x y" is no user name');
    await expect(run('member', 'add', 'guest99', '--type', '4')).rejects.toThrow('Guests make themselves');
  });

  it('MEMBER-01 MEMBER-03 member command changes nickname, avatar and VIP level and the member sees the change', async () => {
    const headers = bearer((await logIn(server, 'member40')).body.value.token);
    const readProfile = async () => (await server.call(memberInfo, undefined, headers)).body.value;
    const avatar = async () => (await server.call(playerAvatar, undefined, headers)).body.value;
    const owl = { avatar: 'owl', avatarType: 'STATIC' };
    const [line] = await run(
      'member',
      'set',
      'member40',
      '--level',
      'Diamond',
      '--avatar',
      'owl',
      '--name',
      'Minh Anh',
    );
    expect(line).toBe('member40           type 40  enabled  Minh Anh (owl, Diamond)');
    const diamond = { clubLabel: { labelName: 'Diamond', level: 5 }, memberLabel: [{ labelName: 'Diamond' }] };
    expect(await readProfile()).toMatchObject({ ...diamond, nickname: 'Minh Anh' });
    expect(await avatar()).toEqual(owl);
    await run('member', 'set', 'member40', '--level', 'none', '--name', 'Minh');
    expect(await readProfile()).toMatchObject({ clubLabel: null, memberLabel: [], nickname: 'Minh' });
    expect(await avatar()).toEqual(owl);
    await expect(run('member', 'set', 'member40', '--level', 'Iron')).rejects.toThrow('The club has no level "Iron"');
    await expect(run('member', 'set', 'nobody', '--level', 'Gold')).rejects.toThrow('demo has no member "nobody"');
  });

  it('ERR-03 member disable ends all sessions immediately and member enable restores the login', async () => {
    const { token } = (await logIn(server, 'member40')).body.value;
    expect(await run('member', 'disable', 'MEMBER40')).toEqual(['member40 is disabled.']);
    expect(await statusOf(server, token)).toBe(401);
    expect((await logIn(server, 'member40', PASSWORD)).body.errorCode).toBe('member.disabled');
    expect(await run('member', 'list')).toContain('member40           type 40  disabled Minh');
    await run('member', 'enable', 'member40');
    expect((await logIn(server, 'member40')).body.success).toBe(true);
    await expect(run('member', 'disable', 'nobody')).rejects.toThrow('demo has no member "nobody"');
  });
});

describe('command arguments', () => {
  it.each([
    [['flag', 'CBS3'], 'flag CBS3 requires on or off.'],
    [['flag'], 'flag requires list'],
    [['field', 'zalo', 'on'], 'field zalo requires enabled, required, off.'],
    [['member'], 'member requires list, add, set, disable, enable or lost-phone.'],
    [['member', 'set', 'x'], 'member set requires one of --name (nickname), --avatar, --level, --no-chat.'],
    [['member', 'set', 'x', '--avatar', 'me'], '--avatar is "me", but must be one of fox,'],
    [['member', 'add'], 'member add requires a user name.'],
    [['member', 'add', 'x', '--type', 'big'], '--type is "big", but must be a number.'],
  ])('parseCommand rejects invalid arguments with a reason: %s', (args, message) => {
    expect(() => parseCommand(args)).toThrow(message);
  });
});
