import { renderHook } from '@testing-library/react';
import { atom } from 'nanostores';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { LobbyProvider } from '../../../../sdk/react/lobby-provider.tsx';
import { useLogout } from '../../../../site/src/features/account/use-logout.ts';
import { en } from '../../../../site/src/shared/i18n/en.ts';
import { PageTextProvider, pageText } from '../../../../site/src/shared/i18n/page-text.ts';
import { createToasts, ToastsProvider } from '../../../../site/src/shared/overlays/toasts.ts';
import { lobbyWith } from '../../../react/page.tsx';

function renderLogout() {
  let respond = () => {};
  const response = new Promise<void>(resolve => {
    respond = resolve;
  });
  const logout = vi.fn(() => response);
  const lobby = { ...lobbyWith({}), logout };
  const toasts = createToasts();
  const loading = vi.spyOn(toasts, 'loading');
  const { result } = renderHook(() => useLogout(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <LobbyProvider lobby={lobby}>
        <PageTextProvider value={atom(pageText(en))}>
          <ToastsProvider value={toasts}>{children}</ToastsProvider>
        </PageTextProvider>
      </LobbyProvider>
    ),
  });
  return { run: result.current, toasts, loading, logout, respond };
}

it('FRAME-16 SESS-07 a confirmed logout shows the overlay until the response, for at most 9999 ms', async () => {
  const { run, toasts, loading, logout, respond } = renderLogout();
  const done = run();
  toasts.respond(true);
  await vi.waitFor(() => expect(logout).toHaveBeenCalledOnce());
  expect(loading.mock.calls).toEqual([[en['logout.loading'], 9_999]]);
  expect(toasts.$loading.get()).toBe(en['logout.loading']);
  respond();
  await done;
  expect(toasts.$loading.get()).toBeNull();
});

it('SESS-06 a logout that is not confirmed sends no request and opens no overlay', async () => {
  const { run, toasts, loading, logout } = renderLogout();
  const done = run();
  toasts.respond(false);
  await done;
  expect(logout).not.toHaveBeenCalled();
  expect(loading).not.toHaveBeenCalled();
});
