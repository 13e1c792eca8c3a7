/** Snippets of the embed studio: content, and escaping of typed input (EMBED-19, S24). */
import { transformSync } from 'esbuild';
import { placeholderHeight, placeholderStyle } from 'lobbykit/domain';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { checkState, type Embed } from '../../examples/studio/model/checked.ts';
import { START, type StudioState } from '../../examples/studio/model/state.ts';
import { TOKENS } from '../../examples/studio/model/tokens.ts';
import { WIDGETS } from '../../examples/studio/model/widgets.ts';
import { shownOf } from '../../examples/studio/preview/shown.ts';
import { piecesOf } from '../../examples/studio/snippets/color-code.ts';
import { makeSnippet } from '../../examples/studio/snippets/make-snippet.ts';
import type { SnippetOptions } from '../../examples/studio/snippets/snippet.ts';
import { attacks } from '../fixtures/attacks.ts';
import { nastyTexts } from '../fixtures/nasty.ts';
import { fc } from '../helpers/chance/fast-check.ts';

const HERE = 'https://gw.test';
const options: SnippetOptions = { version: '1.2.3', integrity: null, isWide: false };
const embedOf = (state: Partial<StudioState>): Embed => checkState({ ...START, ...state }, HERE).embed;
const fileOf = (integration: StudioState['integration'], state: Partial<StudioState>, name: string, more = {}) =>
  makeSnippet(integration, embedOf(state), { ...options, ...more }).find(file => file.name === name)?.text ?? '';

const full: Partial<StudioState> = {
  attributes: { limit: '4', layout: 'rows', 'no-history': '' },
  language: 'VI',
  theme: 'dark',
  tokens: { accent: '#0A6B4F', radius: '4', font: 'Georgia, serif' },
};

describe('EMBED-19 snippets of the studio', () => {
  it('the script tag snippet has tokens, placeholder height, exact version and tag', () => {
    const style = placeholderStyle('lottery-board', { limit: '4', layout: 'rows', 'no-history': '' })
      .trimEnd()
      .replace(/^(?=.)/gm, '  ');
    expect(style).toContain('min-block-size');
    expect(fileOf('script', full, 'index.html')).toBe(`<style>
  lobby-lottery-board {
    --lobby-accent: #0a6b4f;
    --lobby-radius: 4px;
    --lobby-font: Georgia, serif;
  }
${style}
</style>
<script
  src="https://gw.test/sdk/1.2.3/lobbykit.js"
  data-lobby-gateway="https://gw.test"
  data-lobby-merchant="demo"
  data-lobby-language="VI"
  data-lobby-theme="dark"
  defer
></script>
<lobby-lottery-board layout="rows" limit="4" no-history></lobby-lottery-board>`);
  });

  it('the script tag snippet has an integrity hash if selected', () => {
    const text = fileOf('script', {}, 'index.html', { integrity: 'sha384-abc' });
    expect(text).toContain('\n  integrity="sha384-abc"\n  crossorigin="anonymous"\n');
    expect(fileOf('script', {}, 'index.html')).not.toContain('integrity');
  });

  it('the element snippet has imports, lobby, stylesheet and tag', () => {
    expect(fileOf('element', full, 'main.ts')).toBe(`import { createLobby } from 'lobbykit';
import 'lobbykit/elements/lottery-board';
import './lobby.css';

createLobby({
  gateway: 'https://gw.test',
  merchant: 'demo',
  language: 'VI',
  theme: 'dark',
});`);
    expect(fileOf('element', full, 'lobby.css')).toContain('--lobby-accent: #0a6b4f;');
    expect(fileOf('element', full, 'index.html')).toBe(
      '<lobby-lottery-board layout="rows" limit="4" no-history></lobby-lottery-board>',
    );
  });

  it('the React snippet has props with the types of the component', () => {
    expect(fileOf('react', full, 'app.tsx')).toContain('<LotteryBoard layout="rows" limit={4} noHistory />');
    expect(fileOf('react', full, 'lobby.css')).toContain(':root {\n  --lobby-accent: #0a6b4f;');
    expect(makeSnippet('react', embedOf({}), options).map(({ name }) => name)).toEqual(['app.tsx']);
  });

  it('the iframe snippet has all settings in one URL and a fitting height', () => {
    const text = fileOf('iframe', full, 'index.html');
    const src = /src="([^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(src).toMatch(/^https:\/\/gw\.test\/embed\/lottery-board\?/);
    expect(Object.fromEntries(new URL(src).searchParams)).toEqual({
      merchant: 'demo',
      language: 'VI',
      theme: 'dark',
      layout: 'rows',
      limit: '4',
      'no-history': '',
      accent: '#0a6b4f',
      radius: '4px',
      font: 'Georgia, serif',
    });
    for (const isWide of [false, true]) {
      const height = placeholderHeight('lottery-board', { limit: '4' }, isWide);
      expect(fileOf('iframe', { attributes: { limit: '4' } }, 'index.html', { isWide })).toContain(
        `height="${height}"`,
      );
    }
  });

  it.each(WIDGETS)('the snippet of the $title is valid code in every integration', widget => {
    for (const integration of ['element', 'react'] as const) {
      for (const { name, text } of makeSnippet(
        integration,
        embedOf({ ...full, widget: widget.name, attributes: {} }),
        options,
      )) {
        if (name.endsWith('.html')) continue;
        expect(() =>
          transformSync(text, { loader: name.slice(name.lastIndexOf('.') + 1) as 'ts', jsx: 'automatic' }),
        ).not.toThrow();
      }
    }
  });

  it('highlighting a snippet does not change its text', () => {
    const whole = (text: string) =>
      piecesOf(text)
        .map(piece => piece.text)
        .join('');
    fc.assert(
      fc.property(fc.string(), text => {
        expect(whole(text)).toBe(text);
      }),
    );
    const text = fileOf('script', full, 'index.html');
    expect(
      piecesOf(text)
        .map(piece => piece.text)
        .join(''),
    ).toBe(text);
  });
});

type Node = DefaultTreeAdapterTypes.ChildNode;
/** Parses an HTML text: returns its tags with their attribute names, and all text outside of `<style>`. */
function read(html: string) {
  const tags: string[] = [];
  const values: string[] = [];
  const walk = (node: Node) => {
    if ('tagName' in node) {
      tags.push(`${node.tagName}[${node.attrs.map(({ name }) => name).join(' ')}]`);
      values.push(...node.attrs.map(({ value }) => value));
    }
    if ('childNodes' in node) for (const child of node.childNodes) walk(child);
    if (node.nodeName === '#comment') tags.push('comment');
  };
  for (const child of parseFragment(html).childNodes) walk(child);
  return { tags, values };
}

const typed = fc.oneof(
  fc.constantFrom(...attacks, ...nastyTexts),
  fc.constantFrom(...attacks).map(text => `"'\`>${text.slice(0, 60)}`),
  fc.string({ maxLength: 60 }),
  fc.constantFrom("'+alert(1)+'", '${alert(1)}', '\\', '*/', '</script><script>alert(1)//', '{', '}'),
);
const anyState = fc.constantFrom(...WIDGETS).chain(widget =>
  fc.record({
    widget: fc.constant(widget.name),
    attributes: fc.dictionary(fc.constantFrom(...Object.keys(widget.attributes)), typed),
    gateway: typed,
    merchant: typed,
    language: typed,
    tokens: fc.dictionary(fc.constantFrom(...TOKENS), typed),
  }),
);

describe('EMBED-20 S24 snippets with arbitrary input', () => {
  it('script and iframe snippets with arbitrary input contain only the expected tags', () => {
    fc.assert(
      fc.property(anyState, state => {
        const embed = embedOf(state);
        const tag = `lobby-${embed.widget.name}[${Object.keys(embed.attributes).join(' ')}]`;
        const { tags, values } = read(makeSnippet('script', embed, options)[0]?.text ?? '');
        expect(tags.filter(name => name !== 'style[]')).toEqual([
          'script[src data-lobby-gateway data-lobby-merchant data-lobby-language data-lobby-theme defer]',
          tag,
        ]);
        for (const value of Object.values(embed.attributes)) expect(values).toContain(value);
        const frame = read(makeSnippet('iframe', embed, options)[0]?.text ?? '');
        expect(frame.tags).toEqual(['iframe[src title width height style loading]']);
        expect(frame.values[0]?.startsWith(`${embed.gateway}/embed/${embed.widget.name}?`)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it('stylesheets with arbitrary input contain no additional brace, bracket or URL', () => {
    fc.assert(
      fc.property(anyState, state => {
        const embed = embedOf(state);
        for (const value of Object.values(embed.tokens)) expect(value).toMatch(/^[\p{L}\p{N} ,#'_-]+$/u);
      }),
      { numRuns: 400 },
    );
  });

  it('bundler snippets contain arbitrary input as strings, not as code', () => {
    fc.assert(
      fc.property(anyState, state => {
        const embed = embedOf(state);
        const app = makeSnippet('react', embed, options)[0]?.text ?? '';
        const seen: { lobby?: unknown; props?: unknown } = {};
        const { code } = transformSync(app.replace(/^import .*$/gm, ''), {
          loader: 'tsx',
          jsx: 'transform',
          jsxFactory: 'h',
          format: 'cjs',
        });
        const run = new Function(
          'module',
          'exports',
          'createLobby',
          'h',
          'LobbyProvider',
          embed.widget.component,
          code,
        );
        const module = { exports: {} as { App?: () => unknown } };
        const h = (type: unknown, props: unknown) => {
          if (type === 'widget') seen.props = props;
        };
        run(
          module,
          module.exports,
          (lobby: unknown) => {
            seen.lobby = lobby;
          },
          h,
          'provider',
          'widget',
        );
        module.exports.App?.();
        const shown = shownOf('react', embed, []);
        if (shown.kind === 'page') throw new Error('React needs a bundler.');
        expect(seen.lobby).toEqual(shown.lobby);
        expect(seen.props ?? {}).toEqual(shown.values);
      }),
      { numRuns: 200 },
    );
  });
});
