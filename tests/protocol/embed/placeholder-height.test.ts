/** Placeholder heights of widgets: one table as the source of the stylesheet and all copied snippets. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  PLACEHOLDER_HEIGHTS,
  type PlaceholderWidget,
  placeholderHeight,
  placeholderStyle,
  placeholderStylesheet,
} from '../../../sdk/protocol/domain.ts';
import { root } from '../../helpers/sources/sources.ts';

describe('EMBED-10 placeholder height', () => {
  it('placeholder height of a board grows with the number of cards, in one column and in two columns', () => {
    expect(placeholderHeight('lottery-board', { limit: '2' })).toBe(552);
    expect(placeholderHeight('lottery-board', { limit: '2' }, true)).toBe(366);
    expect(placeholderHeight('lottery-board', { limit: '3' }, true)).toBe(552);
    expect(placeholderHeight('lottery-board', { limit: '2', 'no-history': '' })).toBe(542);
  });

  it('placeholder height is limited to the height of a screen, and the limit is parsed as in the widget', () => {
    const all = placeholderHeight('lottery-board');
    for (const limit of ['6', '1000', '0', '-3', 'many', '']) {
      expect(placeholderHeight('lottery-board', { limit })).toBe(all);
    }
    expect(placeholderHeight('lottery-board', { layout: 'rows', limit: '2' })).toBe(336);
    expect(placeholderHeight('winner-board', { limit: '3' })).toBe(240);
    expect(placeholderHeight('winner-board', { limit: '30' })).toBe(placeholderHeight('winner-board'));
    expect(placeholderHeight('winner-board', { still: '' })).toBe(1192);
  });

  it('placeholder height of a floating widget is 0', () => {
    expect(placeholderHeight('login-modal')).toBe(0);
    expect(placeholderHeight('service-widget')).toBe(0);
    expect(placeholderHeight('download-bar', { position: 'bottom' })).toBe(0);
    expect(placeholderHeight('download-bar')).toBe(60);
    expect(placeholderStyle('login-modal')).toBe('');
  });

  it('placeholder height of an unknown widget throws an error with the list of widgets', () => {
    for (const name of ['toString', 'lobby-lottery-board', '']) {
      expect(() => placeholderHeight(name as PlaceholderWidget)).toThrow(
        /no widget is named .*; there are lottery-board, /,
      );
      expect(() => placeholderStyle(name as PlaceholderWidget)).toThrow('no widget is named');
    }
  });
});

it('EMBED-10 snippet contains the rules of the given tag, with separate rules per width if the heights differ', () => {
  const style = placeholderStyle('lottery-board', { limit: '1' });
  expect(style).toContain('lobby-lottery-board:is(:not(:defined), :state(loading), [data-state="loading"])');
  expect(style).toContain('min-block-size: 366px');
  expect(placeholderStyle('lottery-board', { limit: '2' })).toMatch(/552px[\s\S]*min-width: 640px[\s\S]*366px/);
  expect(style).not.toContain('@media');
});

it('EMBED-10 packaged stylesheet is generated from the table', () => {
  const sheet = readFileSync(`${root}sdk/styles/undefined.css`, 'utf8');
  expect(sheet).toBe(placeholderStylesheet());
  for (const widget of Object.keys(PLACEHOLDER_HEIGHTS)) expect(sheet).toContain(`lobby-${widget}`);
});
