/** Snippet for a bundler and any framework: the npm package, a stylesheet, the widget's tag. */
import type { Embed } from '../model/checked.ts';
import { lobbyCall } from './lobby-call.ts';
import { elementRules } from './script-snippet.ts';
import { type SnippetFile, tagText } from './snippet.ts';

export function elementSnippet(embed: Embed): readonly SnippetFile[] {
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
    { name: 'index.html', text: tagText(embed) },
  ];
}
