import { render } from '@testing-library/react';
import { createLobby, type Lobby } from 'lobbykit';
import { type Announcement, parseAnnouncements } from 'lobbykit/domain';
import { LobbyProvider } from 'lobbykit/react';
import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BannerSlides } from '../../../../site/src/features/content/banners/banner-slides.tsx';
import { en } from '../../../../site/src/shared/i18n/en.ts';
import { PageTextProvider, pageText } from '../../../../site/src/shared/i18n/page-text.ts';

let lobby: Lobby;

beforeEach(() => {
  // Reduced motion disables the carousel library, which measures elements and is therefore tested in a browser.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('IntersectionObserver', NoObserver);
  vi.stubGlobal('ResizeObserver', NoObserver);
  lobby = createLobby({ gateway: 'https://gateway.test', merchant: 'demo' });
});
afterEach(() => {
  lobby.dispose();
  vi.unstubAllGlobals();
});

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const banners = (...urls: (string | null)[]): readonly Announcement[] =>
  parseAnnouncements({ banners: urls.map((url, at) => ({ id: at + 1, title: `Banner ${at + 1}`, url })) }).banners;

/** Image URLs of the rendered banners. */
const pictures = (shown: readonly Announcement[]) =>
  [
    ...render(
      <LobbyProvider lobby={lobby}>
        <PageTextProvider value={atom(pageText(en))}>
          <BannerSlides banners={shown} />
        </PageTextProvider>
      </LobbyProvider>,
    ).container.querySelectorAll('img'),
  ].map(({ src }) => src);

it('only the image of the first banner loads initially', () => {
  expect(pictures(banners('/a.svg', '/b.svg'))).toEqual(['https://gateway.test/a.svg']);
});

it.each([null, 'javascript:alert(1)'])(
  'HOME-06 S8 other banner images load immediately if the first image is %s',
  url => {
    expect(pictures(banners(url, '/b.svg', '/c.svg'))).toEqual([
      'https://gateway.test/b.svg',
      'https://gateway.test/c.svg',
    ]);
  },
);
