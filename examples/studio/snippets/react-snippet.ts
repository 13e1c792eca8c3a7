/** Snippet for React 19: provider, component, one stylesheet. */
import type { Embed } from '../model/checked.ts';
import type { Attribute } from '../model/widgets.ts';
import { js } from './escape.ts';
import { lobbyCall } from './lobby-call.ts';
import { ruleText, type SnippetFile, tokenLines } from './snippet.ts';

export function reactSnippet(embed: Embed): readonly SnippetFile[] {
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
