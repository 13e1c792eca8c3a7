/**
 * Elements of a lobby whose data come from a source object of the host: a widget is empty if the source lacks its main
 * method.
 */
import { afterEach, expect, it, vi } from 'vitest';
import { createLobby, type LobbySource } from '../../sdk/adapter/index.ts';
import '../../sdk/elements/index.ts';
import type { Lobby } from '../../sdk/lobby/types.ts';

const MAIN = {
  'lottery-board': 'lotteries',
  'winner-board': 'winners',
  'game-grid': 'games',
  'service-widget': 'services',
  'login-modal': 'login',
  'download-bar': 'downloads',
} as const;

let lobby: Lobby | undefined;
const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => {
  document.body.replaceChildren();
  lobby?.dispose();
});

const place = (source: LobbySource, name: string) => {
  lobby = createLobby({ source, language: 'EN' });
  return document.body.appendChild(document.createElement(`lobby-${name}`)) as HTMLElement & { state: string };
};

it.each(Object.entries(MAIN))(
  '<lobby-%s> is empty and logs once that its source has no method %s()',
  async (name, method) => {
    const ready = vi.fn();
    document.addEventListener('lobby-ready', ready, { once: true });
    const element = place({}, name);
    await expect.poll(() => element.state).toBe('empty');
    await expect.poll(() => ready.mock.calls.length).toBe(1);
    document.body.append(document.createElement(`lobby-${name}`));
    const logged = warnings.mock.calls.filter(([text]) => String(text).includes(`no method ${method}()`));
    expect(logged).toHaveLength(1);
  },
);

it('<lobby-winner-board> shows the wins of its source', async () => {
  const element = place(
    { winners: () => ({ wins: [{ name: 'a***1', game: 'Stars', amount: '12.50' }], currency: '₫' }) },
    'winner-board',
  );
  await expect.poll(() => element.state).toBe('ready');
  await expect.poll(() => element.shadowRoot?.textContent).toContain('Stars');
});
