import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseCommand } from '../../../site/gateway/cli/command-line.ts';
import { accountGateway, enter, HOUR } from '../../helpers/gateway/account-steps.ts';
import { runCommandLine } from '../../helpers/gateway/money-steps.ts';
import { tokensIn } from '../../helpers/gateway/operator-tokens.ts';
import type { TestGateway } from '../../helpers/gateway.ts';

let server: TestGateway;
const tokens = new Map<string, string>();

/** Runs a command as an operator with the operator's token, and stores the tokens in the output. */
async function run(actor: string, ...args: string[]): Promise<readonly string[]> {
  const lines = await runCommandLine(server, args, { actor, token: tokens.get(actor), onChange: server.changed });
  for (const [name, token] of tokensIn(lines.join('\n'))) tokens.set(name, token);
  return lines;
}

beforeAll(async () => {
  server = await accountGateway({ mode: 'production', sandboxFeatures: { plainBodies: true } });
  await run(
    '',
    'setup',
    '--merchant',
    'acme',
    '--origin',
    'https://acme.example',
    '--operator',
    'kim',
    '--operator',
    'lee',
  );
  await enter(server);
});
afterAll(() => server.stop());

describe('operators of the back office', () => {
  it.each([
    [['--operator', 'kim']],
    [['--operator', 'kim', '--operator', 'kim']],
    [['--operator', 'kim', '--operator', 'lee', '--operator', 'max']],
  ])('PAY-13 setup command rejects %j and requires two operator names', operators => {
    expect(() =>
      parseCommand(['setup', '--merchant', 'acme', '--origin', 'https://acme.example', ...operators]),
    ).toThrow('--operator NAME twice, with two names');
  });

  it('PAY-13 setup command shows a different token for each of the two operators and stores neither', async () => {
    expect(new Set([tokens.get('kim'), tokens.get('lee')]).size).toBe(2);
    const rows = await server.db.selectFrom('operators').selectAll().execute();
    expect(rows).toHaveLength(2);
    for (const token of tokens.values()) expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('PAY-13 command requires the token of the named operator', async () => {
    const flag = (token?: string) => runCommandLine(server, ['flag', 'CBS3', 'on'], { actor: 'kim', token });
    await expect(flag()).rejects.toThrow('The token of kim is missing; set OPERATOR_TOKEN');
    await expect(flag('x'.repeat(43))).rejects.toThrow('The token of kim is wrong');
    await expect(flag(tokens.get('lee'))).rejects.toThrow('The token of kim is wrong');
    expect(await run('kim', 'flag', 'CBS3', 'on')).toEqual(['CBS3 is on.']);
  });

  it('PAY-13 operator renew command replaces the token', async () => {
    const before = tokens.get('lee');
    await run('lee', 'operator', 'renew', 'lee');
    expect(tokens.get('lee')).not.toBe(before);
    await expect(runCommandLine(server, ['flag', 'CBS3', 'on'], { actor: 'lee', token: before })).rejects.toThrow(
      'is wrong',
    );
  });

  describe('approval of a large amount by two operators', () => {
    const adjust = (actor: string, amount = '90000000') =>
      run(actor, 'money', 'adjust', 'newcomer', '--give', amount, '--reason', 'a prize');

    it('PAY-13 both operators of the setup can approve together immediately', async () => {
      expect((await adjust('kim'))[0]).toContain('another person has to do the same');
      expect((await adjust('lee'))[0]).toContain('newcomer has 90000000.00 of cash');
    });

    it('PAY-13 operator cannot approve a decision of the operator that added this operator', async () => {
      await run('kim', 'operator', 'add', 'max');
      await server.advance(25 * HOUR);
      await adjust('kim', '91000000');
      await expect(adjust('max', '91000000')).rejects.toThrow(
        'kim and max both come from kim; an operator who does not come from kim has to confirm.',
      );
      expect((await adjust('lee', '91000000'))[0]).toContain('newcomer has');
    });

    it('PAY-13 operator cannot approve a decision of an operator added by this operator', async () => {
      await adjust('max', '92000000');
      await expect(adjust('kim', '92000000')).rejects.toThrow('max and kim both come from kim');
      expect((await adjust('lee', '92000000'))[0]).toContain('newcomer has');
    });

    it('PAY-13 operators cannot approve each other if the same operator added them, directly or indirectly', async () => {
      await run('kim', 'operator', 'add', 'ann');
      await run('max', 'operator', 'add', 'ben');
      await server.advance(25 * HOUR);
      await adjust('max', '96000000');
      await expect(adjust('ann', '96000000')).rejects.toThrow('max and ann both come from kim');
      await expect(adjust('ben', '96000000')).rejects.toThrow('max and ben both come from kim');
      await run('kim', 'operator', 'remove', 'max');
      await adjust('kim', '97000000');
      await expect(adjust('ben', '97000000')).rejects.toThrow('kim and ben both come from kim');
      expect((await adjust('lee', '97000000'))[0]).toContain('newcomer has');
      expect(await run('kim', 'operator', 'list')).toContainEqual(
        expect.stringMatching(/^ben since .* by max, from kim$/),
      );
    });

    it('PAY-13 operator added later can approve after 24 hours', async () => {
      await run('kim', 'operator', 'add', 'eve');
      await adjust('lee', '93000000');
      await expect(adjust('eve', '93000000')).rejects.toThrow('eve was added less than 24 hours ago');
      await server.advance(24 * HOUR);
      expect((await adjust('eve', '93000000'))[0]).toContain('newcomer has');
    });

    it('PAY-13 operator with a token renewed by another operator counts as a new operator', async () => {
      await run('lee', 'operator', 'renew', 'eve');
      await adjust('kim', '93500000');
      await expect(adjust('eve', '93500000')).rejects.toThrow('eve was added less than 24 hours ago');
      await server.advance(25 * HOUR);
      expect((await adjust('eve', '93500000'))[0]).toContain('newcomer has');
      await adjust('lee', '94000000');
      await expect(adjust('eve', '94000000')).rejects.toThrow('lee and eve both come from lee');
      expect((await adjust('kim', '94000000'))[0]).toContain('newcomer has');
    });

    it('PAY-13 decision of a removed operator does not count', async () => {
      await run('kim', 'operator', 'add', 'tom');
      await adjust('tom', '95000000');
      await run('kim', 'operator', 'remove', 'tom');
      expect((await adjust('lee', '95000000'))[0]).toContain('another person has to do the same');
    });
  });
});
