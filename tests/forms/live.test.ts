/** Forms against the real gateway: their requests satisfy its requirements. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fits } from '../../sdk/protocol/account/pattern.ts';
import { gateway, type TestGateway } from '../helpers/gateway.ts';
import { lobbyOn, watched } from './form-kit.ts';
import { expectSoon } from './soon.ts';

let live: TestGateway;
beforeAll(async () => {
  live = await gateway();
});
afterAll(() => live.stop());

describe('forms on the real gateway', () => {
  it('VALID-01 API-15 every pattern of the gateway compiles in the browser', async () => {
    const { lobby } = lobbyOn(live.url);
    const [fields, rules] = [watched(lobby.$registerFields), watched(lobby.$rules)];
    await expectSoon(() => expect([fields.at(-1)?.data?.size, rules.at(-1)?.data?.size]).not.toContain(undefined));
    const sent = [...(fields.at(-1)?.data ?? []), ...(rules.at(-1)?.data ?? [])];
    expect(sent.length).toBeGreaterThan(20);
    expect(sent.filter(([, { pattern }]) => fits(pattern, 'x') === null)).toEqual([]);
  });
});
