/** Agent home on the real gateway: requests on entry and navigation. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createAgentHome } from '../../../../site/src/features/team/home/home-model.ts';
import { watched } from '../../../forms/form-kit.ts';
import { gateway, type TestGateway } from '../../../helpers/gateway.ts';
import { payer } from '../../deposits/site/deposit-kit.ts';

let live: TestGateway;
beforeAll(async () => {
  live = await gateway();
});
afterAll(() => live.stop());

const empty = async () => null;

it('AGENT-08 AGENT-25 agent home navigates only with a session and requests the KPI of today', async () => {
  const { lobby, named } = await payer(live, 'agent1');
  const went: string[] = [];
  const home = createAgentHome(lobby, {
    fetchWallet: empty,
    countUnread: empty,
    onGo: path => went.push(path),
    onFailed: (parts, error) => {
      throw new Error(`${parts}: ${error.code}`);
    },
  });
  const states = watched(home.$state);
  await home.actions.enter();
  expect(named('teamKpi')).toHaveLength(1);
  expect(named('dividend')).toHaveLength(1);
  expect(states[0]?.team).toEqual({ loggedIn: 0, bet: 0, registered: 0, online: 0 });
  expect(states.at(-1)?.isKnown).toBe(true);
  home.actions.go('/m/member/team');
  await lobby.logout();
  home.actions.go('/m/agent/team/pnl');
  expect(went).toEqual(['/m/member/team']);
});

it('AGENT-09 AGENT-27 agent home loads each part once, reports all failed parts in one call, and shows the other parts', async () => {
  const { lobby, named } = await payer(live, 'agent2', {}, 20);
  const failed = vi.fn();
  const fetchWallet = vi.fn(async () => {
    throw new Error('no balance');
  });
  const countUnread = vi.fn(empty);
  const home = createAgentHome(lobby, { fetchWallet, countUnread, onGo: () => {}, onFailed: failed });
  await home.actions.enter();
  expect([fetchWallet.mock.calls.length, countUnread.mock.calls.length]).toEqual([1, 1]);
  expect([named('teamKpi').length, named('dividend').length]).toEqual([1, 1]);
  expect(failed.mock.calls.map(([parts]) => parts)).toEqual([['wallet']]);
  expect(home.$state.get().isKnown).toBe(true);
});
