/** Languages with a region use the texts of the language; a language without texts is reported once. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLobby } from '../../sdk/lobby/create-lobby.ts';
import type { Lobby } from '../../sdk/lobby/types.ts';
import { baseLanguage, localizedValue } from '../../sdk/protocol/language.ts';

let lobby: Lobby | undefined;
afterEach(() => {
  lobby?.dispose();
  vi.restoreAllMocks();
});

const translator = (language: string, more: object = {}) => {
  lobby = createLobby({ gateway: 'https://gw.example', merchant: 'demo', language, ...more });
  return lobby;
};

describe('I18N-05 a language with a region', () => {
  it.each([
    ['pt-BR', 'pt-br', 'Tentar novamente'],
    ['vi_VN', 'vi-vn', 'Thử lại'],
    ['en-GB', 'en-gb', 'Try again'],
  ])('%s uses the texts of its language and keeps its full language tag', async (language, tag, texts) => {
    const warn = vi.spyOn(console, 'warn');
    const { $text, textReady } = translator(language);
    await textReady();
    await textReady('account');
    expect([$text.get().tag, $text.get()('action.retry')]).toEqual([tag, texts]);
    expect($text.get()('now_logged_in')).not.toBe('now_logged_in');
    expect(warn).not.toHaveBeenCalled();
  });

  it.each(['PT-BR', 'pt_BR'])(
    'host texts for the region, written %s, precede host texts for the language',
    async region => {
      const texts = {
        [region]: { 'action.retry': 'De novo' },
        PT: { 'action.close': 'Fecha', 'action.retry': 'Outra vez' },
      };
      const { $text, textReady } = translator('pt-BR', { texts });
      await textReady();
      expect(['action.retry', 'action.close'].map(key => $text.get()(key))).toEqual(['De novo', 'Fecha']);
    },
  );

  it('localizedValue prefers the region over the language', () => {
    expect(localizedValue({ PT: 'pt', 'PT-BR': 'br' }, 'PT-BR')).toBe('br');
    expect(localizedValue({ PT: 'pt' }, 'PT-BR')).toBe('pt');
    expect(localizedValue({ PT: 'pt' }, 'FR-CA')).toBeUndefined();
    expect(baseLanguage('ZH-HANT-TW')).toBe('ZH');
  });
});

it('I18N-05 a language without texts is reported once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await translator('FR-CA').textReady();
  lobby?.dispose();
  await translator('FR-CA', { name: 'again' }).textReady();
  expect(warn.mock.calls).toEqual([['lobbykit: there are no texts in "FR-CA", so they are English.']]);
});
