/** Handwritten menus in the wire format of the gateway. */
import type { WireLottery, WireLotteryGroup } from '../../../sdk/protocol/lottery/calls.ts';

export const wireGame = (gameId: string, parts: Partial<WireLottery> = {}): WireLottery => ({
  gameId,
  code: `code${gameId}`,
  remark: `Lottery ${gameId}`,
  mobileIconUrl: `/art/lottery/code${gameId}.svg`,
  isSale: true,
  remainTime: 60_000,
  lockTime: 10,
  previousWinningNumber: '12345~67890',
  previousWinningTime: 1_700_000_000_000,
  numero: '20261120-1',
  lotteryTime: [0, 0],
  drawDayOfWeek: '1,2,3,4,5,6,7',
  zone: 'Asia/Ho_Chi_Minh',
  ...parts,
});

export const wireMenu = (...gameMenus: WireLottery[]): WireLotteryGroup[] => [
  { tag: 'vietnam_mb', labelName: 'North', gameMenus },
];
