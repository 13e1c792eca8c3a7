/** What the preview shows for a snippet: the text itself where a browser can run it, else what it says. */
import type { Embed } from '../model/checked.ts';
import type { Flavour } from '../model/state.ts';
import { lobbyOptions } from '../snippets/lobby-call.ts';
import { propsOf, reactRules } from '../snippets/react-snippet.ts';
import { elementRules } from '../snippets/script-snippet.ts';
import type { SnippetFile } from '../snippets/snippet.ts';
import type { Shown } from './messages.ts';

export function shownOf(flavour: Flavour, embed: Embed, files: readonly SnippetFile[]): Shown {
  if (flavour === 'script' || flavour === 'iframe') {
    return { kind: 'page', text: files[0]?.text ?? '', framed: flavour === 'iframe' };
  }
  const { name: widget, component } = embed.widget;
  const lobby = lobbyOptions(embed);
  return flavour === 'react'
    ? { kind: 'react', widget, component, lobby, values: propsOf(embed), css: reactRules(embed) }
    : { kind: 'element', widget, component, lobby, values: embed.attributes, css: elementRules(embed) };
}
