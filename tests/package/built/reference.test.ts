/** The reference matches classes, views and stylesheets of the widgets completely (EMBED-22). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readReference } from '../../../sdk/build/reference/read-reference.ts';
import { declareProperties } from '../../../sdk/elements/base/properties.ts';
import {
  LobbyDownloadBar,
  LobbyGameGrid,
  LobbyLoginModal,
  LobbyLotteryBoard,
  LobbyServiceWidget,
  LobbyWinnerBoard,
} from '../../../sdk/elements/index.ts';
import { filesBelow, root, sourcesBelow } from '../../helpers/sources/sources.ts';

const reference = readReference();
const classes = {
  'lottery-board': LobbyLotteryBoard,
  'game-grid': LobbyGameGrid,
  'winner-board': LobbyWinnerBoard,
  'service-widget': LobbyServiceWidget,
  'login-modal': LobbyLoginModal,
  'download-bar': LobbyDownloadBar,
};
type Name = keyof typeof classes;

const found = (pattern: RegExp, text: string) => [...new Set([...text.matchAll(pattern)].map(match => match[1] ?? ''))];
const sorted = (names: Iterable<string>) => [...names].sort();
const namesOf = (all: readonly { readonly name: string }[]) => sorted(all.map(({ name }) => name));

it('the reference lists every widget', () => {
  expect(namesOf(reference.widgets)).toEqual(sorted(readdirSync(join(root, 'sdk/widgets'))));
  expect(namesOf(reference.widgets)).toEqual(sorted(Object.keys(classes)));
});

describe.each(reference.widgets.map(widget => [widget.tag, widget] as const))('%s', (_tag, widget) => {
  const element = classes[widget.name as Name];
  const views = sourcesBelow(`sdk/widgets/${widget.name}`).map(({ code }) => code);
  const inViews = (pattern: RegExp) => sorted(new Set(views.flatMap(code => found(pattern, code))));

  it('the reference lists the attributes of the class with their rules', () => {
    expect(namesOf(widget.attributes)).toEqual(sorted(element.observedAttributes));
    for (const attribute of widget.attributes) {
      const rule = element.ownProps[attribute.property];
      if (rule) expect(attribute).toMatchObject(rule);
      else expect(['lobby', 'lang']).toContain(attribute.name);
    }
  });

  it('the reference lists a property for each attribute, and the methods of the class', () => {
    const created = Object.create(element.prototype) as HTMLElement;
    declareProperties(created, element.ownProps);
    const lang = widget.attributes.filter(({ property }) => property !== 'lang');
    for (const { property } of lang) expect(property in created).toBe(true);
    for (const { name } of widget.properties) expect(name in created).toBe(true);
    const own = Object.getOwnPropertyNames(element.prototype).filter(name => !['constructor', 'emit'].includes(name));
    expect(namesOf(widget.methods)).toEqual(sorted(own));
  });

  it('the reference lists the parts of the views', () => {
    const calls = views.flatMap(code => found(/\bpart\(((?:[^()]|\([^()]*\))*)\)/g, code));
    const names = calls.flatMap(call => found(/'([a-z][a-z -]*)'/g, call.replace(/,[^:]*$/, '')));
    const parts = names.flatMap(name => name.split(' ')).filter(name => !name.startsWith('lk'));
    expect(namesOf(widget.parts)).toEqual(sorted(new Set(parts)));
  });

  it('the reference lists the slots of the views', () => {
    expect(namesOf(widget.slots)).toEqual(inViews(/\bplace\(\s*'([a-z]+)'/g));
  });

  it('the reference lists every event the widget emits', () => {
    const sent = inViews(/\bemit\(\s*'([a-z-]+)'/g).map(name => `lobby-${name}`);
    const known = namesOf(widget.events);
    expect(sent.filter(name => !known.includes(name))).toEqual([]);
    expect(known).toEqual(expect.arrayContaining(['lobby-ready', 'lobby-error']));
  });

  it('the reference lists every widget token that a stylesheet reads', () => {
    const prefix = /^--lobby-[a-z]+-/.exec(widget.tokens[0]?.name ?? '')?.[0];
    const sheets = filesBelow('sdk', /\.css$/).map(path => readFileSync(join(root, path), 'utf8'));
    const read = sheets.flatMap(css => found(new RegExp(`var\\((${prefix}[a-z-]+)`, 'g'), css));
    expect(namesOf(widget.tokens)).toEqual(sorted(new Set(read)));
  });

  it('every entry of the reference has a description', () => {
    const { attributes, properties, methods, events, parts, slots, tokens } = widget;
    const all = [widget, ...attributes, ...properties, ...methods, ...events, ...parts, ...slots, ...tokens];
    expect(all.filter(({ description }) => description.length < 5).map(({ name }) => name)).toEqual([]);
  });
});

it('the reference describes every shared token of the stylesheets', () => {
  const tokens = readFileSync(join(root, 'sdk/styles/tokens.css'), 'utf8');
  const read = found(/var\((--lobby-(?!board)[a-z-]+)/g, tokens);
  expect(namesOf(reference.tokens)).toEqual(sorted(read));
  expect(reference.tokens.filter(({ description }) => description === '')).toEqual([]);
});

it('texts of the reference are not included in the built code', () => {
  const phrases = ['the whole widget', 'ground of the widget', 'the ways to the operator', 'lotteries shown at most'];
  const built = filesBelow('dist', /\.(js|css)$/).filter(path => !/^dist\/(examples|site|games|package)\//.test(path));
  expect(built.length).toBeGreaterThan(100);
  const holding = built.filter(path => {
    const text = readFileSync(join(root, path), 'utf8').toLowerCase();
    return phrases.some(phrase => text.includes(phrase));
  });
  expect(holding).toEqual([]);
});
