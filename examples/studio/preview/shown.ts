/**
 * Selects the preview of a snippet: the text itself if a browser can run it, otherwise the equivalent configuration.
 */
import type { Embed } from '../model/checked.ts';
import type { Integration } from '../model/state.ts';
import { lobbyOptions } from '../snippets/lobby-call.ts';
import { elementRules, propsOf, reactRules } from '../snippets/make-snippet.ts';
import type { SnippetFile } from '../snippets/snippet.ts';
import type { Shown } from './messages.ts';

export function shownOf(integration: Integration, embed: Embed, files: readonly SnippetFile[]): Shown {
  if (integration === 'script' || integration === 'iframe') {
    return { kind: 'page', text: files[0]?.text ?? '', framed: integration === 'iframe' };
  }
  const { name: widget, component } = embed.widget;
  const lobby = lobbyOptions(embed);
  return integration === 'react'
    ? { kind: 'react', widget, component, lobby, values: propsOf(embed), css: reactRules(embed) }
    : { kind: 'element', widget, component, lobby, values: embed.attributes, css: elementRules(embed) };
}
