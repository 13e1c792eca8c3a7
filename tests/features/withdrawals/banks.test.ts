import { withdrawBanks } from 'lobbykit/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseCommand } from '../../../site/gateway/cli/command-line.ts';
import { accountGateway, bearer } from '../../helpers/gateway/account-steps.ts';
import { runCommandLine } from '../../helpers/gateway/money-steps.ts';
import { withdrawer } from '../../helpers/gateway/withdrawal-steps.ts';
import type { TestGateway } from '../../helpers/gateway.ts';

let server: TestGateway;
let token: string;
beforeAll(async () => {
  server = await accountGateway();
  token = (await server.memberSession()).token;
});
afterAll(() => server.stop());

const bank = (...args: string[]) => runCommandLine(server, ['bank', ...args], { actor: 'kim' });
const codes = async () => {
  const { body } = await server.call<{ bankCode: string; bankName: string }[]>(withdrawBanks, undefined, bearer(token));
  return JSON.stringify(body.value);
};

describe('bank command', () => {
  it('OUT-03 bank add command offers a bank to members', async () => {
    const added = await bank(
      'add',
      'VCB',
      '--name',
      'Harbor Bank|Bến Cảng|Porto',
      '--min-digits',
      '10',
      '--max-digits',
      '14',
    );
    expect(added).toEqual(['VCB          on  10 to 14 digits             Harbor Bank']);
    expect(await codes()).toContain('Harbor Bank');
    await expect(bank('add', 'VCB', '--name', 'x', '--min-digits', '1', '--max-digits', '2')).rejects.toThrow(
      'There is a bank "VCB" already.',
    );
  });

  it('OUT-03 bank add --wallet command offers an e-wallet, and bank set cannot change a bank into one', async () => {
    const digits = ['--min-digits', '10', '--max-digits', '10'];
    const added = await bank('add', 'MOON', '--name', 'Moon Pay', ...digits, '--wallet');
    expect(added).toEqual(['MOON         on  10 to 10 digits             Moon Pay (e-wallet)']);
    const { body } = await server.call<{ bankId: string; kind: string }[]>(withdrawBanks, undefined, bearer(token));
    const kinds = Object.fromEntries(body.value.map(({ bankId, kind }) => [bankId, kind]));
    expect(kinds).toMatchObject({ BANYAN: 'bank', MOON: 'wallet' });
    expect(() => parseCommand(['bank', 'set', 'BANYAN', '--wallet'])).toThrow('--wallet belongs to bank add');
    await bank('remove', 'MOON');
  });

  it('OUT-03 bank set --state off command hides a bank from members', async () => {
    await bank('set', 'VCB', '--state', 'off');
    expect(await codes()).not.toContain('Harbor Bank');
    expect(await bank('list')).toContain('VCB          off 10 to 14 digits             Harbor Bank');
  });

  it('OUT-03 bank remove command removes a bank without accounts and rejects an unknown bank', async () => {
    expect(await bank('remove', 'VCB')).toEqual(['VCB is removed.']);
    await expect(bank('remove', 'VCB')).rejects.toThrow('No bank has the code "VCB"');
  });

  it('OUT-03 bank remove command rejects a bank with member accounts', async () => {
    await withdrawer(server);
    await expect(bank('remove', 'BANYAN')).rejects.toThrow(
      'Members have accounts at BANYAN; "bank set BANYAN --state off" hides it.',
    );
    expect(await codes()).toContain('BANYAN');
  });

  it('OUT-03 bank set command rejects a minimum digit count above the maximum of the bank', async () => {
    await expect(bank('set', 'BANYAN', '--min-digits', '30')).rejects.toThrow(
      '--min-digits is 30, but must be at most --max-digits, 14.',
    );
  });

  it.each([
    [['add', 'VCB'], '--name NAME, --min-digits N and --max-digits N'],
    [['add', 'vcb', '--name', 'x'], 'a code of 1 to 32 letters A to Z'],
    [['set', 'VCB'], 'bank set requires one of'],
    [['set', 'VCB', '--min-digits', '0'], '--min-digits is "0", but must be a whole number from 1 to 34'],
    [['open'], 'bank requires list, add, set or remove.'],
  ])('OUT-03 bank command rejects %j with a list of the allowed arguments', (args, message) => {
    expect(() => parseCommand(['bank', ...args])).toThrow(message);
  });
});
