import { atom } from 'nanostores';
import { describe, expect, it } from 'vitest';
import { accountEn } from '../../sdk/i18n/account-en.ts';
import { accountVi } from '../../sdk/i18n/account-vi.ts';
import { resolveConfig } from '../../sdk/lobby/config/config.ts';
import { createTexts } from '../../sdk/lobby/texts.ts';
import type { LobbyConfig } from '../../sdk/lobby/types.ts';
import { eventually } from '../helpers/eventually.ts';
import { fakeEnv } from '../lobby/fake-env.ts';

const KEY = 'error.code-wrong';

function texts(language: string, config: Partial<LobbyConfig> = {}) {
  const $language = atom(language);
  const resolved = resolveConfig({ gateway: 'https://gw.example', merchant: 'demo', ...config });
  return { $language, ...createTexts(resolved, $language, fakeEnv()) };
}

describe('texts of account screens', () => {
  it('account texts are not part of the initial texts', async () => {
    const { $text, ready } = texts('VI');
    await ready();
    expect($text.get()(KEY)).toBe(KEY);
  });

  it.each([
    ['EN', accountEn[KEY]],
    ['VI', accountVi[KEY]],
    ['TY', accountEn[KEY]],
  ])('account texts in %s are available after ready with all other texts', async (code, shown) => {
    const { $text, ready } = texts(code);
    await ready('account');
    expect($text.get().language).toBe(code);
    expect($text.get()(KEY)).toBe(shown);
    expect($text.get()('action.close')).not.toBe('action.close');
  });

  it('account texts follow every language switch without another request', async () => {
    const { $text, $language, ready } = texts('EN');
    const seen: string[] = [];
    const off = $text.subscribe(text => seen.push(text(KEY)));
    await ready('account');
    $language.set('VI');
    await eventually(() => expect($text.get().language).toBe('VI'));
    $language.set('EN');
    await eventually(() => expect($text.get().language).toBe('EN'));
    expect(seen).toEqual([KEY, accountEn[KEY], accountVi[KEY], accountEn[KEY]]);
    off();
  });

  it('each of two concurrent ready calls resolves when the texts that it requested are available', async () => {
    const { $text, ready } = texts('EN');
    const late = new Promise<{ b: string }>(resolve => setTimeout(resolve, 0, { b: 'second' }));
    const quick = ready(new Map([['EN', async () => ({ a: 'first' })]])).then(() => $text.get()('a'));
    const slow = ready(new Map([['EN', () => late]])).then(() => $text.get()('b'));
    expect(await Promise.all([quick, slow])).toEqual(['first', 'second']);
  });

  it('texts of the host override the account texts', async () => {
    const { $text, ready } = texts('TY', { texts: { EN: { [KEY]: 'Wrong code, dear' } } });
    await ready('account');
    expect($text.get()(KEY)).toBe('Wrong code, dear');
  });
});
