/** Affiliate links of an agent: stale responses that arrive after a later change. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { affiliateUrls } from '../../../../sdk/protocol/team/links-calls.ts';
import { createLinks } from '../../../../site/src/features/team/registration/links-model.ts';
import { watched } from '../../../forms/form-kit.ts';
import { expectSoon } from '../../../forms/soon.ts';
import { gateway, type TestGateway } from '../../../helpers/gateway.ts';
import { payer } from '../../deposits/site/deposit-kit.ts';

let live: TestGateway;
beforeAll(async () => {
  live = await gateway();
});
afterAll(() => live.stop());

const AGENT = 20;

describe('stale responses', () => {
  it('TEAM-18 new link is not removed from the list by the late response to an earlier request', async () => {
    const actor = await payer(live, 'linker', {}, AGENT);
    const release = actor.hold('affiliateUrl');
    const model = createLinks(actor.lobby);
    const states = watched(model.$state);
    await expectSoon(() => expect(actor.named('affiliateUrl')).toHaveLength(1));
    expect(await model.actions.create({ memberType: 0, code: 'NEWLINK' })).toBe(true);
    const codes = () => model.$state.get().links?.map(({ code }) => code);
    expect(codes()).toContain('NEWLINK');
    const before = states.length;
    release();
    await actor.lobby.call(affiliateUrls);
    expect([codes(), states.length]).toEqual([expect.arrayContaining(['NEWLINK']), before]);
  });
});
