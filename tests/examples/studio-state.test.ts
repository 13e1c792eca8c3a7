/** State of the embed studio: URL, and validation of input for snippets (EMBED-19). */
import { reference } from 'lobbykit:reference';
import { LobbyGameGrid, LobbyLotteryBoard } from 'lobbykit/elements';
import { describe, expect, it } from 'vitest';
import { checkGateway, checkState } from '../../examples/studio/model/checked.ts';
import { INTEGRATIONS, LANGUAGES, START, type StudioState } from '../../examples/studio/model/state.ts';
import { checkToken, TOKENS } from '../../examples/studio/model/tokens.ts';
import { OWN_NAMES, queryOf, stateOf } from '../../examples/studio/model/url.ts';
import { WIDGETS } from '../../examples/studio/model/widgets.ts';
import { attributesOf } from '../../sdk/elements/base/attributes.ts';
import { attacks, noUrls } from '../fixtures/attacks.ts';
import { nastyTexts } from '../fixtures/nasty.ts';
import { fc } from '../helpers/chance/fast-check.ts';

const HERE = 'https://shop.test';

const typed = fc.oneof(
  fc.constantFrom(...attacks, ...nastyTexts),
  fc.string(),
  fc.constantFrom('4', 'rows', '#0a6b4f'),
);
const anyState: fc.Arbitrary<StudioState> = fc.constantFrom(...WIDGETS).chain(widget =>
  fc.record({
    widget: fc.constant(widget.name),
    attributes: fc.dictionary(fc.constantFrom(...Object.keys(widget.attributes)), typed),
    gateway: typed,
    merchant: typed,
    language: fc.constantFrom(...LANGUAGES.map(({ code }) => code)),
    theme: fc.constantFrom('light' as const, 'dark' as const),
    tokens: fc.dictionary(fc.constantFrom(...TOKENS), typed),
    integration: fc.constantFrom(...INTEGRATIONS),
    width: fc.constantFrom('phone' as const, 'tablet' as const, 'desktop' as const),
    free: fc.constant(START.free),
    integrity: fc.boolean(),
  }),
);

describe('EMBED-19 URL of the studio', () => {
  it('the initial state has an empty query, and an empty query is the initial state', () => {
    expect(queryOf(START)).toBe('');
    expect(stateOf('')).toEqual(START);
  });

  it('the URL uses the names of the embed URL for attributes and tokens', () => {
    const state = {
      ...START,
      attributes: { limit: '4', 'no-history': '' },
      tokens: { accent: '#0a6b4f' },
      width: 'free' as const,
      free: 500,
    };
    expect(queryOf(state)).toBe('?limit=4&no-history=&accent=%230a6b4f&width=500');
    expect(stateOf(queryOf(state))).toEqual(state);
  });

  it('the URL restores arbitrary input', () => {
    const restored = (state: StudioState) => {
      const cut = (text: string) => text.toWellFormed().slice(0, 500);
      const cutAll = (texts: Readonly<Record<string, string>>, empty: boolean) =>
        Object.fromEntries(
          Object.entries(texts)
            .map(([name, text]) => [name, cut(text)] as const)
            .filter(([, text]) => empty || text !== ''),
        );
      return {
        ...state,
        gateway: cut(state.gateway),
        merchant: cut(state.merchant),
        attributes: cutAll(state.attributes, true),
        tokens: cutAll(state.tokens, false),
      };
    };
    fc.assert(
      fc.property(anyState, state => {
        const query = queryOf(state);
        // Excludes longer URLs, because browsers do not open them either.
        fc.pre(query.length < 20_000);
        expect(stateOf(query)).toEqual(restored(state));
      }),
    );
  });

  it('invalid values in the URL are replaced by the initial values', () => {
    const state = stateOf(
      '?widget=toString&theme=blue&integration=vue&width=9&language=%00&limit=2&speed=9&__proto__=1',
    );
    expect(state).toEqual({ ...START, language: '\u0000', attributes: { limit: '2' } });
    expect(checkState(state, HERE).embed.language).toBe('EN');
  });

  it('no attribute or token has the name of a studio parameter', () => {
    const names = [...WIDGETS.flatMap(({ attributes }) => Object.keys(attributes)), ...TOKENS];
    expect(names.filter(name => OWN_NAMES.some(own => own === name))).toEqual([]);
    const tokens = new Set<string>(TOKENS);
    expect(WIDGETS.flatMap(({ attributes }) => Object.keys(attributes)).filter(name => tokens.has(name))).toEqual([]);
  });
});

describe('EMBED-20 input validation of snippets', () => {
  it('the studio offers every attribute of every widget with the same rules as the elements', () => {
    expect(WIDGETS.map(({ name }) => name).sort()).toEqual(reference.widgets.map(({ name }) => name).sort());
    for (const [name, element] of [
      ['lottery-board', LobbyLotteryBoard],
      ['game-grid', LobbyGameGrid],
    ] as const) {
      const { theme: _theme, ...rules } = attributesOf(element.ownProps);
      const offered = WIDGETS.find(widget => widget.name === name)?.attributes ?? {};
      expect(Object.keys(offered).sort()).toEqual(Object.keys(rules).sort());
      for (const [attribute, rule] of Object.entries(rules)) expect(offered[attribute]).toMatchObject(rule);
    }
  });

  it('an invalid value is omitted, and its field shows the allowed values', () => {
    const state = {
      ...START,
      attributes: { limit: '0', layout: 'round', group: 'x\u202Ey' },
      merchant: 'a b',
      gateway: 'javascript:alert(1)',
      tokens: { accent: 'red', radius: '99', font: 'x;}' },
    };
    const { embed, problems } = checkState(state, HERE);
    expect(embed).toMatchObject({ attributes: {}, tokens: {}, gateway: HERE, merchant: 'demo' });
    expect(problems).toMatchObject({
      'attribute:limit': 'A whole number from 1 to 1000.',
      'attribute:layout': 'Allowed are cards, rows, schedule, full.',
      'attribute:group': expect.stringContaining('invisible'),
      'token:accent': expect.stringContaining('#0a6b4f'),
      'token:radius': expect.stringContaining('0 to 32'),
      'token:font': expect.stringContaining('families'),
      merchant: expect.stringContaining('1 to 32'),
      gateway: expect.stringContaining('https://gateway.example'),
    });
  });

  it('an empty gateway field selects the server of the studio', () => {
    expect(checkState(START, HERE).embed.gateway).toBe(HERE);
  });

  it.each([
    ['https://gw.test', 'https://gw.test'],
    ['https://gw.test/', 'https://gw.test'],
    ['HTTPS://GW.test/base/', 'https://gw.test/base'],
    ['http://localhost:8080', 'http://localhost:8080'],
    ['http://localhost.:8080', 'http://localhost.:8080'],
  ])('the gateway %s is normalized to %s', (text, value) => expect(checkGateway(text, HERE)).toEqual({ value }));

  it.each([
    ...noUrls.filter(text => text !== 'http://evil.test/'),
    'https://gw.test/?a',
    'https://gw.test/#a',
    'https://a@gw.test',
    'https:gw.test',
    'gw.test',
    'https://',
    'https://gw.test"x',
  ])('the gateway %j is rejected', text => expect(checkGateway(text, HERE)).toHaveProperty('error'));

  it('a secure page accepts only secure gateways and shows an error otherwise', () => {
    expect(checkGateway('http://gw.test', HERE)).toEqual({ error: expect.stringContaining('https') });
    expect(checkGateway('http://gw.test', 'http://shop.test')).toEqual({ value: 'http://gw.test' });
  });

  it.each([
    ['Georgia, serif', 'Georgia, serif'],
    ["'Noto Sans' ,serif", "'Noto Sans', serif"],
    ['Đẹp', 'Đẹp'],
  ])('the font %j is normalized to %j', (text, value) => expect(checkToken('font', text)).toEqual({ value }));

  it.each(['a;b', 'url(x)', "'", "a'b", 'x}', '</style>', 'a\\b', 'a"b', 'a/*b', ',', 'x,,y'])(
    'the font %j is rejected',
    text => expect(checkToken('font', text)).toHaveProperty('error'),
  );
});
