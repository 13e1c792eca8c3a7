/**
 * Type tests of `window.lobbykit` and `loadLobbykit`: `tsc` checks this file, and no test runs it. A line after
 * `@ts-expect-error` that compiles is an error too.
 */
import { loadLobbykit } from 'lobbykit/load';

export async function admitted() {
  // biome-ignore lint/suspicious/noAssignInExpressions: the snippet of the README
  (window.lobbykit ??= []).push(kit => {
    kit.on('draw', event => void event.detail.numero.length);
  });
  if (window.lobbykit && 'on' in window.lobbykit) void window.lobbykit.lobby?.()?.name;
  const kit = await loadLobbykit({ gateway: '/', merchant: 'demo', prizeMode: 'ZY', minimumAge: 21, storage: 'tab' });
  const board = await kit.mount('#place', 'lottery-board', { layout: 'rows', limit: 4, lang: 'VI' });
  void board.model?.$state.get().lotteries;
  await kit.load('login-modal');
}

export async function rejected() {
  // @ts-expect-error unknown option
  const kit = await loadLobbykit({ gateway: '/', merchants: 'demo' });
  // @ts-expect-error unknown prize mode
  await loadLobbykit({ gateway: '/', prizeMode: 'lott' });
  // @ts-expect-error functions have no attribute
  await loadLobbykit({ gateway: '/', fetch });
  // @ts-expect-error unknown widget
  await kit.mount('#place', 'jackpot');
  // @ts-expect-error unknown layout
  await kit.mount('#place', 'lottery-board', { layout: 'heap' });
  // @ts-expect-error unknown widget
  await kit.load('lobby-login-modal');
  // @ts-expect-error unknown event
  window.lobbykit?.push(loaded => loaded.on('drawn', () => {}));
}
