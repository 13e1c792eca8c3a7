/** Lottery endpoints: requests and responses, written by hand from member §3, §7, §9 and service §7.2. */
import { is } from 'valibot';
import { describe, expect, it } from 'vitest';
import { envelope } from '../../../sdk/protocol/envelope.ts';
import {
  drawHistory,
  gameMenu,
  gameMenuRecent,
  openedGameNumeros,
  openedNumero,
  popularGames,
} from '../../../sdk/protocol/lottery/calls.ts';
import { parseResponse } from '../../../sdk/protocol/parse-response.ts';
import { bare, history, menu, northern, openDraws } from '../../fixtures/lottery.ts';

describe('lottery requests', () => {
  it('API-32 menu request requires prizeMode and device MOBILE and accepts a language', () => {
    expect(is(gameMenu.query, { prizeMode: 'Lott', device: 'MOBILE' })).toBe(true);
    expect(is(gameMenu.query, { prizeMode: 'Elott', device: 'MOBILE', language: 'VI' })).toBe(true);
    expect(is(gameMenu.query, { prizeMode: 'SEA', device: 'MOBILE' })).toBe(false);
    expect(is(gameMenu.query, { prizeMode: 'Lott', device: 'WEB' })).toBe(false);
    expect(is(gameMenu.query, { device: 'MOBILE' })).toBe(false);
    expect(is(gameMenu.query, { prizeMode: 'Lott', device: 'MOBILE', prize_mode: 'Lott' })).toBe(false);
  });

  it('API-32 menu request has its query keys in the same order as the preload of the loader', () => {
    expect(Object.keys(gameMenu.query.entries)).toEqual(['prizeMode', 'device', 'language']);
  });

  it('API-33 recent lotteries request requires device MOBILE, recentCount 100, prizeMode Lott and language', () => {
    const documented = { device: 'MOBILE', recentCount: 100, prizeMode: 'Lott', language: 'EN' };
    expect(is(gameMenuRecent.query, documented)).toBe(true);
    expect(is(gameMenuRecent.query, { ...documented, recentCount: '100' })).toBe(true);
    expect(is(gameMenuRecent.query, { ...documented, recentCount: 101 })).toBe(false);
    expect(is(gameMenuRecent.query, { ...documented, recentCount: '0' })).toBe(false);
    expect(is(gameMenuRecent.query, { device: 'MOBILE', prizeMode: 'Lott', language: 'EN' })).toBe(false);
  });

  it('API-34 numero request requires device MOBILE, count 20, prizeMode and language', () => {
    const documented = { device: 'MOBILE', count: '20', prizeMode: 'Lott', language: 'EN' };
    expect(is(openedNumero.query, documented)).toBe(true);
    expect(is(openedNumero.query, { ...documented, count: '20;' })).toBe(false);
    expect(is(openedNumero.query, { ...documented, language: '../etc' })).toBe(false);
  });

  it('EP-19 open draws request of one game requires the game id', () => {
    expect(is(openedGameNumeros.query, { device: 'MOBILE', count: '20', gameId: '101' })).toBe(true);
    expect(is(openedGameNumeros.query, { device: 'MOBILE', count: '20' })).toBe(false);
    expect(is(openedGameNumeros.query, { device: 'MOBILE', count: '20', gameId: '' })).toBe(false);
  });

  it('API-14 history request requires gameId, pageNo and pageSize', () => {
    expect(is(drawHistory.query, { gameId: '101', pageNo: '1', pageSize: '20' })).toBe(true);
    expect(is(drawHistory.query, { gameId: '101', pageNo: '0', pageSize: '20' })).toBe(false);
    expect(is(drawHistory.query, { gameId: '101', pageNo: '1', pageSize: '1000' })).toBe(false);
  });

  it('EP-17 popularGames request requires device MOBILE', () => {
    expect(is(popularGames.query, { device: 'MOBILE' })).toBe(true);
    expect(is(popularGames.query, {})).toBe(false);
  });
});

describe('lottery responses', () => {
  const read = (value: unknown) => parseResponse(gameMenu.value, value);

  it('LOTT-25 menu response contains groups with tag, labelName and gameMenus', () => {
    const response = read(menu);
    expect(response.ok && response.value.map(group => [group.tag, group.labelName, group.gameMenus.length])).toEqual([
      ['vietnam_rb_hot', 'Hot', 1],
      ['vietnam_mb', 'Miền Bắc', 2],
      ['vietnam_rb_stock', 'Stock', 1],
    ]);
  });

  it('LOTT-23 LOTT-24 menu response contains every documented field of a game', () => {
    const response = read(menu);
    expect(response.ok && response.value[0]?.gameMenus[0]).toEqual(northern);
  });

  it('LOTT-23 menu response accepts a game with only its id', () => {
    expect(read([{ tag: 'x', gameMenus: [bare] }])).toMatchObject({ ok: true, dropped: [] });
  });

  it('R13 menu response accepts ids and numbers as text or number and ignores unknown fields', () => {
    const game = {
      ...northern,
      gameId: '101',
      remainTime: '90000',
      lockTime: '60',
      isSale: '1',
      numero: 20260823,
      extra: {},
    };
    expect(read([{ tag: 7, labelName: null, gameMenus: [game], more: 1 }])).toMatchObject({ ok: true, dropped: [] });
  });

  it('API-35 numero response is an array of draws', () => {
    expect(parseResponse(openedNumero.value, openDraws)).toEqual({ ok: true, value: openDraws, dropped: [] });
    expect(parseResponse(openedGameNumeros.value, openDraws).ok).toBe(true);
    expect(parseResponse(openedNumero.value, { list: openDraws }).ok).toBe(false);
  });

  it('API-36 numero response is parsed from `value` and from `data` of the envelope', () => {
    for (const body of [
      { success: true, value: openDraws },
      { success: true, data: openDraws },
    ]) {
      const response = parseResponse(envelope, body);
      expect(response.ok && (response.value.value ?? response.value.data)).toEqual(openDraws);
    }
  });

  it('API-14 history response is parsed with its page of draws', () => {
    expect(parseResponse(drawHistory.value, history)).toEqual({ ok: true, value: history, dropped: [] });
  });

  it('EP-17 EP-20 popular and recent responses accept flat lists and reject groups', () => {
    expect(parseResponse(popularGames.value, [northern, bare]).ok).toBe(true);
    expect(parseResponse(gameMenuRecent.value, [bare]).ok).toBe(true);
    expect(parseResponse(popularGames.value, menu).ok).toBe(false);
  });
});
