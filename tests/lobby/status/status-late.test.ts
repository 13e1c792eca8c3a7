/** Status gate when both the polling code and the gateway are unreachable. */
import { expect, it, vi } from 'vitest';
import { statusGate } from '../../../sdk/lobby/status/status.ts';
import { accountServerHere, openTab, soon } from '../account/account-kit.ts';
import { fakeEnv } from '../fake-env.ts';
import { memoryStore } from '../resource/stores.ts';

const network = vi.hoisted(() => ({ isDown: true }));
vi.mock('../../../sdk/lobby/status/status-poller.lazy.ts', async importOriginal => {
  const chunk: typeof import('../../../sdk/lobby/status/status-poller.lazy.ts') = await importOriginal();
  return {
    get createStatusPoller() {
      if (network.isDown) throw new Error('the chunk did not come');
      return chunk.createStatusPoller;
    },
  };
});

const server = accountServerHere();

it('R16 GATE-08 app runs with a banner until the polling code has loaded, and a retry before that time fails without an error', async () => {
  server.on('GET /wps/system/status', () => ({
    value: { maintenance: true, regionRestriction: false, info: '', location: '203.0.113.7' },
  }));
  const env = fakeEnv();
  const { lobby } = openTab(server.url, {}, { local: memoryStore() });
  const { $gate, refresh } = statusGate(lobby, env);
  const off = $gate.subscribe(() => {});
  await soon(() => expect($gate.get()).toMatchObject({ status: 0, unsure: true }));
  await expect(refresh()).resolves.toBeUndefined();
  expect($gate.get()).toMatchObject({ status: 0, unsure: true });
  network.isDown = false;
  await refresh();
  expect($gate.get()).toMatchObject({ status: 1, unsure: false });
  off();
});
