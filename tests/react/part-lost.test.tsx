/** Error reports to the host when a lazy part of a widget fails to load. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Lobby } from '../../sdk/lobby/types.ts';
import { DownloadBar } from '../../sdk/widgets/download-bar/react.tsx';
import { ServiceWidget } from '../../sdk/widgets/service-widget/react.tsx';
import { lobbyWith, renderOn } from './page.tsx';

// Simulates a failed chunk by a rejected `import()`.
vi.mock('../../sdk/widgets/service-widget/panel.lazy.tsx', () => Promise.reject(new Error('no network')));
vi.mock('../../sdk/widgets/download-bar/dialogs.lazy.tsx', () => Promise.reject(new Error('no network')));

const lobbies: Lobby[] = [];
afterEach(() => {
  for (const lobby of lobbies.splice(0)) lobby.dispose();
  localStorage.clear();
});

function lobbyOf(): Lobby {
  const lobby = lobbyWith({});
  lobbies.push(lobby);
  return lobby;
}

/** Checks that the failure is reported once and that a failed retry is reported once more. */
async function notified(onError: ReturnType<typeof vi.fn>) {
  await waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
  expect(onError.mock.calls[0]?.[0].detail).toMatchObject({ kind: 'offline', lobby: 'default' });
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(onError).toHaveBeenCalledTimes(2));
}

it('EMBED-15 service widget reports a failed modal to onError and shows an error', async () => {
  const onError = vi.fn();
  renderOn(lobbyOf(), <ServiceWidget open onError={onError} />);
  await notified(onError);
  expect(await screen.findByRole('alert')).toBeTruthy();
});

it('EMBED-15 download bar reports failed dialogs to onError and shows an error', async () => {
  const onError = vi.fn();
  renderOn(lobbyOf(), <DownloadBar onError={onError} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Install' }));
  await notified(onError);
  expect(await screen.findByRole('alert')).toBeTruthy();
});
