/** Open draws of one lottery on a real lobby and gateway. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Lobby } from '../../../sdk/lobby/types.ts';
import { createLotteryDetail } from '../../../sdk/widgets/lottery-board/dialogs/detail-model.ts';
import { eventually } from '../../helpers/eventually.ts';
import { type Game, gateway, type TestGateway } from '../../helpers/gateway.ts';
import { lobbyOn, stateOf, stubPage } from '../lobby.ts';

let server: TestGateway;
let lobby: Lobby;

beforeAll(async () => {
  server = await gateway();
});
afterAll(() => server.stop());
beforeEach(() => {
  stubPage();
  lobby = lobbyOn(server.url);
});
afterEach(() => {
  lobby.dispose();
});

const FAST = '137';

describe('lottery detail', () => {
  it('LOTT-22 detail lists the open draws of the lottery with number and deadline, the next draw first', async () => {
    const { draws } = await stateOf(createLotteryDetail(lobby, { gameId: FAST }), ({ status }) => status === 'ready');
    const query = `device=MOBILE&count=20&gameId=${FAST}&prizeMode=Lott&language=EN`;
    const { body } = await server.get<Game[]>(`/lgw/vn/numeros/opened/game?${query}`);
    const open = body.value;
    expect(draws.map(({ drawNumber }) => drawNumber)).toEqual(open.map(({ numero }) => numero));
    expect(draws.map(({ drawAt }) => drawAt)).toEqual(open.map(draw => body.serverTime! + draw.remainTime));
    expect(draws.length).toBeGreaterThan(1);
  });

  it('LOTT-22 detail refetches after a draw', async () => {
    const detail = createLotteryDetail(lobby, { gameId: FAST });
    const off = detail.$state.listen(() => {});
    const { draws } = await stateOf(detail, ({ status }) => status === 'ready');
    await server.advance(60_000);
    await eventually(async () => {
      await lobby.refreshLottery();
      expect(detail.$state.get().draws[0]?.drawNumber).toBe(draws[1]?.drawNumber);
    });
    off();
  });
});
