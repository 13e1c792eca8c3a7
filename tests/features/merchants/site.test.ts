/** Site settings commands of a merchant, run on a gateway. */
import { consolidatedSettings, whitelabel } from 'lobbykit/wire';
import { is } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseCommand } from '../../../site/gateway/cli/command-line.ts';
import { run as runOn } from '../../helpers/gateway/game-steps.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';

let server: TestGateway;
beforeAll(async () => {
  server = await gateway();
});
afterAll(() => server.stop());

const run = (...args: string[]) => runOn(server, ...args);
interface Settings {
  readonly template: Readonly<Record<string, string>>;
  readonly imageCdnList: readonly string[];
  readonly paymentMethods: readonly { readonly name: string; readonly icon: string }[];
  readonly avatars: readonly { readonly name: string; readonly icon: string }[];
}
const settings = async () => {
  const { body } = await server.get<Settings>(consolidatedSettings.path);
  expect(is(consolidatedSettings.value, body.value)).toBe(true);
  return body.value;
};
const picture = (path: string) => fetch(server.url + path);

describe('template values', () => {
  it('MENU-05 template values are set, added and removed and pages see each change immediately', async () => {
    expect((await settings()).template).toEqual({ mem_cen: '1', dep_func: '1' });
    expect(await run('template', 'mem_cen', '0')).toEqual(['mem_cen is "0".']);
    await run('template', 'app_background', '#c4122f');
    const changed = { mem_cen: '0', dep_func: '1', app_background: '#c4122f' };
    expect((await settings()).template).toEqual(changed);
    expect(await run('template', 'list')).toEqual(
      Object.entries(changed).map(([name, text]) => `${name.padEnd(24)} ${text}`),
    );
    await run('template', 'remove', 'app_background');
    expect((await settings()).template).toEqual({ mem_cen: '0', dep_func: '1' });
    await expect(run('template', 'remove', 'app_background')).rejects.toThrow(
      'No template value is called "app_background"',
    );
  });

  it('MENU-01 MENU-02 side menu entries have separate flags', async () => {
    const flags = async () => (await server.get<Record<string, boolean>>(whitelabel.path)).body.value;
    const menu = ['REWCEN3', 'PTSYS3', 'TRANSBETREPMEM3', 'TRANSREC3', 'SECPRIV', 'MAILCEN', 'MYACC', 'CBS3'];
    expect(await flags()).toMatchObject(Object.fromEntries(menu.map(name => [name, true])));
    await run('flag', 'REWCEN3', 'off');
    expect((await flags()).REWCEN3).toBe(false);
  });
});

describe('payment methods', () => {
  const names = async () => (await settings()).paymentMethods.map(({ name }) => name);

  it('HOME-22 every payment method has a name and an existing icon', async () => {
    const { paymentMethods } = await settings();
    expect(paymentMethods).toHaveLength(6);
    for (const { name, icon } of paymentMethods) {
      const response = await picture(icon);
      expect([response.status, response.headers.get('cache-control')]).toEqual([
        200,
        expect.stringContaining('immutable'),
      ]);
      expect(await response.text()).toContain(`>${name}</text>`);
    }
    expect((await picture('/art/payment/NOBODY.svg')).status).toBe(404);
  });

  it('HOME-22 payment methods are added, renamed, moved, disabled and removed with immediate effect on pages', async () => {
    const first = await names();
    await run('payment', 'add', 'BEE', '--name', 'Bee & Co');
    expect(await names()).toEqual([...first, 'Bee & Co']);
    expect(await (await picture((await settings()).paymentMethods.at(-1)!.icon)).text()).toContain('Bee &amp; Co');
    expect(await run('payment', 'set', 'BEE', '--name', 'Beeline', '--position', '0')).toEqual([
      'BEE            on    0 Beeline',
    ]);
    expect(await names()).toEqual(['Beeline', ...first]);
    await run('payment', 'set', 'BEE', '--state', 'off');
    expect(await names()).toEqual(first);
    expect(await run('payment', 'list')).toContain('BEE            off   0 Beeline');
    await expect(run('payment', 'add', 'BEE')).rejects.toThrow('There is a payment method "BEE" already.');
    await run('payment', 'remove', 'BEE');
    for (const verb of ['remove', 'set'])
      await expect(run('payment', verb, 'BEE', '--state', 'on')).rejects.toThrow(
        'No payment method has the code "BEE"',
      );
  });
});

describe('avatars of a merchant', () => {
  it('MEMBER-01 at least twelve avatars have distinct images on the image server under their name and .png', async () => {
    const { avatars, imageCdnList } = await settings();
    expect(avatars.length).toBeGreaterThanOrEqual(12);
    const bodies = new Set<string>();
    for (const { name, icon } of avatars) {
      expect([name, icon]).toEqual([expect.stringMatching(/^[A-Za-z0-9_-]{1,64}$/), `${imageCdnList[0]}/${name}.png`]);
      const response = await picture(icon);
      expect(response.headers.get('content-type')).toBe('image/png');
      const body = Buffer.from(await response.arrayBuffer());
      expect(body.subarray(1, 4).toString()).toBe('PNG');
      expect(body.length).toBeLessThan(16_000);
      bodies.add(body.toString('base64'));
    }
    expect(bodies.size).toBe(avatars.length);
    expect((await picture('/art/avatar/nobody.png')).status).toBe(404);
  });
});

describe('command arguments', () => {
  it.each([
    [['template'], 'template requires list, remove NAME, or a name and its value.'],
    [['template', 'mem_cen'], 'template mem_cen requires a value'],
    [['template', 'a b', '1'], '"a b" is not the name of a template value'],
    [['template', '__proto__', '1'], '"__proto__" is not the name of a template value'],
    [['template', 'remove'], '"" is not the name of a template value'],
    [['template', 'x', 'y'.repeat(501)], 'The value of x is too long'],
    [['payment'], 'payment requires list, add, set or remove.'],
    [['payment', 'add', 'a b'], 'payment add requires a code that matches'],
    [['payment', 'set', 'BANK'], 'payment set requires one of --name, --state, --position.'],
    [['payment', 'set', 'BANK', '--state', 'maybe'], '--state is "maybe", but must be on or off.'],
    [['payment', 'set', 'BANK', '--position', 'first'], '--position is "first", but must be a whole number.'],
  ])('parseCommand rejects invalid arguments with a reason: %s', (args, message) => {
    expect(() => parseCommand(args)).toThrow(message);
  });
});
