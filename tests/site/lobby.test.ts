// @vitest-environment jsdom
import { ConfigError, createLobby } from 'lobbykit';
import { afterEach, expect, it } from 'vitest';
import { createSiteLobby } from '../../site/src/lobby.ts';

const created: { dispose(): void }[] = [];
const track = <L extends { dispose(): void }>(lobby: L): L => {
  created.push(lobby);
  return lobby;
};
afterEach(() => {
  for (const lobby of created.splice(0)) lobby.dispose();
});

it('I18N-01 I18N-02 I18N-05 the site offers EN, VI, PT and TY and starts in TY', () => {
  const { config, $language } = track(createSiteLobby('http://gateway.test'));
  expect(config.languages).toEqual(['EN', 'VI', 'PT', 'TY']);
  expect($language.get()).toBe('TY');
});

it('I18N-04 THEME-02 the site stores language and theme under the documented keys', () => {
  const lobby = track(createSiteLobby('http://gateway.test'));
  lobby.setLanguage('VI');
  lobby.setTheme('dark');
  expect(localStorage.getItem('language')).toBe('VI');
  expect(localStorage.getItem('theme')).toBe('dark');
});

it('a gateway given as a path has the origin of the page', () => {
  const gateway = (url: string) => {
    const lobby = createLobby({ gateway: url, merchant: 'demo', name: `at-${created.length}` });
    return track(lobby).config.gateway;
  };
  expect(gateway('/')).toBe(location.origin);
  expect(gateway('/behind/a/proxy/')).toBe(`${location.origin}/behind/a/proxy`);
});

it.each(['//evil.example', 'gateway.example', 'javascript:alert(1)', '/?q=1', ''])(
  'createLobby rejects the gateway %j with a ConfigError',
  url => {
    expect(() => createLobby({ gateway: url, merchant: 'demo' })).toThrow(ConfigError);
  },
);
