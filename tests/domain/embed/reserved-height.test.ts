/** Room kept free for a widget: one table, from which the sheet and every copied snippet come. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  RESERVED_HEIGHTS,
  type ReservedWidget,
  reservedHeight,
  reservedSheet,
  reservedStyle,
} from '../../../sdk/domain/index.ts';
import { root } from '../../helpers/sources/sources.ts';

describe('EMBED-10 the height a widget will take', () => {
  it('grows with the cards of a board, in one column or two', () => {
    expect(reservedHeight('lottery-board', { limit: '2' })).toBe(552);
    expect(reservedHeight('lottery-board', { limit: '2' }, true)).toBe(366);
    expect(reservedHeight('lottery-board', { limit: '3' }, true)).toBe(552);
    expect(reservedHeight('lottery-board', { limit: '2', 'no-history': '' })).toBe(542);
  });

  it('stops at a screenful, and reads a limit as the widget does', () => {
    const all = reservedHeight('lottery-board');
    for (const limit of ['6', '1000', '0', '-3', 'many', '']) {
      expect(reservedHeight('lottery-board', { limit })).toBe(all);
    }
    expect(reservedHeight('lottery-board', { layout: 'rows', limit: '2' })).toBe(336);
    expect(reservedHeight('winner-board', { limit: '3' })).toBe(240);
    expect(reservedHeight('winner-board', { limit: '30' })).toBe(reservedHeight('winner-board'));
    expect(reservedHeight('winner-board', { still: '' })).toBe(1192);
  });

  it('is nothing for what floats above the page', () => {
    expect(reservedHeight('login-modal')).toBe(0);
    expect(reservedHeight('service-widget')).toBe(0);
    expect(reservedHeight('download-bar', { position: 'bottom' })).toBe(0);
    expect(reservedHeight('download-bar')).toBe(60);
    expect(reservedStyle('login-modal')).toBe('');
  });

  it('names the widgets there are when it is asked for another', () => {
    for (const name of ['toString', 'lobby-lottery-board', '']) {
      expect(() => reservedHeight(name as ReservedWidget)).toThrow(/no widget is named .*; there are lottery-board, /);
      expect(() => reservedStyle(name as ReservedWidget)).toThrow('no widget is named');
    }
  });
});

it('EMBED-10 a snippet brings the rules of its own tag, of both widths where they differ', () => {
  const style = reservedStyle('lottery-board', { limit: '1' });
  expect(style).toContain('lobby-lottery-board:is(:not(:defined), [data-state="loading"])');
  expect(style).toContain('min-block-size: 366px');
  expect(reservedStyle('lottery-board', { limit: '2' })).toMatch(/552px[\s\S]*min-width: 640px[\s\S]*366px/);
  expect(style).not.toContain('@media');
});

it('EMBED-10 the sheet that comes with the package is made from the table', () => {
  const sheet = readFileSync(`${root}sdk/styles/undefined.css`, 'utf8');
  expect(sheet).toBe(reservedSheet());
  for (const widget of Object.keys(RESERVED_HEIGHTS)) expect(sheet).toContain(`lobby-${widget}`);
});
