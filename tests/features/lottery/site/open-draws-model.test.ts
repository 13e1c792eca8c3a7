/** Open draws of the lottery page against a real gateway. */
import { openedNumero } from 'lobbykit/wire';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Lobby } from '../../../../sdk/lobby/types.ts';
import { createOpenDraws, type OpenDrawsState } from '../../../../site/src/features/lottery/open-draws-model.ts';
import { eventually } from '../../../helpers/eventually.ts';
import { gateway, type TestGateway } from '../../../helpers/gateway.ts';
import { lobbyOn, stateOf, stubPage } from '../../../widgets/lobby.ts';

let server: TestGateway;
let lobby: Lobby;
let requests: URLSearchParams[];
let rejects: boolean;

beforeAll(async () => {
  server = await gateway();
});
afterAll(() => server.stop());
beforeEach(() => {
  stubPage();
  requests = [];
  rejects = false;
  lobby = lobbyOn(server.url, {
    languages: ['EN', 'VI'],
    fetch: (input, init) => {
      const url = new URL(input instanceof Request ? input.url : String(input));
      if (url.pathname !== openedNumero.path) return fetch(input, init);
      requests.push(url.searchParams);
      return rejects ? Promise.resolve(Response.json({ success: false }, { status: 400 })) : fetch(input, init);
    },
  });
});
afterEach(() => {
  lobby.dispose();
});

const model = () => {
  const { $state, retry } = createOpenDraws(lobby, 'Lott');
  return { $state, actions: { retry } };
};
const isThere = ({ draws }: OpenDrawsState) => draws !== undefined;

it('API-34 LOTT-22 open draws model loads the next twenty draws in one call with the soonest first', async () => {
  const { draws = [], error } = await stateOf(model(), isThere);
  expect(requests.map(query => Object.fromEntries(query))).toEqual([
    { device: 'MOBILE', count: '20', prizeMode: 'Lott', language: 'EN' },
  ]);
  expect(error).toBeNull();
  expect(draws).toHaveLength(20);
  const times = draws.map(({ drawAt }) => drawAt ?? 0);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(new Set(draws.map(({ id }) => id)).size).toBeGreaterThan(1);
});

it('API-34 open draws model refetches after a draw and a language change and sends no other request', async () => {
  const list = model();
  const off = list.$state.listen(() => {});
  const first = (await stateOf(list, isThere)).draws?.[0];
  await lobby.refreshLottery();
  expect(requests).toHaveLength(1);
  await server.advance(60_000);
  await lobby.refreshLottery();
  await eventually(() => expect(list.$state.get().draws?.[0]?.drawNumber).not.toBe(first?.drawNumber));
  const before = requests.length;
  lobby.setLanguage('VI');
  await eventually(() => expect(requests.length).toBeGreaterThan(before));
  expect(requests.at(-1)?.get('language')).toBe('VI');
  off();
});

it('API-34 open draws model shows a load error and retries on request', async () => {
  rejects = true;
  const list = model();
  const off = list.$state.listen(() => {});
  expect((await stateOf(list, ({ error }) => error !== null)).draws).toBeUndefined();
  rejects = false;
  list.actions.retry();
  expect((await stateOf(list, isThere)).error).toBeNull();
  off();
});
