/** Amount arguments: valid digit groupings and rejection of ambiguous amounts. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseCommand } from '../../../site/gateway/cli/command-line.ts';
import { parseAmountArg } from '../../../site/gateway/features/merchants/amount-args.ts';
import { readSetting } from '../../../site/gateway/platform/settings/repository.ts';
import { runCommandLine } from '../../helpers/gateway/money-steps.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';

describe('amount arguments', () => {
  it.each([
    ['500000', '500000'],
    ['500000.50', '500000.50'],
    ['500,000', '500000'],
    ['1.000.000', '1000000'],
    ['1,000,000', '1000000'],
    ['1 000 000', '1000000'],
    ['1,234.50', '1234.50'],
    ['500.000', '500.000'],
    ['1e3', null],
    ['500k', null],
    ['-500', null],
    ['0', null],
    ['1.2345', null],
  ])('PAY-13 amount argument %s is parsed as %s', (text, amount) => {
    expect(parseAmountArg(text)).toBe(amount);
  });

  it.each([
    [['money', 'adjust', 'x', '--give', '500k', '--reason', 'r']],
    [['money', 'approve', 'D12345678901234', '--received', '1e3']],
    [['money', 'method', 'BANK', '--min', '1e3']],
    [['team', 'set', '--max', '500k']],
    [['points-store', 'exchange', '--amount', '1e3', '--min', '5']],
    [['rewards', 'level', 'gold', '--gift', '5k']],
    [['rewards', 'add', 'Gift', '--amount', '1e3']],
    [['winner-threshold', '5k']],
  ])('PAY-13 parseCommand rejects an invalid amount: %j', args => {
    expect(() => parseCommand(args)).toThrow();
  });
});

describe('grouped amounts', () => {
  let server: TestGateway;
  beforeAll(async () => {
    server = await gateway();
  });
  afterAll(() => server.stop());

  it('PAY-13 amount 500.000 is parsed as 500000 for a currency without decimals', async () => {
    await runCommandLine(server, ['team', 'set', '--max', '500.000']);
    expect((await readSetting(server.db, 'team')).maxTransfer).toBe('500000.00');
    const name = 'member0';
    const lines = await runCommandLine(server, ['money', 'adjust', name, '--give', '1.000', '--reason', 'Won']);
    expect(lines.join()).toContain('after 1000.00');
  });

  it('PAY-13 amount 500.000 is rejected as ambiguous for a currency with decimals', async () => {
    await runCommandLine(server, ['origin', 'add', 'https://lisbon.example', '--merchant', 'lisbon']);
    await runCommandLine(server, ['merchant', 'set', 'lisbon', '--currency', 'EUR', '--symbol', '€']);
    const before = await readSetting(server.db, 'team');
    await expect(runCommandLine(server, ['team', 'set', '--max', '600.000'])).rejects.toThrow(
      '"600.000" can mean two amounts. Write 600000',
    );
    expect(await readSetting(server.db, 'team')).toEqual(before);
    const output = await runCommandLine(server, ['money', 'adjust', 'member0', '--take', '1.000', '--reason', 'Back']);
    expect(output.join()).toContain('after -1000.00');
  });
});
