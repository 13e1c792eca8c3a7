/** Creates the snippet of an embed for one of four integrations: script tag, element, React, iframe. */
import { escapeMarkup, placeholderHeight, placeholderStyle, scriptSnippet, tagMarkup } from 'lobbykit/domain';
import type { Embed } from '../model/checked.ts';
import type { Integration } from '../model/state.ts';
import type { Attribute } from '../model/widgets.ts';
import { js } from './escape.ts';
import { lobbyCall } from './lobby-call.ts';
import { ruleText, type SnippetFile, type SnippetOptions, tagOf, tokenLines } from './snippet.ts';

export function makeSnippet(integration: Integration, embed: Embed, options: SnippetOptions): readonly SnippetFile[] {
  switch (integration) {
    case 'script':
      return scriptTagSnippet(embed, options);
    case 'element':
      return elementSnippet(embed);
    case 'react':
      return reactSnippet(embed);
    case 'iframe':
      return iframeSnippet(embed, options);
  }
}

/** Snippet for a page without a build step: a style, a script tag, the widget's tag. */
function scriptTagSnippet(embed: Embed, { version, integrity }: SnippetOptions): readonly SnippetFile[] {
  const text = scriptSnippet({ ...embed, widget: embed.widget.name, version, integrity, rules: tagRules(embed) });
  return [{ name: 'index.html', text }];
}

/** Tokens of the tag. */
const tagRules = (embed: Embed): string => ruleText(tagOf(embed), tokenLines(embed));

/** Tokens of the tag, and its placeholder height while code and data load. */
export const elementRules = (embed: Embed): string =>
  tagRules(embed) + placeholderStyle(embed.widget.name, embed.attributes);

/** Snippet for a bundler and any framework: the npm package, a stylesheet, the widget's tag. */
function elementSnippet(embed: Embed): readonly SnippetFile[] {
  const rules = elementRules(embed).trimEnd();
  const lines = [
    "import { createLobby } from 'lobbykit';",
    `import 'lobbykit/elements/${embed.widget.name}';`,
    ...(rules ? ["import './lobby.css';"] : []),
    '',
    `${lobbyCall(embed)};`,
  ];
  return [
    { name: 'main.ts', text: lines.join('\n') },
    ...(rules ? [{ name: 'lobby.css', text: rules }] : []),
    { name: 'index.html', text: tagMarkup(embed.widget.name, embed.attributes) },
  ];
}

/** Snippet for React 19: provider, component, one stylesheet. */
function reactSnippet(embed: Embed): readonly SnippetFile[] {
  const { component } = embed.widget;
  const rules = reactRules(embed).trimEnd();
  const text = `import { createLobby } from 'lobbykit';
import { ${['LobbyProvider', component].sort().join(', ')} } from 'lobbykit/react';
import 'lobbykit/styles.css';
${rules && "import './lobby.css';\n"}
const lobby = ${lobbyCall(embed)};

export const App = () => (
  <LobbyProvider lobby={lobby}>
    <${component}${propsText(embed)} />
  </LobbyProvider>
);`;
  return [{ name: 'app.tsx', text }, ...(rules ? [{ name: 'lobby.css', text: rules }] : [])];
}

/** Typed props of the component, by name. */
export function propsOf({ widget, attributes }: Embed): Readonly<Record<string, string | number | boolean>> {
  const typed = (rule: Attribute | undefined, text: string) =>
    rule?.kind === 'flag' ? true : rule?.kind === 'number' ? Number(text) : text;
  return Object.fromEntries(
    Object.entries(attributes).map(([name, text]) => [
      widget.attributes[name]?.property ?? name,
      typed(widget.attributes[name], text),
    ]),
  );
}

const propsText = (embed: Embed): string =>
  Object.entries(propsOf(embed))
    .map(([name, value]) => {
      if (value === true) return ` ${name}`;
      if (typeof value === 'string' && /^[\w .-]+$/.test(value)) return ` ${name}="${value}"`;
      return ` ${name}={${typeof value === 'string' ? js(value) : value}}`;
    })
    .join('');

/** Tokens of the whole page. No height is reserved, because the first render contains a skeleton of the right size. */
export const reactRules = (embed: Embed): string => ruleText(':root', tokenLines(embed));

/** Height of an overlay widget, px: enough space to open. */
const FLOATING_HEIGHT = 640;

/** Snippet for a page without third-party scripts: one frame with a matching height. */
function iframeSnippet(embed: Embed, { isWide }: SnippetOptions): readonly SnippetFile[] {
  const height = placeholderHeight(embed.widget.name, embed.attributes, isWide) || FLOATING_HEIGHT;
  const text = `<iframe
  src="${escapeMarkup(embedUrl(embed))}"
  title="${escapeMarkup(embed.widget.title)}"
  width="100%"
  height="${height}"
  style="border: 0"
  loading="lazy"
></iframe>`;
  return [{ name: 'index.html', text }];
}

/** URL of the widget as a page of the gateway. */
function embedUrl({ widget, attributes, gateway, merchant, language, theme, tokens }: Embed): string {
  const query = new URLSearchParams({
    merchant,
    language,
    ...(theme === 'dark' ? { theme } : {}),
    ...attributes,
    ...tokens,
  });
  return `${gateway}/embed/${widget.name}?${query}`;
}
