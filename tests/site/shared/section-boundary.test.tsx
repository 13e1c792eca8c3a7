import { fireEvent, render, screen } from '@testing-library/react';
import { createLobby, type Lobby } from 'lobbykit';
import { LobbyProvider } from 'lobbykit/react';
import { atom } from 'nanostores';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { en } from '../../../site/src/shared/i18n/en.ts';
import { PageTextProvider, pageText } from '../../../site/src/shared/i18n/page-text.ts';
import { SectionBoundary, SilentBoundary } from '../../../site/src/shared/loading/section-boundary.tsx';

let lobby: Lobby;
let broken: boolean;

function Section() {
  if (broken) throw new Error('no such lottery');
  return <p>alive</p>;
}

beforeEach(() => {
  lobby = createLobby({ gateway: 'http://gateway.test', merchant: 'demo' });
  // React logs errors that a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  lobby.dispose();
  vi.restoreAllMocks();
});

const page = (children: ReactNode) => (
  <LobbyProvider lobby={lobby}>
    <PageTextProvider value={atom(pageText(en))}>
      <p>neighbor</p>
      {children}
    </PageTextProvider>
  </LobbyProvider>
);

/** Errors reported to the lobby. */
function reports(): string[] {
  const reported: string[] = [];
  lobby.on('error', event => reported.push(`${event.detail.kind}: ${event.detail.message}`));
  return reported;
}

it('R15 a section that fails to render shows and reports an error without affecting the page, and can be retried', () => {
  broken = true;
  const reported = reports();
  render(
    page(
      <SectionBoundary>
        <Section />
      </SectionBoundary>,
    ),
  );
  expect(screen.getByRole('alert').textContent).toContain(en['failed.title']);
  expect(screen.getByText('neighbor')).toBeTruthy();
  expect(reported).toEqual(['render: Error: no such lottery']);
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: en['failed.retry'] }));
  expect(screen.getByText('alive')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('PROMO-07 R15 a silent section that fails is hidden and reported, and the section next to it remains visible', () => {
  broken = true;
  const reported = reports();
  const { container } = render(
    page(
      <SilentBoundary>
        <Section />
      </SilentBoundary>,
    ),
  );
  expect(container.textContent).toBe('neighbor');
  expect(reported).toEqual(['render: Error: no such lottery']);
});
