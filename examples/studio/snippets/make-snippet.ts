/** Generates the snippet for one of four integrations: script tag, custom element, React, or iframe. */
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

/** Snippet for a page without a build step: styles, script tag, and the tag of the widget. */
function scriptTagSnippet(embed: Embed, { version, integrity }: SnippetOptions): readonly SnippetFile[] {
  const text = scriptSnippet({ ...embed, widget: embed.widget.name, version, integrity, rules: tagRules(embed) });
  return [{ name: 'index.html', text }];
}

/** CSS rule with the tokens of the widget's tag. */
const tagRules = (embed: Embed): string => ruleText(tagOf(embed), tokenLines(embed));

/** CSS rules with the tokens of the widget's tag, and with its reserved height while code and data load. */
export const elementRules = (embed: Embed): string =>
  tagRules(embed) + placeholderStyle(embed.widget.name, embed.attributes);

/** Snippet for a bundler with any framework: import of the npm package, stylesheet, and the tag of the widget. */
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

/** Snippet for React 19: provider, component, and one stylesheet. */
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

/** Returns the props of the component, with the types of the React component. */
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

/**
 * CSS rule with the tokens of the whole page. It reserves no height, because the first render contains a skeleton with
 * the final height.
 */
export const reactRules = (embed: Embed): string => ruleText(':root', tokenLines(embed));

/** Height of the iframe for an overlay widget, px: enough space for the opened overlay. */
const FLOATING_HEIGHT = 640;

/** Snippet for a page that allows no third-party scripts: an iframe with the height of the widget. */
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

/** Returns the URL at which the gateway serves the widget as a page. */
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
