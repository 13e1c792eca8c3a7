/** Page with a board and handwritten responses. */
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { pageEnv } from '../../sdk/dom/env.ts';
import { buildLobby } from '../../sdk/lobby/build-lobby.ts';
import { resolveConfig } from '../../sdk/lobby/config/config.ts';
import type { Lobby, LobbyConfig } from '../../sdk/lobby/types.ts';
import { LobbyProvider } from '../../sdk/react/lobby-provider.tsx';

/** Creation time of all responses. */
export const RENDERED_AT = Date.parse('2026-11-20T03:00:00Z');

/** Lottery in the wire format that draws in one hour. */
export const game = (gameId: number, more: object = {}) => ({
  gameId,
  code: `code${gameId}`,
  remark: `Lottery ${gameId}`,
  mobileIconUrl: `/art/lottery/code${gameId}.svg`,
  isSale: true,
  remainTime: 3_600_000,
  lockTime: 60,
  previousWinningNumber: '60213~80300~60683,51132',
  previousWinningTime: RENDERED_AT - 86_400_000,
  previousNumero: '20261119',
  numero: '20261120',
  tag: 'vietnam_mb',
  drawDayOfWeek: '1,3',
  zone: 'Asia/Ho_Chi_Minh',
  lotteryTime: [0, 0],
  ...more,
});

export const menuOf = (...games: object[]) => [{ tag: 'vietnam_mb', labelName: 'North', gameMenus: games }];

/** Responses by a part of their path; any other path returns not found. */
export type Responses = Readonly<Record<string, unknown>>;

export function lobbyWith(responses: Responses, config: Partial<LobbyConfig> = {}): Lobby {
  const respond = async (input: RequestInfo | URL) => {
    const url = String(input instanceof Request ? input.url : input);
    const found = Object.entries(responses).find(([path]) => url.includes(path));
    if (!found) return Response.json({ success: false, errorCode: 'not.found' }, { status: 404 });
    const value = typeof found[1] === 'function' ? found[1](url) : found[1];
    if (value instanceof Response) return value;
    return Response.json({ success: true, value, serverTime: RENDERED_AT, sandbox: true });
  };
  return buildLobby(
    resolveConfig({
      gateway: 'https://gateway.test',
      merchant: 'demo',
      language: 'EN',
      storagePrefix: '',
      fetch: respond as typeof fetch,
      ...config,
    }),
    pageEnv,
  );
}

export const renderOn = (lobby: Lobby, ui: ReactNode) =>
  render(ui, { wrapper: ({ children }) => <LobbyProvider lobby={lobby}>{children}</LobbyProvider> });

/** Writes the documented session key. */
export const startSession = () =>
  sessionStorage.setItem(
    'MC_SESSION_INFO',
    JSON.stringify({ token: 't', merchantCode: 'demo', userName: 'ann', type: 0 }),
  );
